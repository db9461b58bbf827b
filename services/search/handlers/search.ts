import { AppError } from '@pandex/platform/errors'
import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { AppDeps } from '../app.ts'
import { buildQuery, pageOf } from '../domain/build-query.ts'
import { toHit } from '../domain/to-hit.ts'

export const searchHandlers = ({ diskIndex, clock }: AppDeps): HandlersOf<SearchServiceDefinition> => ({
  SearchDisk: async (request, ctx) => {
    const startedAt = performance.now()
    if (request.q.trim() === '' && request.user === '')
      throw new AppError('invalid', 'search.query_blank', '请输入关键词')
    const body = buildQuery(request, clock())
    const { total, found } = body ? await diskIndex.search(body, ctx) : { total: 0, found: [] }
    return {
      total,
      per_size: pageOf(request).perSize,
      took: Math.round(performance.now() - startedAt),
      list: found.map(toHit),
    }
  },
})
