import type { Db } from '@pandex/platform/postgres/postgres'
import type { DayUsage } from '../domain/open-tokens/read-usage.ts'
import type { TokenUsage } from '../domain/open-tokens/to-token-row.ts'
import { markBatch } from './visit-batches.ts'

/** Adds a batch; idempotent by `batchId`. Rows are written in one order, which prevents deadlocks. */
export const addOpenTokenUsage = async (db: Db, batchId: string, rows: readonly DayUsage[]): Promise<void> => {
  await db.transaction(async (trx) => {
    if (!(await markBatch(trx, batchId))) return
    await trx.raw(
      `insert into open_token_usage (token_id, day, calls, last_used_at)
       select token_id, day, calls, last_used_at
       from jsonb_to_recordset(?::jsonb) as given (token_id bigint, day date, calls bigint, last_used_at timestamptz)
       order by token_id, day
       on conflict (token_id, day) do update
       set calls = open_token_usage.calls + excluded.calls,
           last_used_at = greatest(open_token_usage.last_used_at, excluded.last_used_at)`,
      [JSON.stringify(rows)],
    )
  })
}

/** Use by token; retention bounds the days. */
export const findOpenTokenUsage = async (db: Db, ids: readonly number[]): Promise<Map<number, TokenUsage>> => {
  const rows = (await db('open_token_usage')
    .whereIn('token_id', ids)
    .select('token_id', db.raw('day::text as day'), 'calls', 'last_used_at')) as {
    token_id: number
    day: string
    calls: number
    last_used_at: Date
  }[]
  const usage = new Map<number, { callsByDay: Map<string, number>; lastUsedAt: Date }>()
  for (const { token_id, day, calls, last_used_at } of rows) {
    const known = usage.get(token_id) ?? { callsByDay: new Map<string, number>(), lastUsedAt: last_used_at }
    known.callsByDay.set(day, calls)
    if (last_used_at > known.lastUsedAt) known.lastUsedAt = last_used_at
    usage.set(token_id, known)
  }
  return usage
}
