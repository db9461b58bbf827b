import type { ApiOutput } from '../../lib/api.ts'
import { prefetchCall } from '../../lib/page.tsx'
import type { PrefetchContext } from '../../lib/page.tsx'
import { queryOf } from '../../lib/queries.ts'
import { readSearchState, searchInput } from '../../lib/search-state.ts'
import type { SearchState } from '../../lib/search-state.ts'
import { readSiteConfig } from '../../lib/site-config.ts'
import { siteConfigQuery } from '../../lib/site.ts'
import { prefetchRelated } from '../result/related.ts'
import { readPlace } from './place.ts'
import type { Place } from './place.ts'

const spec = 'POST /v1/search/disk'

export type Subject = { q: string } | { user: string } | { tags: [string] }

export const searchStateOf = (subject: Subject, { page, type }: Place): SearchState => ({
  ...readSearchState(new URLSearchParams()),
  ...subject,
  page,
  types: type ? [type] : [],
})

/**
 * Prefetches the list of a page.
 * @param isUnknown whether the site has no other data about the subject
 * @returns the status of the page if it is not 200: the list is unavailable, or nothing is known of the subject
 */
export const prefetchList = async (
  context: PrefetchContext,
  subject: Subject,
  isUnknown: boolean | Promise<boolean | undefined>,
): Promise<number | undefined> => {
  const values = await context.client.ensureQueryData(queryOf(...siteConfigQuery, context.call)).catch(() => ({}))
  const state = searchStateOf(subject, readPlace(context.url.searchParams))
  const input = searchInput(state, readSiteConfig(values).search.pageSize)
  const failure = await prefetchCall(context, spec, input)
  if (failure) return failure.status >= 429 ? failure.status : undefined
  const found = context.client.getQueryData<ApiOutput<typeof spec>>(queryOf(spec, input).queryKey)
  await prefetchRelated(context, found)
  return found?.total === 0 && (await isUnknown) ? 404 : undefined
}
