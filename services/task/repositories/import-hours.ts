import { timeZone } from '@pandex/contracts/shanghai-time'
import { readCountSeries } from '@pandex/platform/postgres/count-series'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { Points } from '@pandex/contracts/time-range'

/** Counts links in the transaction that stores them. */
export const countImports = async (trx: Knex.Transaction, count: number): Promise<void> => {
  if (count === 0) return
  await trx.raw(
    `insert into import_hour (hour, count) values (date_trunc('hour', now(), 'UTC'), ?)
     on conflict (hour) do update set count = import_hour.count + excluded.count`,
    [count],
  )
}

export const readImportSeries = async (db: Db, points: Points) =>
  readCountSeries(db, { table: 'import_hour', time: 'hour', counts: { count: 'sum(count)' }, timeZone }, points)

const retention = '800 days'

export const pruneImportHours = async (db: Db): Promise<void> => {
  await db.raw('delete from import_hour where hour < now() - ?::interval', [retention])
}
