import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { groupByDay, hourOf, maxNetworks, sumSearches } from '../../domain/hot-keys/search-counts.ts'
import type { Click, CountedSearches, DaySearches, KeySum, ValidSearch } from '../../domain/hot-keys/search-counts.ts'
import { addClicks } from '../learned-aliases/clicks.ts'

/**
 * Returns the searches that count, and records them: a visitor's first for a key, and those at least an hour after the
 * last that counted.
 */
const recordCountable = async (trx: Knex.Transaction, searches: readonly ValidSearch[]): Promise<ValidSearch[]> => {
  const rows = searches.map(({ key, visitor, time }) => ({ key, visitor, time: time.toISOString() }))
  const { rows: counted } = await trx.raw<{ rows: { key: string; visitor: string }[] }>(
    `insert into searched_visitor (key, visitor, counted_at)
     select key, visitor, time from jsonb_to_recordset(?::jsonb) as given (key text, visitor text, time timestamptz)
     order by key, visitor
     on conflict (key, visitor) do update set counted_at = excluded.counted_at
     where searched_visitor.counted_at <= excluded.counted_at - interval '1 hour'
     returning key, visitor`,
    [JSON.stringify(rows)],
  )
  const places = new Set(counted.map(({ key, visitor }) => `${key}\n${visitor}`))
  return searches.filter(({ key, visitor }) => places.has(`${key}\n${visitor}`))
}

/** A day's searches count only after the minimum number of networks searched for the word. @returns the searches that count now */
const countByNetworks = async (
  trx: Knex.Transaction,
  searches: readonly DaySearches[],
  minNetworks: number,
): Promise<CountedSearches[]> => {
  if (searches.length === 0) return []
  const { rows } = await trx.raw<{ rows: { key: string; day: string; waiting: number }[] }>(
    `with given as (
       select key, day, networks, count
       from jsonb_to_recordset(?::jsonb) as given (key text, day date, networks text[], count integer)
     ), remembered as (
       insert into searched_key_network as known (key, day, networks, waiting)
       select key, day, networks, count from given order by key, day
       on conflict (key, day) do update set
         networks = array(select distinct unnest(known.networks || excluded.networks) limit ${maxNetworks}),
         waiting = known.waiting + excluded.waiting
       returning key, day, cardinality(networks) as networks, waiting
     )
     select key, day::text, waiting from remembered where networks >= ?`,
    [JSON.stringify(searches), minNetworks],
  )
  await trx.raw(
    `update searched_key_network known set waiting = 0
     from jsonb_to_recordset(?::jsonb) as given (key text, day date) where known.key = given.key and known.day = given.day`,
    [JSON.stringify(rows)],
  )
  const lastTimes = new Map(searches.map(({ key, day, lastTime }) => [`${day} ${key}`, lastTime]))
  return rows.map(({ key, day, waiting }) => ({
    key,
    day,
    count: waiting,
    lastTime: lastTimes.get(`${day} ${key}`) as Date,
  }))
}

/** SQL that adds two heats (see `domain/hot-keys/heat.ts`); bounds the exponent so that `exp` does not underflow. */
const addedHeat = (column: string): string => {
  const [old, added] = [`coalesce(searched_key.${column}, excluded.${column} - 700)`, `excluded.${column}`]
  return `${column} = case when ${added} is null then searched_key.${column}
    else greatest(${old}, ${added}) + ln(1 + exp(-least(abs(${old} - ${added}), 700))) end`
}

const addKeys = async (trx: Knex.Transaction, sums: readonly KeySum[]): Promise<void> => {
  await trx.raw(
    `insert into searched_key (key, shown, count, found, hits, last_time, day_heat, week_heat)
     select key, shown, count, found, hits, last_time, day_heat, week_heat
     from jsonb_to_recordset(?::jsonb) as given (key text, shown text, count bigint, found bigint, hits bigint,
       last_time timestamptz, day_heat float8, week_heat float8)
     order by key
     on conflict (key) do update set
       count = searched_key.count + excluded.count,
       found = searched_key.found + excluded.found,
       hits = case when searched_key.last_time > excluded.last_time then searched_key.hits else excluded.hits end,
       last_time = greatest(searched_key.last_time, excluded.last_time),
       ${addedHeat('day_heat')},
       ${addedHeat('week_heat')}`,
    [JSON.stringify(sums)],
  )
}

const addHoursAndDays = async (
  trx: Knex.Transaction,
  { hours, days }: Pick<ReturnType<typeof sumSearches>, 'hours' | 'days'>,
): Promise<void> => {
  await trx.raw(
    `insert into searched_key_hour (hour, key, found)
     select hour, key, found from jsonb_to_recordset(?::jsonb) as given (hour timestamptz, key text, found bigint)
     order by key, hour
     on conflict (key, hour) do update set found = searched_key_hour.found + excluded.found`,
    [JSON.stringify(hours)],
  )
  await trx.raw(
    `insert into searched_key_day (day, key, count, found)
     select day, key, count, found from jsonb_to_recordset(?::jsonb) as given (day date, key text, count bigint, found bigint)
     order by key, day
     on conflict (key, day) do update
     set count = searched_key_day.count + excluded.count, found = searched_key_day.found + excluded.found`,
    [JSON.stringify(days)],
  )
}

/** All batches lock the row of the current hour, so this comes last. */
const addTotals = async (trx: Knex.Transaction, searches: readonly ValidSearch[]): Promise<void> => {
  const rows = [...Map.groupBy(searches, ({ time }) => hourOf(time))].map(([hour, some]) => ({
    hour,
    searches: some.length,
    zero: some.filter(({ total }) => total === 0).length,
  }))
  await trx.raw(
    `insert into search_hour (hour, searches, zero)
     select hour, searches, zero
     from jsonb_to_recordset(?::jsonb) as given (hour timestamptz, searches bigint, zero bigint) order by hour
     on conflict (hour) do update
     set searches = search_hour.searches + excluded.searches, zero = search_hour.zero + excluded.zero`,
    [JSON.stringify(rows)],
  )
}

/**
 * Adds a batch to all counters, at most once. All transactions write rows in the same order, which avoids deadlocks.
 * @param minNetworks networks that must search for a word on a day before its searches make it hot
 */
export const addSearches = async (
  db: Db,
  {
    batchId,
    searches,
    clicks,
    minNetworks,
  }: { batchId: string; searches: readonly ValidSearch[]; clicks: readonly Click[]; minNetworks: number },
): Promise<void> => {
  await db.transaction(async (trx) => {
    const marked = await trx.raw<{ rowCount: number }>(
      'insert into searched_batch (batch_id) values (?) on conflict do nothing',
      [batchId],
    )
    if (marked.rowCount === 0) return
    await addClicks(trx, clicks)
    const counted = await recordCountable(trx, searches)
    if (counted.length === 0) return
    const hot = await countByNetworks(trx, groupByDay(counted), minNetworks)
    const { keys, hours, days } = sumSearches(counted, hot)
    await addKeys(trx, keys)
    await addHoursAndDays(trx, { hours, days })
    await addTotals(trx, counted)
  })
}

const pruneBatchSize = 5_000

const retentionRules = [
  { table: 'title_change', column: 'create_time', age: '1 hour', also: '' },
  { table: 'searched_key_network', column: 'day', age: '2 days', also: '' },
  { table: 'searched_click', column: 'clicked_at', age: '2 hours', also: '' },
  { table: 'alias_network', column: 'day', age: '2 days', also: '' },
  { table: 'alias_proposal', column: 'last_time', age: '90 days', also: `and state = 'pending'` },
  { table: 'searched_visitor', column: 'counted_at', age: '2 hours', also: '' },
  { table: 'search_hour', column: 'hour', age: '800 days', also: '' },
  { table: 'searched_batch', column: 'recorded_at', age: '7 days', also: '' },
  { table: 'searched_key_hour', column: 'hour', age: '50 hours', also: '' },
  { table: 'searched_key_day', column: 'day', age: '400 days', also: '' },
  {
    table: 'searched_key',
    column: 'last_time',
    age: '400 days',
    also: 'and not pinned and not hidden and not approved',
  },
  // Most keywords are typed only once.
  {
    table: 'searched_key',
    column: 'last_time',
    age: '30 days',
    also: 'and count = 1 and not pinned and not hidden and not approved',
  },
] as const

/** Deletes old rows, and skips rows that a batch has locked. @returns whether there may be more */
export const pruneSearches = async (db: Db): Promise<boolean> => {
  let isMore = false
  for (const { table, column, age, also } of retentionRules) {
    const { rowCount } = await db.raw<{ rowCount: number }>(
      `delete from ${table} where ctid = any (array(
         select ctid from ${table} where ${column} < now() - ?::interval ${also}
         order by ${column} limit ? for update skip locked))`,
      [age, pruneBatchSize],
    )
    isMore ||= rowCount === pruneBatchSize
  }
  return isMore
}
