import type { Db, Knex } from '@pandex/platform/postgres/postgres'

export interface CountedAnswer {
  disk_type: string
  verdict: string
}

/** Counts answers. Must be the last statement of its transaction: all workers of a drive update the same rows. */
export const countNewAnswers = async (trx: Knex.Transaction, answers: readonly CountedAnswer[]): Promise<void> => {
  if (answers.length === 0) return
  await trx.raw(
    `insert into drive_answer as known (disk_type, hour, verdict, total, answered_at)
     select disk_type, date_trunc('hour', now()), verdict, count(*)::integer, now()
     from unnest(?::text[], ?::text[]) as answer (disk_type, verdict)
     group by disk_type, verdict
     order by disk_type, verdict
     on conflict (disk_type, hour, verdict) do update set total = known.total + excluded.total, answered_at = excluded.answered_at`,
    [answers.map(({ disk_type }) => disk_type), answers.map(({ verdict }) => verdict)],
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
