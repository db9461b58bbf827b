import { fetchedFields } from '../hits/to-hit.ts'
import type { CopyField } from '../index/copy-group.ts'
import { anyOf, constantScore, matchAllWords, phrase } from './clauses.ts'
import type { Clause } from './clauses.ts'
import { countsOfChosenFacets, facetCounts, filtersExcept } from './facets.ts'
import type { KeywordPlan, SearchPlan } from './search-plan.ts'
import { maxResultWindow } from './search-query.ts'

/** Score: the tiers' sum times the product of the factors. */
const relevanceOf = ({ tiers, factors }: KeywordPlan): Clause => ({
  function_score: {
    query: anyOf([...tiers.title, ...tiers.expansion, ...tiers.loose]),
    functions: factors,
    score_mode: 'multiply',
    boost_mode: 'multiply',
  },
})

/** Requires all of the title: lists that are not sorted by relevance do not rank weak hits last. */
const holdsTitle = ({ parsed: { title }, tiers }: KeywordPlan): Clause =>
  anyOf([...tiers.title, matchAllWords('files', title), matchAllWords('tags', title)])

const queryOf = ({ keyword, isExact, order }: SearchPlan, filter: Clause[]): Clause => {
  if (!keyword) return { filter }
  // The single-character subfield finds every substring of Chinese text.
  if (isExact)
    return {
      filter: [...filter, phrase('disk_name.characters', keyword.parsed.asTyped)],
      should: relevanceOf(keyword),
    }
  return order === 'relevance' ? { filter, must: relevanceOf(keyword) } : { filter: [...filter, holdsTitle(keyword)] }
}

/** Lists sorted by size score known sizes 1 and unknown ones, which are stored as 0, 0. */
const knownSizeFirst = constantScore({ range: { size: { gt: 0 } } }, 1)

const conditionsOf = (plan: SearchPlan, filter: Clause[]): Clause => ({
  ...queryOf(plan, filter),
  ...((plan.order === 'size_asc' || plan.order === 'size_desc') && { should: knownSizeFirst }),
})

/** Replace unknown times so that they sort last in both directions; `search_after` needs plain numbers. */
const unknownTimes = { asc: Date.UTC(9999, 0), desc: -Date.UTC(9999, 0) }

/** The id breaks ties, so that pages never overlap. */
const sortOf = ({ order }: SearchPlan): Clause[] => {
  switch (order) {
    case 'relevance':
      return [{ _score: 'desc' }, { id: 'desc' }]
    case 'size_asc':
      return [{ _score: 'desc' }, { size: 'asc' }, { id: 'desc' }]
    case 'size_desc':
      return [{ _score: 'desc' }, { size: 'desc' }, { id: 'desc' }]
    case 'views_desc':
      return [{ views: { order: 'desc', missing: 0 } }, { id: 'desc' }]
    default:
      return [{ shared_time: { order, missing: unknownTimes[order] } }, { id: order }]
  }
}

/** `map`: global ordinals would allocate a counter for every group of the index. */
const countPerGroup = (field: CopyField, size: number, minCount = 1): Clause => ({
  terms: { field, size, min_doc_count: minCount, execution_hint: 'map' },
})

/** Groups with several copies. If a search matches more of them, a second request counts those of its page. */
const maxCountedGroups = 200

const countsOf = ({ collapseField, copyField, countsFacets }: SearchPlan): Clause => ({
  ...(collapseField && {
    distinct: { cardinality: { field: collapseField, precision_threshold: maxResultWindow } },
    ...(collapseField === copyField && { copies: countPerGroup(copyField, maxCountedGroups, 2) }),
  }),
  ...(countsFacets && facetCounts),
})

/** `post_filter` does not apply to aggregations. Without chosen facets they need no filter, which costs time even if it is empty. */
const aggregationsOf = (plan: SearchPlan, postFilter: Clause[]): Clause => {
  const counts = countsOf(plan)
  if (postFilter.length === 0) return counts
  return {
    chosen: { filter: { bool: { filter: postFilter } }, aggs: counts },
    ...countsOfChosenFacets(plan.filters.facets),
  }
}

/**
 * Builds the search body.
 * @param after sort values of the last hit before the page; replaces the offset
 * @returns undefined when nothing can match: a keyword without letter or digit
 */
export const buildQuery = (plan: SearchPlan, after?: readonly (number | string)[]): Clause | undefined => {
  const { keyword, filters, countsFacets, collapseField, page } = plan
  if (keyword?.parsed.text === '') return undefined
  const chosen = filtersExcept(filters.facets)
  // A facet's counts ignore its own filter, so with facets the chosen filters move to `post_filter`.
  const filter = countsFacets ? filters.fixed : [...filters.fixed, ...chosen]
  const postFilter = countsFacets ? chosen : []
  return {
    query: { bool: conditionsOf(plan, filter) },
    ...(postFilter.length > 0 && { post_filter: { bool: { filter: postFilter } } }),
    ...(after ? { search_after: after, size: page.perSize } : { from: page.from, size: page.size }),
    sort: sortOf(plan),
    track_total_hits: maxResultWindow,
    _source: fetchedFields,
    ...(collapseField && { collapse: { field: collapseField } }),
    ...((collapseField || countsFacets) && { aggs: aggregationsOf(plan, postFilter) }),
  }
}

/** Counts the copies of each group. */
export const buildGroupCount = ({ filters, copyField }: SearchPlan, groups: readonly string[]): Clause => ({
  query: {
    bool: { filter: [...filters.fixed, ...filtersExcept(filters.facets), { terms: { [copyField]: groups } }] },
  },
  size: 0,
  aggs: { groups: countPerGroup(copyField, groups.length) },
})
