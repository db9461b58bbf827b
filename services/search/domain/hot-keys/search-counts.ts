import { AppError } from '@pandex/platform/errors'
import { halfLives, heatOf, sumHeats } from './heat.ts'
import { normalizeSearchedText } from './searched-key.ts'
import { dayOf } from '@pandex/contracts/shanghai-time'
import { parseOperators } from '../keyword/parse-operators.ts'

export interface ValidSearch {
  key: string
  shown: string
  visitor: string
  time: Date
  total: number
  /** Whether the search may make the word hot: a hit holds every word of it, and `canBeHot` accepts it. */
  isHotEligible: boolean
  /** Keyed digest of the client's network; blank when unknown. */
  network: string
}

/** A visitor opened a hit of the search for a key. */
export type Click = Pick<ValidSearch, 'key' | 'visitor' | 'network' | 'time'>

export interface DaySearches {
  key: string
  day: string
  count: number
  networks: string[]
  lastTime: Date
}

/** Searches for a key on a day on which enough networks searched for it. */
export type CountedSearches = Pick<DaySearches, 'key' | 'day' | 'count' | 'lastTime'>

export interface KeySum {
  key: string
  shown: string
  count: number
  found: number
  hits: number
  last_time: string
  day_heat: number | null
  week_heat: number | null
}

const maxRows = 5_000
const maxIdLength = 100
const hourMs = 3_600_000

/** Searches are reported within minutes; older or future timestamps come from a wrong clock. */
const maxAgeMs = 24 * hourMs
const maxAheadMs = 10 * 60_000

const badBatch = (what: string): AppError =>
  new AppError('invalid', 'search.bad_batch', '搜索统计无效', { fields: [what] })

const isId = (text: string): boolean => text.trim() !== '' && text.length <= maxIdLength && !text.includes('\0')

interface ReportedClick {
  key: string
  visitor: string
  time: string
  network: string
}

interface ReportedSearch extends ReportedClick {
  total: number
  holds_keyword: boolean
}

const checkBatch = (batchId: string, list: readonly unknown[]): void => {
  if (!isId(batchId)) throw badBatch('batch_id')
  if (list.length > maxRows) throw badBatch('list')
}

/** Checks who and when. @returns the time */
const checkRow = ({ visitor, network, time: reported }: Omit<ReportedClick, 'key'>, now: Date): Date => {
  if (!isId(visitor)) throw badBatch('visitor')
  if (network !== '' && !isId(network)) throw badBatch('network')
  const time = new Date(reported)
  const age = now.getTime() - time.getTime()
  if (!(age < maxAgeMs && age > -maxAheadMs)) throw badBatch('time')
  return time
}

/**
 * Validates a batch of a gateway and keeps the first search per visitor and key. Blank keys are left out.
 * @throws AppError invalid search.bad_batch
 */
export const parseSearches = (
  batchId: string,
  list: readonly ReportedSearch[],
  { now, canBeHot }: { now: Date; canBeHot: (key: string) => boolean },
): ValidSearch[] => {
  checkBatch(batchId, list)
  const rows = new Map<string, ValidSearch>()
  for (const reported of list) {
    const { key: typed, visitor, total, holds_keyword, network } = reported
    const time = checkRow(reported, now)
    const { key, shown } = normalizeSearchedText(typed)
    const rowKey = `${key}\n${visitor}`
    if (key === '' || rows.has(rowKey)) continue
    rows.set(rowKey, { key, shown, visitor, time, total, network, isHotEligible: holds_keyword && canBeHot(key) })
  }
  return [...rows.values()]
}

/**
 * Validates the clicks of a batch. Their keywords lose the operators, as those of searches did.
 * @throws AppError invalid search.bad_batch
 */
export const parseClicks = (batchId: string, list: readonly ReportedClick[], now: Date): Click[] => {
  checkBatch(batchId, list)
  return list.flatMap((reported) => {
    const { visitor, network } = reported
    const time = checkRow(reported, now)
    const { key } = normalizeSearchedText(parseOperators(reported.key).text)
    return key === '' ? [] : [{ key, visitor, network, time }]
  })
}

const byTime = (a: ValidSearch, b: ValidSearch): number => a.time.getTime() - b.time.getTime()

const groupBy = <T>(list: readonly T[], keyOf: (one: T) => string): T[][] => [...Map.groupBy(list, keyOf).values()]

/** Maximum networks stored per day and key. The setting `hot_min_networks` is at most as high. */
export const maxNetworks = 20

export const groupByDay = (searches: readonly ValidSearch[]): DaySearches[] =>
  groupBy(
    searches.filter(({ isHotEligible }) => isHotEligible),
    ({ key, time }) => `${dayOf(time)} ${key}`,
  ).map((some) => {
    const last = some.toSorted(byTime).at(-1) as ValidSearch
    const networks = [...new Set(some.map(({ network }) => network))].slice(0, maxNetworks)
    return { key: last.key, day: dayOf(last.time), count: some.length, networks, lastTime: last.time }
  })

const heatsOf = (counted: readonly CountedSearches[], halfLifeMs: number): number | null =>
  counted.length === 0
    ? null
    : sumHeats(counted.map(({ count, lastTime }) => Math.log(count) + heatOf(lastTime.getTime(), halfLifeMs)))

const sumCounts = (counted: readonly CountedSearches[]): number => counted.reduce((sum, { count }) => sum + count, 0)

const sumKey = (searches: readonly ValidSearch[], counted: readonly CountedSearches[]): KeySum => {
  const inOrder = searches.toSorted(byTime)
  const [first, last] = [inOrder[0] as ValidSearch, inOrder.at(-1) as ValidSearch]
  return {
    key: first.key,
    shown: first.shown,
    count: inOrder.length,
    found: sumCounts(counted),
    hits: last.total,
    last_time: last.time.toISOString(),
    day_heat: heatsOf(counted, halfLives.dayMs),
    week_heat: heatsOf(counted, halfLives.weekMs),
  }
}

export const hourOf = (time: Date): string => new Date(Math.floor(time.getTime() / hourMs) * hourMs).toISOString()

/**
 * Sums searches by key, by key and hour, and by key and day of Asia/Shanghai.
 * @param counted those of `searches` that make words hot
 */
export const sumSearches = (searches: readonly ValidSearch[], counted: readonly CountedSearches[]) => {
  const countedOf = Map.groupBy(counted, ({ key }) => key)
  const countedOn = new Map(counted.map((one) => [`${one.day} ${one.key}`, one.count]))
  return {
    keys: groupBy(searches, ({ key }) => key).map((some) => sumKey(some, countedOf.get(some[0]?.key ?? '') ?? [])),
    hours: counted.map(({ key, count, lastTime }) => ({ hour: hourOf(lastTime), key, found: count })),
    days: groupBy(searches, ({ key, time }) => `${dayOf(time)} ${key}`).map((some) => {
      const { key, time } = some[0] as ValidSearch
      const day = dayOf(time)
      return { day, key, count: some.length, found: countedOn.get(`${day} ${key}`) ?? 0 }
    }),
  }
}
