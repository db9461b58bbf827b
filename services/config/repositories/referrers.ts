import { otherReferrer, directReferrer } from '@pandex/contracts/referrers'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { ReferrerCount } from '../domain/visits/read-referrers.ts'
import { markBatch } from './visit-batches.ts'

/** A day with more hosts than `most` keeps the `kept` with the most visits, so that a new host with many visits always finds room. */
const hostsPerDay = { most: 1_000, kept: 500 }

const foldRareHosts = async (trx: Knex.Transaction, day: string): Promise<void> => {
  await trx.raw(
    `with ranked as (
       select host, row_number() over (order by visits desc, host) as place from visit_referrer_day
       where day = :day and host not in (:direct, :other)
     ), folded as (
       delete from visit_referrer_day
       where day = :day and (select count(*) from ranked) > :most
         and host in (select host from ranked where place > :kept)
       returning visits
     )
     insert into visit_referrer_day (day, host, visits)
     select :day::date, :other, sum(visits) from folded having count(*) > 0
     on conflict (day, host) do update set visits = visit_referrer_day.visits + excluded.visits`,
    { day, direct: directReferrer, other: otherReferrer, ...hostsPerDay },
  )
}

/** Adds a batch; idempotent by `batchId`. */
export const addReferrers = async (db: Db, batchId: string, rows: readonly ReferrerCount[]): Promise<void> => {
  await db.transaction(async (trx) => {
    if (!(await markBatch(trx, batchId))) return
    // One batch at a time: folding deletes rows in another order than batches write them.
    await trx.raw(`select pg_advisory_xact_lock(hashtext('visit_referrer_day'))`)
    await trx.raw(
      `insert into visit_referrer_day (day, host, visits)
       select day, host, count from jsonb_to_recordset(?::jsonb) as given (day date, host text, count bigint)
       on conflict (day, host) do update set visits = visit_referrer_day.visits + excluded.visits`,
      [JSON.stringify(rows)],
    )
    for (const day of new Set(rows.map((row) => row.day))) await foldRareHosts(trx, day)
  })
}

const maxListed = 50

/** @param from `YYYY-MM-DD`, as `to` */
export const listTopReferrers = async (
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<{ host: string; visits: number }[]> => {
  const { rows } = await db.raw<{ rows: { host: string; visits: number }[] }>(
    `select host, sum(visits)::int8 as visits from visit_referrer_day where day between ? and ?
     group by host order by visits desc, host limit ?`,
    [from, to, maxListed],
  )
  return rows
}
