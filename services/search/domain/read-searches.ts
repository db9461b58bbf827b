import { AppError } from '@pandex/platform/errors'
import { halfLives, heatOf, sumHeats } from './heat.ts'
import { readSearchedText } from './searched-key.ts'
import { dayOf } from './shanghai-time.ts'

/** One search by one visitor. */
export interface SeenSearch {
  key: string
  shown: string
  visitor: string
  time: Date
  /** Hits. */
  total: number
}

/** What a batch adds to a key. */
export interface KeySum {
  key: string
  shown: string
  count: number
  /** Searches that found something. */
  found: number
  /** Hits of the last one. */
  hits: number
  last_time: string
  day_heat: number | null
  week_heat: number | null
}

const mostRows = 5_000
const longestId = 100
const hourMs = 3_600_000

/** Searches are told within minutes; what is older than this, or this much ahead, comes from a clock that is wrong. */
const maxAgeMs = 24 * hourMs
const maxAheadMs = 10 * 60_000

const badBatch = (what: string): AppError =>
  new AppError('invalid', 'search.bad_batch', '搜索统计无效', { fields: [what] })

const isId = (text: string): boolean => text.trim() !== '' && text.length <= longestId && !text.includes('\0')

/**
 * What a gateway has answered, one row for each visitor and key: the first search of several. Blank keys are left out.
 * @throws AppError invalid search.bad_batch
 */
export const readSearches = (
  batchId: string,
  list: readonly { key: string; visitor: string; time: string; total: number }[],
  now: Date,
): SeenSearch[] => {
  if (!isId(batchId)) throw badBatch('batch_id')
  if (list.length > mostRows) throw badBatch('list')
  const rows = new Map<string, SeenSearch>()
  for (const { key: typed, visitor, time: told, total } of list) {
    if (!isId(visitor)) throw badBatch('visitor')
    const time = new Date(told)
    const age = now.getTime() - time.getTime()
    if (!(age < maxAgeMs && age > -maxAheadMs)) throw badBatch('time')
    const { key, shown } = readSearchedText(typed)
    const place = `${key}\n${visitor}`
    if (key !== '' && !rows.has(place)) rows.set(place, { key, shown, visitor, time, total })
  }
  return [...rows.values()]
}

const byTime = (a: SeenSearch, b: SeenSearch): number => a.time.getTime() - b.time.getTime()

const sumKey = (searches: readonly SeenSearch[]): KeySum => {
  const inOrder = searches.toSorted(byTime)
  const [first, last] = [inOrder[0] as SeenSearch, inOrder.at(-1) as SeenSearch]
  const found = inOrder.filter(({ total }) => total > 0)
  const heat = (halfLifeMs: number): number | null =>
    found.length === 0 ? null : sumHeats(found.map(({ time }) => heatOf(time.getTime(), halfLifeMs)))
  return {
    key: first.key,
    shown: first.shown,
    count: inOrder.length,
    found: found.length,
    hits: last.total,
    last_time: last.time.toISOString(),
    day_heat: heat(halfLives.dayMs),
    week_heat: heat(halfLives.weekMs),
  }
}

const groupBy = (searches: readonly SeenSearch[], placeOf: (search: SeenSearch) => string) => [
  ...Map.groupBy(searches, (search) => `${placeOf(search)} ${search.key}`).values(),
]

const hourOf = (time: Date): string => new Date(Math.floor(time.getTime() / hourMs) * hourMs).toISOString()

/** Sums of searches by key, by key and hour, and by key and day of Asia/Shanghai. */
export const sumSearches = (searches: readonly SeenSearch[]) => ({
  keys: groupBy(searches, () => '').map(sumKey),
  hours: groupBy(
    searches.filter(({ total }) => total > 0),
    ({ time }) => hourOf(time),
  ).map((some) => ({ hour: hourOf((some[0] as SeenSearch).time), key: some[0]?.key, found: some.length })),
  days: groupBy(searches, ({ time }) => dayOf(time)).map((some) => ({
    day: dayOf((some[0] as SeenSearch).time),
    key: some[0]?.key,
    count: some.length,
    found: some.filter(({ total }) => total > 0).length,
  })),
})
