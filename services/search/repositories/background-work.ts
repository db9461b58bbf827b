import type { Db } from '@pandex/platform/postgres'

/** Work says that it goes on more often than this; a transaction that is idle for longer belongs to a process that froze. */
const idleInTransactionMs = 60_000

/** @throws Error when the turn is lost: another replica may have it now */
export type StillMine = () => Promise<void>

/**
 * Does work that only one replica may do at a time, under a lock that ends with the process or its connection.
 * @returns false when another one is at it
 */
export const inTurn = async (db: Db, name: string, work: (stillMine: StillMine) => Promise<void>): Promise<boolean> =>
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

/** How far work came, as it was noted last. */
export const readProgress = async <T extends object>(db: Db, name: string): Promise<T | undefined> => {
  const row: { state: T } | undefined = await db('background_work').where({ name }).first('state')
  return row?.state
}

/** Outside of the turn's transaction: what is noted stays when the process dies. */
export const noteProgress = async (db: Db, name: string, state: object): Promise<void> => {
  await db('background_work')
    .insert({ name, state: JSON.stringify(state) })
    .onConflict('name')
    .merge()
}

export const forgetProgress = async (db: Db, name: string): Promise<void> => {
  await db('background_work').where({ name }).delete()
}
