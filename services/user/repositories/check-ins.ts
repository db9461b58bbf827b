import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { CheckIn } from '../domain/points/check-in.ts'
import { firstDayOfMonth } from '@pandex/contracts/shanghai-time'

/** As text, because the driver converts a date to local midnight. */
const columns = (db: Db) => [db.raw(`to_char(day, 'YYYY-MM-DD') as day`), 'streak', 'coin']

export const findLastCheckIn = async (db: Db, userId: number, day: string): Promise<CheckIn | undefined> =>
  db('check_ins').where({ user_id: userId }).where('day', '<=', day).orderBy('day', 'desc').first(columns(db))

export const insertCheckIn = async (trx: Knex.Transaction, userId: number, checkIn: CheckIn): Promise<void> => {
  await trx('check_ins').insert({ user_id: userId, ...checkIn })
}

export const listDaysOfMonth = async (db: Db, userId: number, day: string): Promise<string[]> => {
  const rows = (await db('check_ins')
    .where({ user_id: userId })
    .whereBetween('day', [firstDayOfMonth(day), day])
    .orderBy('check_ins.day')
    .select(columns(db))) as { day: string }[]
  return rows.map((row) => row.day)
}
