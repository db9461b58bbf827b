import { facetCounts, filtersBut } from './facets.ts'
import type { Chosen } from './facets.ts'
import { nothingLearned } from './learn-titles.ts'
import type { Learned } from './learn-titles.ts'
import { readKeyword } from './read-keyword.ts'
import type { Keyword } from './read-keyword.ts'
import { answersKeyword, holdsTitle, match, nameField, phrase } from './relevance.ts'
import type { Clause } from './relevance.ts'
import { tagKey } from '@pandex/platform/text/tag-key'
import { windowStart } from './shanghai-time.ts'
import { fetchedFields, matchMarks } from './to-hit.ts'

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
  years: number[]
  seasons: number[]
  kinds: string[]
  facets: boolean
  tags: string[]
}

/** Bound of page numbers and hit counts (Elasticsearch's `max_result_window`); only `search_after` reads further. */
export const deepestHit = 10_000

const defaultSize = 10
const largestSize = 50

/** Converts a page number to an offset: `size` is 0 past `deepestHit`. Page sizes outside 1–50 become 10. */
export const pageOf = (query: Pick<SearchQuery, 'page' | 'size'>): { from: number; size: number; perSize: number } => {
  const perSize = query.size >= 1 && query.size <= largestSize ? query.size : defaultSize
  const from = (Math.max(query.page, 1) - 1) * perSize
  return from < deepestHit
    ? { from, size: Math.min(perSize, deepestHit - from), perSize }
    : { from: 0, size: 0, perSize }
}

const tokens = (group: string, values: readonly (string | number)[]): Clause => ({
  terms: { facts: values.map((value) => `${group}:${value}`) },
})

const chosenOf = (query: SearchQuery): Chosen => {
  const extensions = query.format.map((format) => format.toLowerCase().replace(/^\.?/, '.'))
  return {
    ...(query.types.length > 0 && { types: { terms: { disk_type: query.types } } }),
    ...(extensions.length > 0 && { formats: { terms: { extensions } } }),
    ...(query.kinds.length > 0 && { kinds: tokens('is', query.kinds) }),
    ...(query.years.length > 0 && { years: tokens('year', query.years) }),
    ...(query.seasons.length > 0 && { seasons: tokens('season', query.seasons) }),
    ...(query.tags.length > 0 && { tags: { terms: { tag_keys: query.tags.map(tagKey) } } }),
  }
}

const isInGroup = (group: string): Clause => ({
  bool: { should: [{ term: { copy_group: group } }, { term: { copy_base: group } }] },
})

const fixedFiltersOf = (query: SearchQuery, now: Date): Clause[] => {
  const since = windowStart(query.share_time, now)
  return [
    { term: { is_shown: true } },
    ...(query.user ? [{ term: { share_user: query.user } }] : []),
    ...(since ? [{ range: { shared_time: { gte: since.toISOString() } } }] : []),
    ...(query.copy_group ? [isInGroup(query.copy_group)] : []),
    ...(query.exclude_user.length > 0 ? [{ bool: { must_not: { terms: { share_user: query.exclude_user } } } }] : []),
  ]
}

const isByTime = (query: SearchQuery): boolean => query.order === 'asc' || query.order === 'desc'

const conditionsOf = (
  query: SearchQuery,
  keyword: Keyword,
  { filter, learned, now }: { filter: Clause[]; learned: Learned; now: Date },
): Clause => {
  const answers = answersKeyword(keyword, learned, now)
  // The single-character subfield finds every substring of Chinese text.
  if (query.exact) return { filter: [...filter, phrase('disk_name.characters', keyword.asTyped)], should: answers }
  if (isByTime(query)) return { filter: [...filter, holdsTitle(keyword)] }
  return { filter, must: answers }
}

const matchSearched = (field: string, keyword: Keyword, { corrected, parts }: Learned): Clause => {
  const learned = [...(corrected ? [corrected] : []), ...parts.flatMap((titles) => titles.slice(0, 1))]
  return { bool: { should: [keyword.asTyped, ...learned].map((text) => match(field, text)) } }
}

/** Highlights the whole text instead of fragments, because a hit shows the whole name. */
const highlightOf = (keyword: Keyword, learned: Learned): Clause => ({
  type: 'unified',
  number_of_fragments: 0,
  pre_tags: [matchMarks.open],
  post_tags: [matchMarks.close],
  fields: {
    disk_name: {
      matched_fields: ['disk_name', 'disk_name.characters'],
      highlight_query: matchSearched(nameField(keyword), keyword, learned),
    },
    files: { highlight_query: matchSearched('files', keyword, learned) },
  },
})

/** Replace unknown times so that they sort last in both directions; `search_after` needs plain numbers. */
const unknownTimes = { asc: Date.UTC(9999, 0), desc: -Date.UTC(9999, 0) }

/** By relevance with a keyword, else newest first. The id breaks ties, so that pages never overlap. */
const sortOf = (query: SearchQuery, keyword: Keyword | undefined): Clause[] => {
  if (keyword && !isByTime(query)) return [{ _score: 'desc' }, { id: 'desc' }]
  const direction = query.order === 'asc' ? 'asc' : 'desc'
  return [{ shared_time: { order: direction, missing: unknownTimes[direction] } }, { id: direction }]
}

export const keywordOf = ({ q }: Pick<SearchQuery, 'q'>): Keyword | undefined =>
  q.trim() === '' ? undefined : readKeyword(q)

export const copyFieldOf = ({ isOfOneYear }: Learned): 'copy_group' | 'copy_base' =>
  isOfOneYear ? 'copy_base' : 'copy_group'

type OnceField = 'sharer' | ReturnType<typeof copyFieldOf>

const onlyOnce = ({ user_distinct, fold_copies }: SearchQuery, learned: Learned): OnceField | undefined => {
  if (user_distinct) return 'sharer'
  return fold_copies ? copyFieldOf(learned) : undefined
}

/** Whether `search_after` works: not with `collapse`, because the index does not know the values of earlier pages. */
export const canGoOn = ({ user_distinct, fold_copies }: SearchQuery): boolean => !user_distinct && !fold_copies

const countOf = (field: OnceField, chosen: Clause[]): Clause => ({
  distinct: {
    filter: { bool: { filter: chosen } },
    aggs: { values: { cardinality: { field, precision_threshold: deepestHit } } },
  },
})

/**
 * Builds the search body of a request that has a keyword, a sharer or tags.
 * @param after sort values of the last hit before the page; replaces the offset
 * @returns undefined when nothing can match: a keyword without letter or digit
 */
export const buildQuery = (
  query: SearchQuery,
  now: Date,
  learned = nothingLearned,
  after?: readonly (number | string)[],
): Clause | undefined => {
  const keyword = keywordOf(query)
  if (keyword?.text === '') return undefined
  const { from, size, perSize } = pageOf(query)
  const chosen = chosenOf(query)
  const chosenFilters = filtersBut(chosen)
  const fixed = fixedFiltersOf(query, now)
  // A facet's counts ignore its own filter, so with facets the chosen filters move to `post_filter`.
  const filter = query.facets ? fixed : [...fixed, ...chosenFilters]
  const field = onlyOnce(query, learned)
  return {
    query: { bool: keyword ? conditionsOf(query, keyword, { filter, learned, now }) : { filter } },
    ...(query.facets && chosenFilters.length > 0 && { post_filter: { bool: { filter: chosenFilters } } }),
    ...(after ? { search_after: after, size: perSize } : { from, size }),
    sort: sortOf(query, keyword),
    track_total_hits: deepestHit,
    _source: fetchedFields,
    ...(keyword && { highlight: highlightOf(keyword, learned) }),
    ...(field && { collapse: { field } }),
    ...((field || query.facets) && {
      aggs: { ...(field && countOf(field, chosenFilters)), ...(query.facets && facetCounts(chosen)) },
    }),
  }
}

export const buildCopyCount = (
  query: SearchQuery,
  field: ReturnType<typeof copyFieldOf>,
  groups: readonly string[],
  now: Date,
): Clause => ({
  query: {
    bool: {
      filter: [...fixedFiltersOf(query, now), ...filtersBut(chosenOf(query)), { terms: { [field]: groups } }],
    },
  },
  size: 0,
  aggs: { groups: { terms: { field, size: groups.length } } },
})
