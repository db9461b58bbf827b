import { AppError } from '@pandex/platform/errors'
import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { AppDeps } from '../app.ts'
import { buildCopyCount, buildQuery, keywordOf, pageOf } from '../domain/build-query.ts'
import { nothingLearned } from '../domain/learn-titles.ts'
import { toHit } from '../domain/to-hit.ts'

export const searchHandlers = ({ diskIndex, clock }: AppDeps): HandlersOf<SearchServiceDefinition> => ({
  SearchDisk: async (request, ctx) => {
    const startedAt = performance.now()
    if (request.q.trim() === '' && request.user === '')
      throw new AppError('invalid', 'search.query_blank', '请输入关键词')
    const keyword = keywordOf(request)
    const learned = keyword && keyword.text !== '' ? await diskIndex.learn(keyword, ctx) : nothingLearned
    const body = buildQuery(request, clock(), learned)
    const { total, found } = body ? await diskIndex.search(body, ctx) : { total: 0, found: [] }
    const groups = request.fold_copies ? found.map(({ document }) => document.copy_group) : []
    const sizes =
      groups.length > 0
        ? await diskIndex.countCopies(buildCopyCount(request, groups, clock()), ctx)
        : new Map<string, number>()
    return {
      total,
      per_size: pageOf(request).perSize,
      took: Math.round(performance.now() - startedAt),
      list: found.map((one) => toHit(one, (sizes.get(one.document.copy_group) ?? 1) - 1)),
      corrected: learned.corrected ?? '',
      dropped: learned.dropped,
    }
  },
})
