import type { Knex } from './postgres.ts'

/**
 * For migrations: rewrites stored `http://` URLs of images to https, as `readImageUrl` does on write. Pages show no image over
 * plain http. URLs with a port of their own stay, because nothing answers https there.
 */
export const upgradeStoredImages = async (knex: Knex, table: string, column: string): Promise<void> => {
  await knex.raw(
    `update :table: set :column: = regexp_replace(:column:, :plain, 'https\\1\\2', 'i') where :column: ~* :plain`,
    { table, column, plain: String.raw`^http(://[^/?#:@\s]+)(?::80)?([/?#].*)?$` },
  )
}
