import type { Db, Knex } from '@pandex/platform/postgres/postgres'

export interface Schedule {
  kind: string
  expression: string
  next_at: Date | null
}

export const findSchedule = async (db: Db, kind: string): Promise<Schedule | undefined> =>
  db('job_schedule').where({ kind }).first('kind', 'expression', 'next_at')

export const writeSchedule = async (db: Db, schedule: Schedule): Promise<void> => {
  await db('job_schedule').insert(schedule).onConflict('kind').merge()
}

/** Compare-and-set to the next time. @returns false if another replica did it */
export const claimDueSchedule = async (
  trx: Knex.Transaction,
  { kind, expression, next_at }: Schedule,
  next: Date | null,
): Promise<boolean> => {
  const rows = await trx('job_schedule').where({ kind, expression, next_at }).update({ next_at: next })
  return rows === 1
}
