import { isDeepStrictEqual } from 'node:util'
import type { Context } from '@pandex/platform/grpc/context'
import {
  buildCopyCount,
  buildQuery,
  canGoOn,
  copyFieldOf,
  deepestHit,
  keywordOf,
  pageOf,
} from '../domain/build-query.ts'
import type { SearchQuery } from '../domain/build-query.ts'
import type { Place } from '../domain/cursor.ts'
import type { Facets } from '../domain/facets.ts'
import { holdsKeyword } from '../domain/holds-keyword.ts'
import { nothingLearned } from '../domain/learn-titles.ts'
import type { Learned } from '../domain/learn-titles.ts'
import { markBySound } from '../domain/mark-by-sound.ts'
import type { FoundDisk } from '../domain/to-hit.ts'
import type { DiskIndex, Found } from '../repositories/disk-index.ts'

export interface FoundPage {
  total: number
  perSize: number
  found: FoundDisk[]
  groupSizes: ReadonlyMap<string, number>
  learned: Learned
  /** Whether a hit holds every word of the keyword, and the keyword was neither corrected nor relaxed. */
  holdsKeyword: boolean
  facets?: Facets
  next?: Place
}

const emptyFacets: Facets = { types: [], formats: [], kinds: [], years: [], seasons: [], tags: [] }

/** Lists that do not support `search_after` end at the last page that has a number (`deepestHit`). */
const nextOf = (
  query: SearchQuery,
  page: { total: number; found: readonly unknown[]; last?: (number | string)[] },
): Place | undefined => {
  const { perSize } = pageOf(query)
  const number = Math.max(query.page, 1)
  const isMore = page.found.length === perSize && (page.total >= deepestHit || number * perSize < page.total)
  if (!isMore) return undefined
  if (canGoOn(query)) return page.last && { page: number + 1, after: page.last }
  return pageOf({ ...query, page: number + 1 }).size > 0 ? { page: number + 1 } : undefined
}

/** `copy_group` of a folded hit is the value that it was folded by. */
const inGroupOf = ({ document, ...hit }: FoundDisk, field: 'copy_group' | 'copy_base'): FoundDisk => ({
  ...hit,
  document: { ...document, copy_group: document[field] },
})

const isAnsweredAsTyped = ({ relaxed, corrected }: Learned): boolean => relaxed === '' && !corrected

/**
 * Runs a search without checking access or price.
 * @param query has a keyword, a sharer or tags; with `after`, its page is the page behind `after`
 * @param after sort values of the last hit of the previous page
 */
export const findDisks = async (
  diskIndex: DiskIndex,
  query: SearchQuery,
  { now, after }: { now: Date; after?: Place['after'] },
  ctx: Context,
): Promise<FoundPage> => {
  const keyword = keywordOf(query)
  const ask = async (learned: Learned): Promise<Found> => {
    const body = buildQuery(query, now, learned, after)
    return body ? diskIndex.search(body, ctx) : { total: 0, found: [] }
  }
  const isHeldBy = (found: readonly FoundDisk[]): boolean =>
    keyword !== undefined &&
    holdsKeyword(
      keyword,
      found.map(({ document }) => document),
    )

  let learned = keyword && keyword.text !== '' ? await diskIndex.titles.learn(keyword, ctx) : nothingLearned
  let answer = await ask(learned)
  let isHeld = isHeldBy(answer.found)
  if (keyword && keyword.text !== '') {
    // Resources that match the keyword may have been saved after its titles were learned.
    const isDisproved = isHeld && !isAnsweredAsTyped(learned)
    const newestId = Math.max(0, ...answer.found.map(({ document }) => document.id))
    const relearned = await diskIndex.titles.review(keyword, learned, { isDisproved, newestId }, ctx)
    if (!isDeepStrictEqual(relearned, learned)) {
      learned = relearned
      answer = await ask(learned)
      isHeld = isHeldBy(answer.found)
    }
  }
  const { total, last, facets } = answer
  const hits = keyword ? answer.found.map((hit) => markBySound(keyword, hit)) : answer.found
  const copyField = copyFieldOf(learned)
  const found = query.fold_copies ? hits.map((hit) => inGroupOf(hit, copyField)) : hits
  const groups = query.fold_copies ? found.map(({ document }) => document.copy_group) : []
  const groupSizes =
    groups.length > 0
      ? await diskIndex.countCopies(buildCopyCount(query, copyField, groups, now), ctx)
      : new Map<string, number>()
  return {
    total,
    perSize: pageOf(query).perSize,
    found,
    groupSizes,
    learned,
    holdsKeyword: isHeld && isAnsweredAsTyped(learned),
    ...(query.facets && { facets: facets ?? emptyFacets }),
    next: nextOf(query, { total, found, last }),
  }
}
