import type { Db } from '@pandex/platform/postgres/postgres'

/**
 * Work calls `assertLock` more often than this; PostgreSQL ends a transaction that a frozen process left idle for
 * longer.
 */
const idleInTransactionMs = 60_000

/** @throws Error when the lock is lost: another replica may hold it now */
export type AssertLock = () => Promise<void>

/**
 * Runs work under an advisory lock that ends with the process or its connection, so that one replica does it at a time.
 * @returns false when another replica holds the lock
 */
export const withLeaderLock = async (
  db: Db,
  name: string,
  work: (assertLock: AssertLock) => Promise<void>,
): Promise<boolean> =>
  db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { locked: boolean }[] }>(
      `select pg_try_advisory_xact_lock(hashtext(?)) as locked, set_config('idle_in_transaction_session_timeout', ?, true)`,
      [`search.${name}`, String(idleInTransactionMs)],
    )
    if (!rows[0]?.locked) return false
    await work(async () => {
      await trx.raw('select 1')
    })
    return true
  })

export const readProgress = async <T extends object>(db: Db, name: string): Promise<T | undefined> => {
  const row: { state: T } | undefined = await db('background_work').where({ name }).first('state')
  return row?.state
}

/** Called outside the lock's transaction, so that progress survives the process. */
export const saveProgress = async (db: Db, name: string, state: object): Promise<void> => {
  await db('background_work')
    .insert({ name, state: JSON.stringify(state) })
    .onConflict('name')
    .merge()
}

export const deleteProgress = async (db: Db, name: string): Promise<void> => {
  await db('background_work').where({ name }).delete()
}
