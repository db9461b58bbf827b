import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { ArchiveEntry } from './archive.ts'

const ATTEMPTS = 10
const LOCK_TIMEOUT_MS = 3_000
const ROWS_PER_FETCH = 500
/** Tables with files have rows of megabytes. */
const FILES_PER_FETCH = 10

export interface Snapshot extends AsyncDisposable {
  migrations: Record<string, string[]>
  entries(): AsyncGenerator<ArchiveEntry>
}

/**
 * Takes one consistent snapshot of all databases. For a moment no database accepts events (`outbox`, `inbox`), so no snapshot holds the
 * effect of an event whose cause another one lacks. Only the start of the snapshots needs the locks.
 * @param urls of the databases by service
 */
export async function takeSnapshot(urls: Record<string, string>): Promise<Snapshot> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await trySnapshot(urls)
    } catch (error) {
      const isLocked = error instanceof Error && 'code' in error && ['55P03', '40P01'].includes(String(error.code))
      if (!isLocked || attempt === ATTEMPTS) throw error
      await sleep(Math.random() * 500)
    }
  }
}

async function trySnapshot(urls: Record<string, string>): Promise<Snapshot> {
  const stack = new AsyncDisposableStack()
  const connect = async (url: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined) // the next query reports it
    await client.connect()
    stack.defer(async () => await client.end())
    return client
  }
  try {
    const readers = new Map<string, pg.Client>()
    const lockers: pg.Client[] = []
    for (const [service, url] of Object.entries(urls)) {
      readers.set(service, await connect(url))
      const locker = await connect(url)
      lockers.push(locker)
      await locker.query('begin')
      await locker.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
      await locker.query('lock table outbox, inbox in share mode')
    }
    // The first query of a transaction takes its snapshot.
    await Promise.all(
      [...readers.values()].map(async (client) => {
        await client.query('begin isolation level repeatable read read only')
        await client.query('select 1 from outbox limit 1')
      }),
    )
    await Promise.all(lockers.map(async (client) => await client.query('commit')))
    const migrations: Record<string, string[]> = {}
    for (const [service, client] of readers) {
      const { rows } = await client.query<{ name: string }>('select name from knex_migrations order by name')
      migrations[service] = rows.map(({ name }) => name)
    }
    return {
      migrations,
      async *entries() {
        for (const [service, client] of readers) yield* dumpDatabase(service, client)
      },
      [Symbol.asyncDispose]: async () => await stack.disposeAsync(),
    }
  } catch (error) {
    await stack.disposeAsync()
    throw error
  }
}

interface TableRow {
  table: string
  columns: string[]
  hasFiles: boolean
}

async function* dumpDatabase(service: string, client: pg.Client): AsyncGenerator<ArchiveEntry> {
  const { rows: tables } = await client.query<TableRow>(`
    select relname as table, array_agg(attname::text order by attnum) as columns,
           bool_or(atttypid = 'bytea'::regtype) as "hasFiles"
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'knex_%'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`)
  for (const { table, columns, hasFiles } of tables) {
    yield { kind: 'table', service, table, columns }
    const list = columns.map(pg.escapeIdentifier).join(', ')
    await client.query(`declare dumped no scroll cursor for
      select dumped_row::text as row from (select ${list} from ${pg.escapeIdentifier(table)}) as dumped_row`)
    while (true) {
      const { rows } = await client.query<{ row: string }>(
        `fetch ${hasFiles ? FILES_PER_FETCH : ROWS_PER_FETCH} from dumped`,
      )
      if (rows.length === 0) break
      yield { kind: 'rows', rows: rows.map(({ row }) => row) }
    }
    await client.query('close dumped')
  }
  const { rows: sequences } = await client.query<{ sequence: string }>(
    `select relname as sequence from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
       and relname not like 'knex_%' order by relname`,
  )
  for (const { sequence } of sequences) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${pg.escapeIdentifier(sequence)}`,
    )
    const [state] = rows
    if (state) yield { kind: 'sequence', service, sequence, ...state }
  }
}
