import type { HotPeriod } from '@pandex/contracts/enums'
import type { Db } from '@pandex/platform/postgres/postgres'
import { dayOf } from '@pandex/contracts/shanghai-time'

export interface HotRow {
  key: string
  shown: string
  /** Counted searches (`domain/hot-keys/search-counts.ts`) of the last 24 hours, of the last 7 days, or of all time. */
  count: number
  /** Searches of the last 24 hours or 7 days (`all`: 7 days); `before` those of the period before. */
  recent: number
  before: number
  pinned: boolean
}

const heatColumns: Record<HotPeriod, string> = { day: 'day_heat', week: 'week_heat', all: 'found' }

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Sums of a key in the period and the one before. Hours are needed for `day`, whose 24 hours cross midnight. */
const sumsOf = (period: HotPeriod, now: Date): { sql: string; values: string[] } => {
  const sum = (table: string, column: string): string =>
    `select coalesce(sum(found) filter (where ${column} > ?), 0)::int8 as recent,
            coalesce(sum(found) filter (where ${column} <= ?), 0)::int8 as before
     from ${table} of_key where of_key.key = hot.key and ${column} > ?`
  const ago = (timeMs: number): Date => new Date(now.getTime() - timeMs)
  if (period === 'day') {
    const [since, before] = [ago(dayMs).toISOString(), ago(2 * dayMs).toISOString()]
    return { sql: sum('searched_key_hour', 'hour'), values: [since, since, before] }
  }
  const [since, before] = [dayOf(ago(7 * dayMs)), dayOf(ago(14 * dayMs))]
  return { sql: sum('searched_key_day', 'day'), values: [since, since, before] }
}

/**
 * Lists the pinned keys in their order, then the hottest, without hidden ones.
 * @param size maximum rows per kind
 * @param needsApproval lists only keys that an admin approved or pinned
 */
export const listHotKeys = async (
  db: Db,
  { period, size, now, needsApproval }: { period: HotPeriod; size: number; now: Date; needsApproval: boolean },
): Promise<HotRow[]> => {
  const { sql, values } = sumsOf(period, now)
  const heat = heatColumns[period]
  const { rows } = await db.raw<{ rows: (Omit<HotRow, 'count'> & { found: number })[] }>(
    `with pins as (
       select key, shown, pinned, found, row_number() over (order by item_order, key) as place
       from searched_key where pinned and not hidden order by item_order, key limit ?
     ), hottest as (
       select key, shown, pinned, found, 1000000 + row_number() over (order by ${heat} desc, key) as place
       from searched_key where ${heat === 'found' ? 'found > 0' : `${heat} is not null`} and not hidden and not pinned
         ${needsApproval ? 'and approved' : ''}
       order by ${heat} desc, key limit ?
     )
     select hot.key, hot.shown, hot.pinned, hot.found, sums.recent, sums.before
     from (select * from pins union all select * from hottest) hot, lateral (${sql}) sums
     order by hot.place`,
    [size, size, ...values],
  )
  return rows.map(({ key, shown, pinned, found, recent, before }) => ({
    key,
    shown,
    pinned,
    count: period === 'all' ? found : recent,
    recent,
    before,
  }))
}

export interface KeySeries {
  shown: string
  total: number
  days: Map<string, number>
}

/** Returns undefined for a hidden key, and for one that is not approved or never was hot, unless it is pinned. */
export const readKeySeries = async (
  db: Db,
  { key, since, needsApproval }: { key: string; since: string; needsApproval: boolean },
): Promise<KeySeries | undefined> => {
  const known: { shown: string; found: number; pinned: boolean; approved: boolean } | undefined = await db(
    'searched_key',
  )
    .where({ key, hidden: false })
    .first('shown', 'found', 'pinned', 'approved')
  const isHot = known && known.found > 0 && (known.approved || !needsApproval)
  if (!known || !(isHot || known.pinned)) return undefined
  const { rows } = await db.raw<{ rows: { day: string; found: number }[] }>(
    'select day::text, found from searched_key_day where key = ? and day >= ?',
    [key, since],
  )
  return {
    shown: known.shown,
    total: known.found,
    days: new Map(rows.map(({ day, found }) => [day, found])),
  }
}
