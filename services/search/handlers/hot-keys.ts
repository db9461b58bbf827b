import { AppError } from '@pandex/platform/errors'
import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import { requireBackground } from '@pandex/platform/grpc/require'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { AppDeps } from '../deps.ts'
import { readSearchedText } from '../domain/searched-key.ts'
import { readSearches } from '../domain/read-searches.ts'
import { dayOf, startOfDay } from '../domain/shanghai-time.ts'
import { trendOf } from '../domain/trend.ts'
import { hotPeriods, listHot, readKeySeries } from '../repositories/hot-keys.ts'
import { addSearches } from '../repositories/searches.ts'

type Handlers = Pick<HandlersOf<SearchServiceDefinition>, 'RecordSearches' | 'ListHotKeys' | 'GetHotKey'>

const usualSize = 20
const largestSize = 50
/** Some of the hottest may be refused words: then the next ones stand in for them. */
const looked = 4 * largestSize

const seriesDays = 30

const keyUnknown = (): AppError => new AppError('not_found', 'search.key_unknown', '没有这个热搜词')

export const hotKeyHandlers = ({ db, clock, dataLists }: Pick<AppDeps, 'db' | 'clock' | 'dataLists'>): Handlers => ({
  RecordSearches: async ({ batch_id, list }, ctx) => {
    requireBackground(ctx, 'search')
    await addSearches(db, batch_id, readSearches(batch_id, list, clock()))
    return {}
  },

  ListHotKeys: async ({ size, period }) => {
    const { filterWords } = await dataLists.read()
    const rows = await listHot(db, hotPeriods.find((one) => one === period) ?? 'day', looked, clock())
    const list = rows
      .filter(({ pinned, count, key }) => (pinned || count > 0) && !filterWords.isHeldBy(key))
      .slice(0, Math.min(size || usualSize, largestSize))
      .map(({ shown, count, recent, before, pinned }) => ({
        key: shown,
        count,
        trend: trendOf(recent, before),
        pinned,
      }))
    return { list }
  },

  GetHotKey: async ({ key: given }) => {
    const { key } = readSearchedText(given)
    const { filterWords } = await dataLists.read()
    const now = clock()
    const days = Array.from({ length: seriesDays }, (_, index) => dayOf(startOfDay(now, seriesDays - 1 - index)))
    const known = filterWords.isHeldBy(key) ? undefined : await readKeySeries(db, key, days[0] ?? '')
    if (!known) throw keyUnknown()
    const series = days.map((day) => ({ day, count: known.days.get(day) ?? 0 }))
    return { key: known.shown, count: series.at(-1)?.count ?? 0, total: known.total, series }
  },
})
