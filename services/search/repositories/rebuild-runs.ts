import type { Db, Knex } from '@pandex/platform/postgres'

/** One making of the whole index from the database of resources. */
export interface RebuildRun {
  run_id: string
  status: 'running' | 'done' | 'failed' | 'cancelled'
  /** What is being filled; absent at the very beginning. */
  index?: string
  /** Unix milliseconds: from then on every replica writes into it as well. */
  settledAtMs: number
  /** The last resource that is in it. */
  afterId: number
  done: number
  total: number
  msg: string
  /** In a row, for another reason than that something is away. */
  failures: number
}

/** Its place among the notes of background work. */
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

/** Changes the last run while nobody else does. @param change answers what it becomes; what it throws changes nothing */
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
