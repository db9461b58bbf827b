/** PostgreSQL that freezes in the middle of a write, for tests of the stored result. */
import { expect } from 'vitest'
import { isDependencyTrouble } from '../src/dependency-trouble.ts'
import { openPostgres } from '../src/postgres.ts'
import type { Knex } from '../src/postgres.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { silentLogger, waitFor } from './fixtures.ts'

export interface FreezableDatabase {
  postgresUrl: string
  /** A pool that is never frozen. */
  db: Knex
}

/** A pool of one connection, so that each statement meets what the one before left on it, and a server that can be frozen. */
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
    /** Freezes the server right before the statement of this number is sent, counted from 1 from now on. */
    freezeBefore: async (statement: number): Promise<void> => {
      const { rows } = await db.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid')
      pid = rows[0]?.pid ?? 0
      freezeAt = sent + statement
    },
    isFrozen: () => isFrozen,
    /** How many statements were sent. */
    sent: () => sent,
    /** Continues, and resolves when the backend of the frozen connection has executed what it was sent and ended. */
    thaw: async (): Promise<void> => {
      freezeAt = Infinity
      proxy.heal()
      if (isFrozen) await waitFor(isGone)
    },
    async [Symbol.asyncDispose]() {
      proxy.heal()
      await postgres[Symbol.asyncDispose]()
      await proxy[Symbol.asyncDispose]()
    },
  }
}

export interface FrozenWrite<App extends AsyncDisposable, Subject> {
  /** What serves the write, over the given pool. */
  openApp: (db: Knex) => Promise<App>
  /** Something to write about that nothing else touches. */
  createSubject: () => Promise<Subject>
  write: (app: App, subject: Subject) => Promise<unknown>
  /** `all` or `nothing`; anything else is a partial write. */
  readStored: (subject: Subject) => Promise<string>
}

/**
 * Freezes PostgreSQL before each statement of a write in turn, and expects each time: the write fails as a dependency that is
 * away, it is stored entirely or not at all, the next write over the same pool is stored exactly when it was acknowledged, and the
 * failed one can be repeated.
 * @returns how many statements were frozen
 */
export const expectWholeWrites = async <App extends AsyncDisposable, Subject>(
  database: FreezableDatabase,
  { openApp, createSubject, write, readStored }: FrozenWrite<App, Subject>,
): Promise<number> => {
  const countStatements = async (): Promise<number> => {
    await using postgres = await openFreezablePostgres(database)
    await using app = await openApp(postgres.db)
    await write(app, await createSubject())
    return postgres.sent()
  }
  /** Until it is acknowledged: on a busy machine a statement may take longer than this pool allows. */
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
    if (!isAcknowledged && !isDependencyTrouble(error)) throw error
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
