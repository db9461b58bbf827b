import type { Db, Knex } from '@pandex/platform/postgres/postgres'

export interface RebuildRun {
  run_id: string
  status: 'running' | 'done' | 'failed' | 'cancelled'
  index?: string
  /** Unix milliseconds from which every replica also writes to the index. */
  settledAtMs: number
  afterId: number
  done: number
  total: number
  msg: string
  /** Consecutive failures whose cause is not an unavailable dependency. */
  failures: number
}

/** Stored; older releases know it by this name. */
const name = 'anew'

export const newRun = (run_id: string): RebuildRun => ({
  run_id,
  status: 'running',
  settledAtMs: 0,
  afterId: 0,
  done: 0,
  total: 0,
  msg: '',
  failures: 0,
})

const lockRun = async (trx: Knex.Transaction): Promise<RebuildRun | undefined> => {
  await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`search.note.${name}`])
  const row: { state: RebuildRun } | undefined = await trx('background_work').where({ name }).forUpdate().first('state')
  return row?.state
}

const write = async (trx: Knex.Transaction, run: RebuildRun): Promise<void> => {
  await trx('background_work')
    .insert({ name, state: JSON.stringify(run) })
    .onConflict('name')
    .merge()
}

export const findRun = async (db: Db): Promise<RebuildRun | undefined> => {
  const row: { state: RebuildRun } | undefined = await db('background_work').where({ name }).first('state')
  return row?.state
}

/** Changes the last run under a lock. @param change returns the new state; if it throws, nothing changes */
export const changeRun = async (
  db: Db,
  change: (run: RebuildRun | undefined) => RebuildRun | Promise<RebuildRun>,
): Promise<RebuildRun> =>
  db.transaction(async (trx) => {
    const before = await lockRun(trx)
    const after = await change(before)
    if (after !== before) await write(trx, after)
    return after
  })
