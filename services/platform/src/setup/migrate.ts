import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Logger } from '../logging/logger.ts'
import { openCommandPostgres } from '../postgres/postgres.ts'
import type { Knex } from '../postgres/postgres.ts'

/** Rewriting a table of millions of rows takes minutes; no request waits for it. */
const statementTimeoutMs = 3_600_000

/** @returns the names of the applied migrations */
export const migrate = async (db: Knex, service: string): Promise<string[]> => {
  const folders = ['platform', service].map((name) => new URL(`../../../${name}/migrations`, import.meta.url))
  const directory = [...new Set(folders.map((folder) => fileURLToPath(folder)))].filter((folder) => existsSync(folder))
  // A rollback must start with the migrations of the newer version, whose files this one lacks.
  const options = { directory, loadExtensions: ['.ts'], disableMigrationsListValidation: true }
  const [, applied] = (await db.migrate.latest(options)) as [number, string[]]
  return applied
}

/** Applies the migrations of a service to the database at `url`. A concurrent run waits. @returns the names of the applied ones */
export const migrateDatabase = async (url: string, service: string, log: Logger): Promise<string[]> => {
  await using postgres = openCommandPostgres({ url, statementTimeoutMs, log })
  // Held by the only connection of the pool until it closes. Without it a concurrent run of knex fails.
  await postgres.db.raw(`select pg_advisory_lock(hashtext('migrations'))`)
  return await migrate(postgres.db, service)
}
