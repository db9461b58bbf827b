import { hotPeriods } from '@pandex/contracts/enums'
import { AppError } from '@pandex/platform/errors'
import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import { requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { AppDeps } from '../deps.ts'
import { canBeHot } from '../domain/hot-keys/hot-word-rules.ts'
import { normalizeSearchedText } from '../domain/hot-keys/searched-key.ts'
import { parseClicks, parseSearches } from '../domain/hot-keys/search-counts.ts'
import { dayOf, startOfDay } from '@pandex/contracts/shanghai-time'
import { trendOf } from '../domain/hot-keys/trend.ts'
import { readKeySeries } from '../repositories/hot-keys/hot-keys.ts'
import { createListHotWords } from '../use-cases/hot-keys/list-hot-words.ts'
import { addSearches } from '../repositories/hot-keys/searches.ts'

type Handlers = Pick<HandlersOf<SearchServiceDefinition>, 'RecordSearches' | 'ListHotKeys' | 'GetHotKey'>

const defaultSize = 20
const maxSize = 50
/** Reads more rows than are returned, because some of the hottest words may be refused. */
const maxRowsRead = 4 * maxSize

const seriesDays = 30

const keyUnknown = (): AppError => new AppError('not_found', 'search.key_unknown', '没有这个热搜词')

export const hotKeyHandlers = (deps: Pick<AppDeps, 'db' | 'clock' | 'dataLists' | 'siteConfig'>): Handlers => {
  const { db, clock, dataLists, siteConfig } = deps
  const listHotWords = createListHotWords(deps)
  return {
    RecordSearches: async ({ batch_id, list, clicks: reported }, ctx) => {
      requireBackground(ctx, 'search')
      const [lists, { search_basic: rules }] = await Promise.all([dataLists.read(), siteConfig.read()])
      const now = clock()
      const searches = parseSearches(batch_id, list, { now, canBeHot: (key) => canBeHot(key, lists) })
      const clicks = parseClicks(batch_id, reported, now)
      await addSearches(db, { batchId: batch_id, searches, clicks, minNetworks: rules.hot_min_networks })
      return {}
    },

    ListHotKeys: async ({ size, period }) => {
      const rows = await listHotWords(hotPeriods.find((one) => one === period) ?? 'day', maxRowsRead)
      const list = rows
        .slice(0, Math.min(size || defaultSize, maxSize))
        .map(({ shown, count, recent, before, pinned }) => ({
          key: shown,
          count,
          trend: trendOf(recent, before),
          pinned,
        }))
      return { list }
    },

    GetHotKey: async ({ key: given }) => {
      const { key } = normalizeSearchedText(given)
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
