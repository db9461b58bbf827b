import type { ApiOutput } from '../../lib/api.ts'

export type SearchReply = ApiOutput<'POST /v1/search/disk'>

const longestAskedFor = 50

/** What a keyword may have been meant as, or go on to. */
export const relatedQuery = (q: string) =>
  ['GET /v1/search/suggest', { q: q.slice(0, longestAskedFor), size: 8 }] as const

/** Links that the site puts below the results. */
export const belowLinksQuery = ['GET /v1/list_store/by_types', { types: 'search_below_links' }] as const
