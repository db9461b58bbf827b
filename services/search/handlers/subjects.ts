import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import { requireBackground } from '@pandex/platform/grpc/require'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { AppDeps } from '../deps.ts'
import { subjectQuery } from '../domain/subjects.ts'

const maxSize = 10_000

/** Used for the sitemap. */
export const subjectHandlers = ({
  diskIndex,
}: Pick<AppDeps, 'diskIndex'>): Pick<HandlersOf<SearchServiceDefinition>, 'ListSubjects'> => ({
  ListSubjects: async ({ kind, size, min_count }, ctx) => {
    requireBackground(ctx, 'search')
    const body = subjectQuery(kind === 'sharer' ? 'sharer' : 'tag', {
      size: Math.min(size || maxSize, maxSize),
      minCount: Math.max(min_count, 1),
    })
    const counts = await diskIndex.countCopies(body, ctx)
    return { list: [...counts].map(([key, count]) => ({ key, count })) }
  },
})
