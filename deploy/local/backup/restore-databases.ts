import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { createLogger } from '../../../services/platform/src/logging/logger.ts'
import { databaseUrl, openPostgres } from '../../../services/platform/src/postgres/postgres.ts'
import type { Knex } from '../../../services/platform/src/postgres/postgres.ts'
import { REPOSITORY } from '../repository.ts'
import { readEntries } from './archive.ts'
import type { ArchiveHeader } from './archive.ts'

export interface RestoreOptions {
  file: string
  /** Of `verifyArchive`. */
  header: ArchiveHeader
  /** Superuser, no database part. */
  serverUrl: string
  databaseNameOf: (service: string) => string
}

const LONG_STATEMENT_MS = 3_600_000

const migrationFile = (service: string, name: string): string | undefined =>
  ['platform', service]
    .map((owner) => join(REPOSITORY, 'services', owner, 'migrations', name))
    .find((path) => existsSync(path))

/** @throws if the archive was made by a newer version, or by one with other services */
export function assertKnownMigrations({ migrations }: ArchiveHeader, services: readonly string[]): void {
  const unknown = Object.entries(migrations).flatMap(([service, names]) =>
    names.filter((name) => !migrationFile(service, name)).map((name) => `${service}: ${name}`),
  )
  const missing = services.filter((service) => !migrations[service])
  if (unknown.length + missing.length === 0) return
  throw new Error(
    unknown.length > 0
      ? `restore: the backup comes from a newer version (${unknown[0]}), update Pandex first; nothing was changed`
      : `restore: the backup lacks the database of ${missing[0]}, nothing was changed`,
  )
}

/** Whether the databases hold more than a fresh site. */
export async function isFilled(serverUrl: string, databaseNameOf: (service: string) => string): Promise<boolean> {
  const questions = [
    ['disk', 'select exists (select from disk) as filled'],
    ['user', 'select count(*) > 1 as filled from accounts'],
    ['config', 'select exists (select from site_config_history) as filled'],
    ['task', 'select exists (select from import_task) as filled'],
  ] as const
  const existing = await listDatabases(serverUrl)
  for (const [service, question] of questions) {
    const name = databaseNameOf(service)
    if (!existing.has(name)) continue
    const filled = await withClient(databaseUrl(serverUrl, name), async (client) => {
      const { rows } = await client.query<{ filled: boolean }>(question).catch(undefinedTableIsEmpty)
      return rows[0]?.filled ?? false
    })
    if (filled) return true
  }
  return false
}

const undefinedTableIsEmpty = (error: unknown): { rows: { filled: boolean }[] } => {
  if (error instanceof Error && 'code' in error && error.code === '42P01') return { rows: [] }
  throw error
}

/** Restores into new databases and swaps them in at the end, so that a failure leaves the site as it was. */
export async function restoreDatabases({ file, header, serverUrl, databaseNameOf }: RestoreOptions): Promise<void> {
  const services = Object.keys(header.migrations)
  const newNameOf = (service: string): string => `${databaseNameOf(service)}_restoring`
  const oldNameOf = (service: string): string => `${databaseNameOf(service)}_replaced`
  await withClient(databaseUrl(serverUrl, 'postgres'), async (server) => {
    const drop = async (name: string): Promise<void> =>
      void (await server.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`))
    try {
      for (const service of services) {
        await drop(newNameOf(service))
        await server.query(`create database ${pg.escapeIdentifier(newNameOf(service))}`)
        const url = databaseUrl(serverUrl, newNameOf(service))
        await migrateTo(url, service, header.migrations[service] ?? [])
        await emptyTables(url)
      }
      await loadRows(file, (service) => databaseUrl(serverUrl, newNameOf(service)))
      for (const service of services) await prepareForStart(service, databaseUrl(serverUrl, newNameOf(service)))
      const existing = await listDatabases(serverUrl)
      const rename = async (from: string, to: string): Promise<void> => {
        await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [from])
        await server.query(`alter database ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`)
      }
      for (const service of services) {
        if (existing.has(databaseNameOf(service))) {
          await drop(oldNameOf(service))
          await rename(databaseNameOf(service), oldNameOf(service))
        }
        await rename(newNameOf(service), databaseNameOf(service))
      }
      for (const service of services) await drop(oldNameOf(service))
    } finally {
      for (const service of services) await drop(newNameOf(service))
    }
  })
}

/** Applies exactly the archive's migrations; the next start applies later ones. */
async function migrateTo(url: string, service: string, names: readonly string[]): Promise<void> {
  const log = createLogger('restore', 'silent')
  await using postgres = openPostgres({ url, poolSize: 1, statementTimeoutMs: LONG_STATEMENT_MS, log })
  await postgres.db.migrate.latest({
    migrationSource: {
      getMigrations: async () => [...names],
      getMigrationName: (name: string) => name,
      getMigration: async (name: string) =>
        (await import(pathToFileURL(migrationFile(service, name) ?? '').href)) as Knex.Migration,
    },
  })
}

/** Migrations insert rows, too. Replica mode turns off triggers and foreign keys, for a superuser only. */
async function emptyTables(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ list: string | null }>(`
      select string_agg(quote_ident(relname), ', ') as list from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'knex_%'`)
    await client.query('set session_replication_role = replica')
    if (rows[0]?.list) await client.query(`truncate ${rows[0].list} cascade`)
  })
}

async function loadRows(file: string, urlOf: (service: string) => string): Promise<void> {
  let current: { service: string; client: pg.Client } | undefined
  let insert = ''
  const clientOf = async (service: string): Promise<pg.Client> => {
    if (current?.service === service) return current.client
    await current?.client.end()
    const client = new pg.Client({ connectionString: urlOf(service) })
    current = { service, client }
    await client.connect()
    await client.query('set session_replication_role = replica')
    return client
  }
  try {
    for await (const entry of readEntries(file)) {
      if (entry.kind === 'rows') {
        await current?.client.query(insert, [entry.rows])
        continue
      }
      const client = await clientOf(entry.service)
      if (entry.kind === 'sequence') {
        const { sequence, value, isCalled } = entry
        await client.query('select setval($1::regclass, $2::bigint, $3)', [
          pg.escapeIdentifier(sequence),
          value,
          isCalled,
        ])
        continue
      }
      const table = pg.escapeIdentifier(entry.table)
      const list = entry.columns.map(pg.escapeIdentifier).join(', ')
      await client.query('drop table if exists pg_temp.archived_row')
      await client.query(`create temporary table archived_row as select ${list} from ${table} with no data`)
      // `offset 0` keeps PostgreSQL from parsing the row once for each column.
      insert = `insert into ${table} (${list}) overriding system value
        select (given).* from (select line::pg_temp.archived_row as given from unnest($1::text[]) as line offset 0) as rows`
    }
  } finally {
    await current?.client.end()
  }
}

/**
 * Events that a consumer had not received yet exist only in Kafka, which is not restored: the outbox sends all its events again, and
 * inboxes ignore those that were applied. The search index is rebuilt.
 */
async function prepareForStart(service: string, url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('update outbox set published_at = null where published_at is not null')
    if (service === 'task')
      await client.query(
        `insert into job (kind, params, origin) values ('rebuild_es', '{}', 'admin') on conflict do nothing`,
      )
    await client.query('analyze')
  })
}

async function listDatabases(serverUrl: string): Promise<Set<string>> {
  return await withClient(databaseUrl(serverUrl, 'postgres'), async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database')
    return new Set(rows.map(({ datname }) => datname))
  })
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined) // the next query reports it
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
