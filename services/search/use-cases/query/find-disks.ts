import type { Context } from '@pandex/platform/grpc/context'
import { markHits } from '../../domain/hits/mark-hits.ts'
import type { FoundDisk, HitDocument } from '../../domain/hits/to-hit.ts'
import type { CopyField } from '../../domain/index/copy-group.ts'
import { buildGroupCount } from '../../domain/query/build-query.ts'
import type { PagePosition } from '../../domain/query/cursor.ts'
import { emptyExpansion } from '../../domain/expansion/query-expansion.ts'
import type { QueryExpansion } from '../../domain/expansion/query-expansion.ts'
import type { Facets } from '../../domain/query/facets.ts'
import { parseKeyword } from '../../domain/keyword/parse-keyword.ts'
import { searchedWords } from '../../domain/expansion/searched-words.ts'
import type { SearchPlan } from '../../domain/query/search-plan.ts'
import { maxResultWindow, pageOf } from '../../domain/query/search-query.ts'
import type { SearchQuery } from '../../domain/query/search-query.ts'
import type { DiskIndex, SearchResult } from '../../repositories/index/disk-index.ts'
import { expandAndSearch } from './expand-and-search.ts'

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
  const { plan, result, expansion, isHeld } = await expandAndSearch(diskIndex, { query, keyword, now, after }, ctx)
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
    expansion: expansion ?? emptyExpansion,
    // Without an expansion, the reply must expire soon.
    words: expansion ? searchedWords(keyword, plan.expansion) : [],
    holdsKeyword: isHeld,
    ...(query.facets && { facets: facets ?? emptyFacets }),
    next: nextOf(plan, result),
  }
}
