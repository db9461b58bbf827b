import { isDeepStrictEqual } from 'node:util'
import type { Context } from '@pandex/platform/grpc/context'
import type { HitDocument } from '../../domain/hits/to-hit.ts'
import { expandQuery } from '../../domain/expansion/expand-query.ts'
import { expansionInputOf } from '../../domain/expansion/expansion-input.ts'
import { emptyExpansion } from '../../domain/expansion/query-expansion.ts'
import type { QueryExpansion } from '../../domain/expansion/query-expansion.ts'
import { holdsKeyword } from '../../domain/keyword/holds-keyword.ts'
import type { Keyword } from '../../domain/keyword/parse-keyword.ts'
import { buildQuery } from '../../domain/query/build-query.ts'
import type { PagePosition } from '../../domain/query/cursor.ts'
import { orderOf, planSearch } from '../../domain/query/search-plan.ts'
import type { SearchPlan } from '../../domain/query/search-plan.ts'
import { pageOf } from '../../domain/query/search-query.ts'
import type { SearchQuery } from '../../domain/query/search-query.ts'
import type { DiskIndex, SearchResult } from '../../repositories/index/disk-index.ts'

const isAnsweredAsTyped = ({ relaxed, corrected }: QueryExpansion): boolean => relaxed === '' && !corrected

/** Checks the expansion first, because normalizing the texts of all hits is expensive. */
const isHeldAsTyped = (keyword: Keyword, expansion: QueryExpansion, found: readonly HitDocument[]): boolean =>
  isAnsweredAsTyped(expansion) && holdsKeyword(keyword, found)

/** The best hits hold the keyword if any share does. */
const showsBestHits = (query: SearchQuery, keyword: Keyword): boolean =>
  orderOf(query, keyword) === 'relevance' && pageOf(query).number === 1

interface SearchInput {
  query: SearchQuery
  keyword: Keyword | undefined
  now: Date
  /** Sort values of the last hit of the previous page. */
  after?: PagePosition['after']
}

/**
 * @param trustsMemory whether the index is not asked about a keyword of which nothing is known
 * @returns undefined when the index does not answer in time; the search then runs without an expansion
 */
const expand = async (
  { lookUpTitles, readAliases, readPlots }: DiskIndex,
  keyword: Keyword,
  trustsMemory: boolean,
  ctx: Context,
): Promise<QueryExpansion | undefined> => {
  try {
    const [aliases, plots] = await Promise.all([readAliases(), readPlots()])
    const titles = lookUpTitles(ctx)
    const source = { ...titles, trustsMemory: titles.trustsMemory && trustsMemory }
    return await expandQuery(expansionInputOf(keyword, aliases), source, aliases, plots)
  } catch (error) {
    ctx.log.warn({ err: error }, 'query expansion: title lookup failed, searching without it')
    return undefined
  }
}

interface ExpandedSearch {
  plan: SearchPlan
  result: SearchResult
  /** Undefined if the lookup of titles failed. */
  expansion: QueryExpansion | undefined
  /** Whether a hit holds every word of the keyword, and the keyword was neither corrected nor relaxed. */
  isHeld: boolean
}

const searchWith = async (
  diskIndex: DiskIndex,
  { query, keyword, now, after }: SearchInput,
  expansion: QueryExpansion | undefined,
  ctx: Context,
): Promise<ExpandedSearch> => {
  const plan = planSearch(query, { keyword, expansion: expansion ?? emptyExpansion, now })
  const body = buildQuery(plan, after)
  const result: SearchResult = body ? await diskIndex.search(body, ctx) : { total: 0, found: [] }
  const isHeld = keyword !== undefined && isHeldAsTyped(keyword, plan.expansion, result.found)
  return { plan, result, expansion, isHeld }
}

/** Whether two expansions lead to the same search; they may call its hits otherwise. */
const haveSameEffect = (one: QueryExpansion, other: QueryExpansion): boolean =>
  isDeepStrictEqual({ ...one, relaxed: '', isUnchecked: false }, { ...other, relaxed: '', isUnchecked: false })

/** Expands the keyword and searches, once more if the hits show that the index knows a title that is not in memory yet. */
export const expandAndSearch = async (
  diskIndex: DiskIndex,
  input: SearchInput,
  ctx: Context,
): Promise<ExpandedSearch> => {
  const { query, keyword } = input
  if (!keyword || keyword.text === '') return searchWith(diskIndex, input, emptyExpansion, ctx)
  const first = await expand(diskIndex, keyword, showsBestHits(query, keyword), ctx)
  const search = await searchWith(diskIndex, input, first, ctx)
  if (!first?.isUnchecked) return search
  if (!search.isHeld) return { ...search, expansion: { ...first, relaxed: 'similar' } }
  // Shares hold the keyword. It may be the title of one that was saved a moment ago.
  const asked = await expand(diskIndex, keyword, false, ctx)
  return asked === undefined || haveSameEffect(asked, first) ? search : searchWith(diskIndex, input, asked, ctx)
}
