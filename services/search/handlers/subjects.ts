import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import { requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { AppDeps } from '../deps.ts'
import { buildSubjectQuery } from '../domain/query/subject-query.ts'

const maxSize = 10_000

/** Used for the sitemap. */
export const subjectHandlers = ({
  diskIndex,
}: Pick<AppDeps, 'diskIndex'>): Pick<HandlersOf<SearchServiceDefinition>, 'ListSubjects'> => ({
  ListSubjects: async ({ kind, size, min_count }, ctx) => {
    requireBackground(ctx, 'search')
    const body = buildSubjectQuery(kind === 'sharer' ? 'sharer' : 'tag', {
      size: Math.min(size || maxSize, maxSize),
      minCount: Math.max(min_count, 1),
    })
    const counts = await diskIndex.countGroups(body, ctx)
    return { list: [...counts].map(([key, count]) => ({ key, count })) }
  },
})
