import type { ApiOutput } from '../../lib/api/api.ts'

export type SearchReply = ApiOutput<'POST /v1/search/disk'>

const maxSuggestLength = 50

export const relatedQuery = (q: string) =>
  ['GET /v1/search/suggest', { q: q.slice(0, maxSuggestLength), size: 8 }] as const

export const belowLinksQuery = ['GET /v1/list_store/by_types', { types: 'search_below_links' }] as const
