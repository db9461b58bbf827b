import type { ApiOutput } from '../../lib/api/api.ts'
import { prefetchCall } from '../../lib/page/page-module.tsx'
import type { PrefetchContext } from '../../lib/page/page-module.tsx'
import { queryOf } from '../../lib/api/queries.ts'
import { readSearchState, searchInput } from '../../lib/search-state/search-state.ts'
import type { SearchState } from '../../lib/search-state/search-state.ts'
import { readSiteConfig } from '../../lib/settings/site-config.ts'
import { siteConfigQuery } from '../../lib/settings/use-site.ts'
import { prefetchRelated } from '../result/related.ts'
import { readListPosition } from './list-position.ts'
import type { ListPosition } from './list-position.ts'

const spec = 'POST /v1/search/disk'

export type Subject = { q: string } | { user: string } | { tags: [string] }

export const searchStateOf = (subject: Subject, { page, type }: ListPosition): SearchState => ({
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
  const state = searchStateOf(subject, readListPosition(context.url.searchParams))
  const input = searchInput(state, readSiteConfig(values).search.pageSize)
  const failure = await prefetchCall(context, spec, input)
  if (failure) return failure.status >= 429 ? failure.status : undefined
  const found = context.client.getQueryData<ApiOutput<typeof spec>>(queryOf(spec, input).queryKey)
  await prefetchRelated(context, found)
  return found?.total === 0 && (await isUnknown) ? 404 : undefined
}
