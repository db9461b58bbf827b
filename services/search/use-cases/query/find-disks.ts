import type { Context } from '@pandex/platform/grpc/context'
import { markHits } from '../../domain/hits/mark-hits.ts'
import type { FoundDisk, HitDocument } from '../../domain/hits/to-hit.ts'
import type { CopyField } from '../../domain/index/copy-group.ts'
import { buildGroupCount, buildQuery } from '../../domain/query/build-query.ts'
import type { PagePosition } from '../../domain/query/cursor.ts'
import { expandQuery } from '../../domain/expansion/expand-query.ts'
import { expansionInputOf } from '../../domain/expansion/expansion-input.ts'
import { emptyExpansion } from '../../domain/expansion/query-expansion.ts'
import type { QueryExpansion } from '../../domain/expansion/query-expansion.ts'
import type { Facets } from '../../domain/query/facets.ts'
import { holdsKeyword } from '../../domain/keyword/holds-keyword.ts'
import { parseKeyword } from '../../domain/keyword/parse-keyword.ts'
import type { Keyword } from '../../domain/keyword/parse-keyword.ts'
import { searchedWords } from '../../domain/expansion/searched-words.ts'
import { planSearch } from '../../domain/query/search-plan.ts'
import type { SearchPlan } from '../../domain/query/search-plan.ts'
import { maxResultWindow, pageOf } from '../../domain/query/search-query.ts'
import type { SearchQuery } from '../../domain/query/search-query.ts'
import type { DiskIndex, SearchResult } from '../../repositories/index/disk-index.ts'

export interface FoundPage {
  total: number
  perSize: number
  found: FoundDisk[]
  groupSizes: ReadonlyMap<string, number>
  expansion: QueryExpansion
  /** Words of the titles that were searched for; empty if any resource may change the hits. */
  words: string[]
  /** Whether a hit holds every word of the keyword, and the keyword was neither corrected nor relaxed. */
  holdsKeyword: boolean
  facets?: Facets
  next?: PagePosition
}

const emptyFacets: Facets = { types: [], formats: [], kinds: [], years: [], seasons: [], tags: [] }

/** Lists that do not support `search_after` end at the last page that has a number (`maxResultWindow`). */
const nextOf = (
  { page: { number, perSize }, collapseField }: SearchPlan,
  { total, found, lastSortValues }: SearchResult,
): PagePosition | undefined => {
  const isMore = found.length === perSize && (total >= maxResultWindow || number * perSize < total)
  if (!isMore) return undefined
  if (!collapseField) return lastSortValues && { page: number + 1, after: lastSortValues }
  return pageOf({ page: number + 1, size: perSize }).size > 0 ? { page: number + 1 } : undefined
}

/** `copy_group` of a folded hit is the value that it was folded by. */
const inGroupOf = (document: HitDocument, field: CopyField): HitDocument => ({
  ...document,
  copy_group: document[field] ?? document.copy_group,
})

const isAnsweredAsTyped = ({ relaxed, corrected }: QueryExpansion): boolean => relaxed === '' && !corrected

/** Checks the expansion first, because normalizing the texts of all hits is expensive. */
const isHeldAsTyped = (keyword: Keyword, expansion: QueryExpansion, found: readonly HitDocument[]): boolean =>
  isAnsweredAsTyped(expansion) && holdsKeyword(keyword, found)

/** @returns undefined when the index does not answer in time; the search then runs without an expansion */
const expand = async (
  { lookUpTitles, readAliases, readPlots }: DiskIndex,
  keyword: Keyword,
  ctx: Context,
): Promise<QueryExpansion | undefined> => {
  try {
    const [aliases, plots] = await Promise.all([readAliases(), readPlots()])
    return await expandQuery(expansionInputOf(keyword, aliases), lookUpTitles(ctx), aliases, plots)
  } catch (error) {
    ctx.log.warn({ err: error }, 'query expansion: title lookup failed, searching without it')
    return undefined
  }
}

/**
 * Runs a search without checking access or price.
 * @param query has a keyword, a sharer or tags; with `after`, its page is the page behind `after`
 * @param after sort values of the last hit of the previous page
 */
export const findDisks = async (
  diskIndex: DiskIndex,
  query: SearchQuery,
  { now, after }: { now: Date; after?: PagePosition['after'] },
  ctx: Context,
): Promise<FoundPage> => {
  const keyword = query.q.trim() === '' ? undefined : parseKeyword(query.q)

  const expansion = keyword && keyword.text !== '' ? await expand(diskIndex, keyword, ctx) : emptyExpansion
  const plan = planSearch(query, { keyword, expansion: expansion ?? emptyExpansion, now })
  const body = buildQuery(plan, after)
  const result: SearchResult = body ? await diskIndex.search(body, ctx) : { total: 0, found: [] }
  const { total, facets } = result
  const documents = query.fold_copies ? result.found.map((one) => inGroupOf(one, plan.copyField)) : result.found
  const groups = query.fold_copies ? documents.map(({ copy_group }) => copy_group) : []
  const countCopies = async (): Promise<ReadonlyMap<string, number>> =>
    groups.length > 0 ? diskIndex.countGroups(buildGroupCount(plan, groups), ctx) : new Map()
  const groupSizes = result.copies ?? (await countCopies())
  return {
    total,
    perSize: plan.page.perSize,
    found: keyword ? markHits(keyword, plan.expansion, documents) : documents.map((document) => ({ document })),
    groupSizes,
    expansion: plan.expansion,
    // Without an expansion, the reply must expire soon.
    words: expansion ? searchedWords(keyword, plan.expansion) : [],
    holdsKeyword: keyword !== undefined && isHeldAsTyped(keyword, plan.expansion, result.found),
    ...(query.facets && { facets: facets ?? emptyFacets }),
    next: nextOf(plan, result),
  }
}
