import { expect } from 'vitest'
import { isDependencyError } from '../src/resilience/dependency-error.ts'
import { openPostgres } from '../src/postgres/postgres.ts'
import type { Knex } from '../src/postgres/postgres.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { silentLogger, waitFor } from './fixtures.ts'

export interface FreezableDatabase {
  postgresUrl: string
  db: Knex
}

/** A pool of one connection, so that each statement sees the session state of the previous one, and a server that can freeze. */
export const openFreezablePostgres = async ({ postgresUrl, db: admin }: FreezableDatabase) => {
  const { host } = new URL(postgresUrl)
  const proxy = await startFaultProxy({ target: host })
  const url = postgresUrl.replace(host, proxy.address)
  const timeouts = { statementTimeoutMs: 500, connectTimeoutMs: 1_500 }
  const postgres = openPostgres({ url, poolSize: 1, ...timeouts, log: silentLogger() })
  const { db } = postgres
  let pid = 0
  let sent = 0
  let freezeAt = Infinity
  let isFrozen = false
  db.on('query', () => {
    sent += 1
    if (sent !== freezeAt) return
    isFrozen = true
    proxy.freeze()
  })
  const isGone = async (): Promise<boolean> => {
    const { rows } = await admin.raw<{ rows: unknown[] }>('select from pg_stat_activity where pid = ?', [pid])
    return rows.length === 0
  }
  return {
    db,
    /** Freezes the server directly before the given statement is sent, counted from 1 from now on. */
    freezeBefore: async (statement: number): Promise<void> => {
      const { rows } = await db.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid')
      pid = rows[0]?.pid ?? 0
      freezeAt = sent + statement
    },
    isFrozen: () => isFrozen,
    sent: () => sent,
    /** Resumes, and resolves when the backend of the frozen connection has processed its input and ended. */
    thaw: async (): Promise<void> => {
      freezeAt = Infinity
      proxy.restore()
      if (isFrozen) await waitFor(isGone)
    },
    async [Symbol.asyncDispose]() {
      proxy.restore()
      await postgres[Symbol.asyncDispose]()
      await proxy[Symbol.asyncDispose]()
    },
  }
}

export interface AtomicWriteCase<App extends AsyncDisposable, Subject> {
  openApp: (db: Knex) => Promise<App>
  createSubject: () => Promise<Subject>
  write: (app: App, subject: Subject) => Promise<unknown>
  /** `all` or `nothing`; anything else is a partial write. */
  readStored: (subject: Subject) => Promise<string>
}

/**
 * Freezes PostgreSQL before each statement of a write in turn. Expects that the write fails as an unavailable dependency, is stored
 * entirely or not at all, and can be repeated, and that the pool's next write is stored exactly when acknowledged.
 * @returns number of frozen statements
 */
export const expectAtomicWrites = async <App extends AsyncDisposable, Subject>(
  database: FreezableDatabase,
  { openApp, createSubject, write, readStored }: AtomicWriteCase<App, Subject>,
): Promise<number> => {
  const countStatements = async (): Promise<number> => {
    await using postgres = await openFreezablePostgres(database)
    await using app = await openApp(postgres.db)
    await write(app, await createSubject())
    return postgres.sent()
  }
  /** Retries until acknowledged: on a busy machine a statement may exceed this pool's timeouts. */
  const repeat = (app: App, subject: Subject): Promise<boolean> =>
    waitFor(async () => {
      await write(app, subject)
      return true
    })
  const freezeAt = async (statement: number): Promise<boolean> => {
    await using postgres = await openFreezablePostgres(database)
    await using app = await openApp(postgres.db)
    const [first, second] = [await createSubject(), await createSubject()]
    await postgres.freezeBefore(statement)
    const error: unknown = await write(app, first).catch((reason: unknown) => reason)
    const isFrozen = postgres.isFrozen()
    const isAcknowledged = !(error instanceof Error)
    if (!isAcknowledged && !isDependencyError(error)) throw error
    expect({ statement, isAcknowledged: isAcknowledged && isFrozen }).toEqual({ statement, isAcknowledged: false })
    await postgres.thaw()
    await repeat(app, second)
    expect(await readStored(second)).toBe('all')
    expect(await readStored(first)).toMatch(isAcknowledged ? /^all$/ : /^(all|nothing)$/)
    await repeat(app, first)
    expect(await readStored(first)).toBe('all')
    return isFrozen
  }
  const statements = Array.from({ length: await waitFor(countStatements) }, (_, index) => index + 1)
  const frozen = await Promise.all(statements.map(freezeAt))
  return frozen.filter(Boolean).length
}
