import type { Db, Knex } from '@pandex/platform/postgres/postgres'

/** Counts one answer. Must be the last statement of its transaction: all workers of a drive update the same row. */
export const countAnswer = async (trx: Knex.Transaction, diskType: string, verdict: string): Promise<void> => {
  await trx.raw(
    `insert into drive_answer as known (disk_type, hour, verdict, total, answered_at)
     values (?, date_trunc('hour', now()), ?, 1, now())
     on conflict (disk_type, hour, verdict) do update set total = known.total + 1, answered_at = excluded.answered_at`,
    [diskType, verdict],
  )
}

export interface AnswerCount {
  disk_type: string
  verdict: string
  total: number
  answered_at: Date
}

/** Sums the last 24 hours. */
export const countAnswers = async (db: Db): Promise<AnswerCount[]> => {
  const { rows } = await db.raw<{ rows: AnswerCount[] }>(
    `select disk_type, verdict, sum(total)::integer as total, max(answered_at) as answered_at from drive_answer
     where hour > now() - interval '24 hours' group by disk_type, verdict`,
  )
  return rows
}

export const pruneAnswers = async (db: Db): Promise<void> => {
  await db('drive_answer').whereRaw(`hour < now() - interval '48 hours'`).delete()
}
