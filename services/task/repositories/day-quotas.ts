import { timeZone } from '@pandex/contracts/shanghai-time'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'

const today = `(now() at time zone '${timeZone}')::date`

const lockUsed = async (trx: Knex.Transaction, name: string): Promise<number> => {
  await trx.raw(`insert into day_quota (name, day, used) values (?, ${today}, 0) on conflict do nothing`, [name])
  const { rows } = await trx.raw<{ rows: { used: number }[] }>(
    `select used from day_quota where name = ? and day = ${today} for update`,
    [name],
  )
  return rows[0]?.used ?? 0
}

const setUsed = async (trx: Knex.Transaction, name: string, used: number): Promise<void> => {
  await trx.raw(`update day_quota set used = ? where name = ? and day = ${today}`, [used, name])
}

/** Takes from today's quota; safe under concurrency. @returns the amount taken: all, a part or 0 */
export const takeQuota = async (db: Db, name: string, requested: number, quota: number): Promise<number> =>
  db.transaction(async (trx) => {
    const used = await lockUsed(trx, name)
    const taken = Math.min(requested, Math.max(0, quota - used))
    if (taken > 0) await setUsed(trx, name, used + taken)
    return taken
  })

export const refundQuota = async (db: Db, name: string, count: number): Promise<void> =>
  db.transaction(async (trx) => setUsed(trx, name, Math.max(0, (await lockUsed(trx, name)) - count)))

/** Lowers today's remaining quota to at most `left`. */
export const capQuota = async (db: Db, name: string, left: number, quota: number): Promise<void> =>
  db.transaction(async (trx) => setUsed(trx, name, Math.max(await lockUsed(trx, name), quota - left)))

export const findQuotaLeft = async (db: Db, name: string, quota: number): Promise<number> => {
  const { rows } = await db.raw<{ rows: { used: number }[] }>(
    `select used from day_quota where name = ? and day = ${today}`,
    [name],
  )
  return Math.max(0, quota - (rows[0]?.used ?? 0))
}

/** Deletes days before yesterday. */
export const pruneQuotas = async (db: Db): Promise<void> => {
  await db.raw(`delete from day_quota where day < ${today} - 1`)
}
