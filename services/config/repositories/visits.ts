import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { SlotCounts } from '../domain/visits/read-visits.ts'
import { sumVisits } from '../domain/visits/sum-visits.ts'
import { visitKinds } from '@pandex/contracts/enums'
import type { Counts } from '../domain/visits/visit-kinds.ts'
import { markBatch } from './visit-batches.ts'

const counts = visitKinds.map((kind) => `"${kind}"`).join(', ')
const typedCounts = visitKinds.map((kind) => `"${kind}" bigint`).join(', ')

const addedTo = (table: string): string =>
  visitKinds.map((kind) => `"${kind}" = ${table}."${kind}" + excluded."${kind}"`).join(', ')

/** All batches write rows in the same order, which prevents deadlocks; shared sums come last, so that they are locked briefly. */
const addSlots = async (trx: Knex.Transaction, rows: readonly SlotCounts[]): Promise<void> => {
  await trx.raw(
    `insert into visit_slot (slot, ip, ${counts})
     select slot, address, ${counts}
     from jsonb_to_recordset(?::jsonb) as given (slot timestamptz, address inet, ${typedCounts})
     order by slot, address
     on conflict (slot, ip) do update set ${addedTo('visit_slot')}`,
    [JSON.stringify(rows)],
  )
}

/** @returns the number of new addresses per day */
const addAddressDays = async (trx: Knex.Transaction, rows: readonly Counts[]): Promise<Map<string, number>> => {
  // xmax is 0 for inserted rows and the updating lock's id for updated ones.
  const { rows: fresh } = await trx.raw<{ rows: { day: string; visitors: number }[] }>(
    `with written as (
       insert into visit_address_day (day, ip, ${counts}, last_time)
       select day, address, ${counts}, last_time
       from jsonb_to_recordset(?::jsonb) as given (day date, address inet, ${typedCounts}, last_time timestamptz)
       order by day, address
       on conflict (day, ip) do update
       set ${addedTo('visit_address_day')}, last_time = greatest(visit_address_day.last_time, excluded.last_time)
       returning day, ip, xmax = 0 as is_new
     )
     select day::text, count(*) as visitors from written where is_new and ip is not null group by day`,
    [JSON.stringify(rows)],
  )
  return new Map(fresh.map(({ day, visitors }) => [day, visitors]))
}

const addHours = async (trx: Knex.Transaction, rows: readonly Counts[]): Promise<void> => {
  await trx.raw(
    `insert into visit_hour (hour, ${counts})
     select hour, ${counts} from jsonb_to_recordset(?::jsonb) as given (hour timestamptz, ${typedCounts}) order by hour
     on conflict (hour) do update set ${addedTo('visit_hour')}`,
    [JSON.stringify(rows)],
  )
}

const addDays = async (trx: Knex.Transaction, rows: readonly (Counts & { visitors: number })[]): Promise<void> => {
  await trx.raw(
    `insert into visit_day (day, ${counts}, visitors)
     select day, ${counts}, visitors
     from jsonb_to_recordset(?::jsonb) as given (day date, ${typedCounts}, visitors bigint) order by day
     on conflict (day) do update
     set ${addedTo('visit_day')}, visitors = visit_day.visitors + excluded.visitors`,
    [JSON.stringify(rows)],
  )
}

/** Adds a batch to all sums; idempotent by `batchId`. */
export const addVisits = async (db: Db, batchId: string, rows: readonly SlotCounts[]): Promise<void> => {
  const { addressDays, hours, days } = sumVisits(rows)
  await db.transaction(async (trx) => {
    if (!(await markBatch(trx, batchId))) return
    await addSlots(trx, rows)
    const visitors = await addAddressDays(trx, addressDays)
    await addHours(trx, hours)
    await addDays(
      trx,
      days.map((sum) => ({ ...sum, visitors: visitors.get(sum.day) ?? 0 })),
    )
  })
}

const pruneBatchSize = 5_000

/** Retention by table; `column` holds the age of a row. */
const retention = [
  { table: 'visit_slot', column: 'slot', age: '48 hours' },
  { table: 'visit_address_day', column: 'day', age: '90 days' },
  { table: 'open_token_usage', column: 'day', age: '90 days' },
  { table: 'visit_hour', column: 'hour', age: '800 days' },
  { table: 'visit_referrer_day', column: 'day', age: '800 days' },
  { table: 'visit_batch', column: 'recorded_at', age: '7 days' },
] as const

/** Deletes expired rows; skips rows locked by a batch. @returns whether more may be left */
export const pruneVisits = async (db: Db): Promise<boolean> => {
  let isMore = false
  for (const { table, column, age } of retention) {
    const { rowCount } = await db.raw<{ rowCount: number }>(
      `delete from ${table} where ctid = any (array(
         select ctid from ${table} where ${column} < now() - ?::interval
         order by ${column} limit ? for update skip locked))`,
      [age, pruneBatchSize],
    )
    isMore ||= rowCount === pruneBatchSize
  }
  return isMore
}
