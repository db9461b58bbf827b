import { nothingLearned } from './learn-titles.ts'
import type { Learned } from './learn-titles.ts'
import { readKeyword } from './read-keyword.ts'
import type { Keyword } from './read-keyword.ts'
import { answersKeyword, holdsTitle, match, nameField, phrase } from './relevance.ts'
import type { Clause } from './relevance.ts'
import { windowStart } from './shanghai-time.ts'
import { fetchedFields, matchMarks } from './to-hit.ts'

/** What a visitor asks (`SearchDiskRequest`). */
export interface SearchQuery {
  q: string
  page: number
  size: number
  types: string[]
  user: string
  exact: boolean
  format: string[]
  share_time: string
  exclude_user: string[]
  order: string
  user_distinct: boolean
  fold_copies: boolean
  copy_group: string
}

/** The index answers no hit beyond this one, and counts no further. */
export const deepestHit = 10_000

const defaultSize = 10
const largestSize = 50

/** Which hits a page holds: `size` is 0 for a page past the end. Page sizes out of 1–50 fall back to 10. */
export const pageOf = (query: Pick<SearchQuery, 'page' | 'size'>): { from: number; size: number; perSize: number } => {
  const perSize = query.size >= 1 && query.size <= largestSize ? query.size : defaultSize
  const from = (Math.max(query.page, 1) - 1) * perSize
  return from < deepestHit
    ? { from, size: Math.min(perSize, deepestHit - from), perSize }
    : { from: 0, size: 0, perSize }
}

const filtersOf = (query: SearchQuery, now: Date): Clause[] => {
  const since = windowStart(query.share_time, now)
  const extensions = query.format.map((format) => format.toLowerCase().replace(/^\.?/, '.'))
  return [
    { term: { is_shown: true } },
    ...(query.types.length > 0 ? [{ terms: { disk_type: query.types } }] : []),
    ...(query.user ? [{ term: { share_user: query.user } }] : []),
    ...(extensions.length > 0 ? [{ terms: { extensions } }] : []),
    ...(since ? [{ range: { shared_time: { gte: since.toISOString() } } }] : []),
    ...(query.copy_group ? [{ term: { copy_group: query.copy_group } }] : []),
    ...(query.exclude_user.length > 0 ? [{ bool: { must_not: { terms: { share_user: query.exclude_user } } } }] : []),
  ]
}

const isByTime = (query: SearchQuery): boolean => query.order === 'asc' || query.order === 'desc'

const conditionsOf = (query: SearchQuery, keyword: Keyword, learned: Learned, now: Date): Clause => {
  const filter = filtersOf(query, now)
  const answers = answersKeyword(keyword, learned, now)
  // The form made of single characters finds every substring of Chinese text.
  if (query.exact) return { filter: [...filter, phrase('disk_name.characters', keyword.asTyped)], should: answers }
  if (isByTime(query)) return { filter: [...filter, holdsTitle(keyword)] }
  return { filter, must: answers }
}

/** Whole texts, because a hit shows the whole name. */
const highlightOf = (keyword: Keyword): Clause => ({
  type: 'unified',
  number_of_fragments: 0,
  pre_tags: [matchMarks.open],
  post_tags: [matchMarks.close],
  fields: {
    disk_name: {
      matched_fields: ['disk_name', 'disk_name.characters'],
      highlight_query: match(nameField(keyword), keyword.asTyped),
    },
    files: { highlight_query: match('files', keyword.asTyped) },
  },
})

/** By relevance when there is a keyword, else newest first. Ids decide between equals, so that pages never overlap. */
const sortOf = (query: SearchQuery, keyword: Keyword | undefined): Clause[] => {
  if (keyword && !isByTime(query)) return [{ _score: 'desc' }, { id: 'desc' }]
  const direction = query.order === 'asc' ? 'asc' : 'desc'
  return [{ shared_time: { order: direction, missing: '_last' } }, { id: direction }]
}

export const keywordOf = ({ q }: Pick<SearchQuery, 'q'>): Keyword | undefined =>
  q.trim() === '' ? undefined : readKeyword(q)

/**
 * The body of the search for a request with a keyword or a sharer.
 * @returns undefined when nothing can match: a keyword without letter or digit
 */
export const buildQuery = (query: SearchQuery, now: Date, learned = nothingLearned): Clause | undefined => {
  const keyword = keywordOf(query)
  if (keyword?.text === '') return undefined
  const { from, size } = pageOf(query)
  return {
    query: { bool: keyword ? conditionsOf(query, keyword, learned, now) : { filter: filtersOf(query, now) } },
    from,
    size,
    sort: sortOf(query, keyword),
    track_total_hits: deepestHit,
    _source: fetchedFields,
    ...(keyword && { highlight: highlightOf(keyword) }),
    ...onePer(query.user_distinct ? 'sharer' : query.fold_copies ? 'copy_group' : undefined),
  }
}

/** One hit per value of a field; then values are counted instead of shares. */
const onePer = (field: 'sharer' | 'copy_group' | undefined): Clause =>
  field ? { collapse: { field }, aggs: { distinct: { cardinality: { field, precision_threshold: deepestHit } } } } : {}

/** Counts the shares of some groups that pass the filters of a query. */
export const buildCopyCount = (query: SearchQuery, groups: readonly string[], now: Date): Clause => ({
  query: { bool: { filter: [...filtersOf(query, now), { terms: { copy_group: groups } }] } },
  size: 0,
  aggs: { groups: { terms: { field: 'copy_group', size: groups.length } } },
})
