import type { Clause } from './clauses.ts'
import type { QueryExpansion } from '../expansion/query-expansion.ts'
import type { CopyField } from '../index/copy-group.ts'
import type { FacetFilters } from './facets.ts'
import { facetFiltersOf, fixedFiltersOf } from './filters.ts'
import type { Keyword } from '../keyword/parse-keyword.ts'
import { scoringFactors } from './scoring-factors.ts'
import { scoringTiers } from './scoring-tiers.ts'
import type { ScoringTiers } from './scoring-tiers.ts'
import { pageOf } from './search-query.ts'
import type { ResultPage, SearchQuery } from './search-query.ts'

/** `asc` and `desc`: by share time. */
const orders = ['asc', 'desc', 'size_asc', 'size_desc', 'views_desc'] as const

export type CollapseField = 'sharer' | CopyField

export interface KeywordPlan {
  parsed: Keyword
  tiers: ScoringTiers
  factors: Clause[]
}

/** Determines the hits and their order. Request builders read only the plan. */
export interface SearchPlan {
  keyword?: KeywordPlan
  expansion: QueryExpansion
  filters: { fixed: Clause[]; facets: FacetFilters }
  order: 'relevance' | (typeof orders)[number]
  /** Hits must hold the keyword as typed. */
  isExact: boolean
  countsFacets: boolean
  page: ResultPage
  /** Copies of one version have the same value of this field. */
  copyField: CopyField
  /**
   * Hits with the same value become one. Excludes `search_after`, because the index does not know the values of earlier
   * pages.
   */
  collapseField?: CollapseField
}

export interface SearchKnowledge {
  /** Undefined without a keyword. */
  keyword: Keyword | undefined
  expansion: QueryExpansion
  now: Date
}

/** By relevance with a keyword, else newest first. */
export const orderOf = ({ order }: SearchQuery, keyword: Keyword | undefined): SearchPlan['order'] =>
  orders.find((known) => known === order) ?? (keyword ? 'relevance' : 'desc')

const collapseFieldOf = (query: SearchQuery, copyField: CopyField): CollapseField | undefined => {
  if (query.user_distinct) return 'sharer'
  return query.fold_copies ? copyField : undefined
}

/** A keyword with a kind (长安的荔枝 电影) implies that there are others. */
const statesKind = ({ constraints }: Keyword): boolean => constraints.some(([token = '']) => token.startsWith('kind:'))

const copyFieldOf = (expansion: QueryExpansion, keyword: Keyword | undefined): CopyField => {
  if (!expansion.hasSingleYearPerClass) return 'copy_group'
  const isOneWork = expansion.hasSingleYear && expansion.hasSingleClass && !(keyword && statesKind(keyword))
  return isOneWork ? 'copy_work' : 'copy_base'
}

/** @param query has a keyword, a sharer or tags */
export const planSearch = (query: SearchQuery, { keyword, expansion, now }: SearchKnowledge): SearchPlan => {
  const copyField = copyFieldOf(expansion, keyword)
  return {
    ...(keyword && {
      keyword: {
        parsed: keyword,
        tiers: scoringTiers(keyword, expansion),
        factors: scoringFactors(keyword, expansion, now),
      },
    }),
    expansion,
    filters: { fixed: fixedFiltersOf(query, now), facets: facetFiltersOf(query) },
    order: orderOf(query, keyword),
    isExact: query.exact,
    countsFacets: query.facets,
    page: pageOf(query),
    copyField,
    collapseField: collapseFieldOf(query, copyField),
  }
}
