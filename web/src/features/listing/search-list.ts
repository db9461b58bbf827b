import type { Failure } from '../../lib/api.ts'
import { prefetchCall } from '../../lib/page.tsx'
import type { PrefetchContext } from '../../lib/page.tsx'
import { queryOf } from '../../lib/queries.ts'
import { readSearchState, searchInput } from '../../lib/search-state.ts'
import type { SearchState } from '../../lib/search-state.ts'
import { readSiteConfig } from '../../lib/site-config.ts'
import { siteConfigQuery } from '../../lib/site.ts'
import type { Place } from './place.ts'

const spec = 'POST /v1/search/disk'

/** What a page about something searches for: a word, or a sharer. */
export type Subject = { q: string } | { user: string }

/** The search behind a page about something, at a place of its list. */
export const searchStateOf = (subject: Subject, { page, type }: Place): SearchState => ({
  ...readSearchState(new URLSearchParams()),
  ...subject,
  page,
  types: type ? [type] : [],
})

/** Fetches the list for a page; how many there are, or why that is not known. */
export const prefetchList = async (
  context: PrefetchContext,
  subject: Subject,
  place: Place,
): Promise<{ total: number; failure: Failure | undefined }> => {
  const values = await context.client.ensureQueryData(queryOf(...siteConfigQuery, context.call)).catch(() => ({}))
  const input = searchInput(searchStateOf(subject, place), readSiteConfig(values).search.pageSize)
  const failure = await prefetchCall(context, spec, input)
  const found = context.client.getQueryData<{ total: number }>(queryOf(spec, input).queryKey)
  return { total: found?.total ?? 0, failure }
}
