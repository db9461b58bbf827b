/**
 * `node migrate.ts <service>`: migrates the database at POSTGRES_URL. A separate step before start: replicas start concurrently, and a
 * rollout must migrate before the first new replica serves.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { envSchemas, readEnv } from '../process/config.ts'
import { createLogger } from '../logging/logger.ts'
import { openPostgres } from '../postgres/postgres.ts'
import type { Knex } from '../postgres/postgres.ts'

/** Rewriting a table of millions of rows takes minutes; no request waits for it. */
const statementTimeoutMs = 3_600_000

export const migrate = async (db: Knex, service: string): Promise<string[]> => {
  const folders = ['platform', service].map((name) => new URL(`../../../${name}/migrations`, import.meta.url))
  const directory = [...new Set(folders.map((folder) => fileURLToPath(folder)))].filter((folder) => existsSync(folder))
  const [, applied] = (await db.migrate.latest({ directory, loadExtensions: ['.ts'] })) as [number, string[]]
  return applied
}

if (import.meta.main) {
  const service = z
    .string()
    .regex(/^[a-z]+$/)
    .parse(process.argv[2])
  const log = createLogger(service, 'info')
  const { POSTGRES_URL } = readEnv(envSchemas.postgres)
  await using postgres = openPostgres({ url: POSTGRES_URL, poolSize: 1, statementTimeoutMs, log })
  log.info({ applied: await migrate(postgres.db, service) }, 'migrations: applied')
}
