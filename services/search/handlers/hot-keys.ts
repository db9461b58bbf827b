import { AppError } from '@pandex/platform/errors'
import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import { requireBackground } from '@pandex/platform/grpc/require'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { AppDeps } from '../deps.ts'
import { canBeHot } from '../domain/hot-word-rules.ts'
import { readSearchedText } from '../domain/searched-key.ts'
import { readSearches } from '../domain/read-searches.ts'
import { dayOf, startOfDay } from '../domain/shanghai-time.ts'
import { trendOf } from '../domain/trend.ts'
import { hotPeriods, readKeySeries } from '../repositories/hot-keys.ts'
import { createListHotWords } from './list-hot-words.ts'
import { addSearches } from '../repositories/searches.ts'

type Handlers = Pick<HandlersOf<SearchServiceDefinition>, 'RecordSearches' | 'ListHotKeys' | 'GetHotKey'>

const usualSize = 20
const largestSize = 50
/** Reads more rows than are returned, because some of the hottest words may be refused. */
const looked = 4 * largestSize

const seriesDays = 30

const keyUnknown = (): AppError => new AppError('not_found', 'search.key_unknown', '没有这个热搜词')

export const hotKeyHandlers = (deps: Pick<AppDeps, 'db' | 'clock' | 'dataLists' | 'siteConfig'>): Handlers => {
  const { db, clock, dataLists, siteConfig } = deps
  const listHotWords = createListHotWords(deps)
  return {
    RecordSearches: async ({ batch_id, list }, ctx) => {
      requireBackground(ctx, 'search')
      const [lists, { search_basic: rules }] = await Promise.all([dataLists.read(), siteConfig.read()])
      const searches = readSearches(batch_id, list, { now: clock(), canBeHot: (key) => canBeHot(key, lists) })
      await addSearches(db, { batchId: batch_id, searches, minNetworks: rules.hot_min_networks })
      return {}
    },

    ListHotKeys: async ({ size, period }) => {
      const rows = await listHotWords(hotPeriods.find((one) => one === period) ?? 'day', looked)
      const list = rows
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
      const [lists, { search_basic: rules }] = await Promise.all([dataLists.read(), siteConfig.read()])
      const now = clock()
      const days = Array.from({ length: seriesDays }, (_, index) => dayOf(startOfDay(now, seriesDays - 1 - index)))
      const known = canBeHot(key, lists)
        ? await readKeySeries(db, { key, since: days[0] ?? '', needsApproval: rules.hot_needs_approval })
        : undefined
      if (!known) throw keyUnknown()
      const series = days.map((day) => ({ day, count: known.days.get(day) ?? 0 }))
      return { key: known.shown, count: series.at(-1)?.count ?? 0, total: known.total, series }
    },
  }
}
