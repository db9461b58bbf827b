import { timeZone } from '@pandex/contracts/shanghai-time'
import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { readCountSeries } from '@pandex/platform/postgres/count-series'
import { listPoints } from '@pandex/contracts/time-range'
import type { AppDeps } from '../deps.ts'

type Handlers = Pick<HandlersOf<SearchServiceDefinition>, 'ListSearchSeries' | 'GetIndexSpace'>

const searchHours = {
  table: 'search_hour',
  time: 'hour',
  counts: { searches: 'sum(searches)', zero: 'sum(zero)' },
  timeZone,
} as const

export const searchSeriesHandlers = ({ db, diskIndex }: Pick<AppDeps, 'db' | 'diskIndex'>): Handlers => ({
  ListSearchSeries: async (range, ctx) => {
    requireAdmin(ctx, 'search')
    return { list: await readCountSeries(db, searchHours, listPoints('search', range)) }
  },

  GetIndexSpace: async (_, ctx) => {
    requireAdmin(ctx, 'search')
    return diskIndex.readSpace(ctx)
  },
})
