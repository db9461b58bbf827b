import type { Knex } from './postgres.ts'

/**
 * For migrations: rewrites stored `http://` image URLs to https, as `readImageUrl` does on write, because pages load images over https
 * only. URLs with an explicit port stay: https does not answer there.
 */
export const upgradeStoredImages = async (knex: Knex, table: string, column: string): Promise<void> => {
  await knex.raw(
    `update :table: set :column: = regexp_replace(:column:, :plain, 'https\\1\\2', 'i') where :column: ~* :plain`,
    { table, column, plain: String.raw`^http(://[^/?#:@\s]+)(?::80)?([/?#].*)?$` },
  )
}
