import { isDeepStrictEqual } from 'node:util'
import type { Context } from '@pandex/platform/grpc/context'
import { expandQuery, emptyExpansion } from '../../domain/query/expand-query.ts'
import type { QueryExpansion } from '../../domain/query/expand-query.ts'
import { namesInKeyword } from '../../domain/query/names-in-keyword.ts'
import type { NamesInKeyword } from '../../domain/query/names-in-keyword.ts'
import type { Keyword } from '../../domain/query/parse-keyword.ts'
import type { AliasDictionary, ReadAliases } from '../../domain/titles/alias-dictionary.ts'
import type { openTitleLookup } from '../titles/title-lookup.ts'

const maxAgeMs = 10 * 60_000
const maxKeywords = 5_000

/** Minimum time between two repeated lookups of a keyword, because hits and titles may disagree permanently. */
const refreshIntervalMs = 5_000

interface CachedExpansion {
  expansion: Promise<QueryExpansion>
  /** The dictionary that gave `names`. */
  dictionary: AliasDictionary
  names: NamesInKeyword
  untilMs: number
  refreshedAtMs: number
  /** Highest id among the hits of this keyword; undefined before its first search. */
  newestId: number | undefined
}

export interface Evidence {
  isDisproved: boolean
  /** Highest id among the hits; ids grow with every new resource. 0 without hits. */
  newestId: number
}

/**
 * Learned data about keywords, cached in each replica. Hits, not events, show that it is outdated, so no replica misses
 * a change.
 */
export interface QueryExpansionCache {
  /** Returns nothing when the index does not answer in time, because a search works without. Never throws. */
  expand(keyword: Keyword, ctx: Context): Promise<QueryExpansion>
  /** Learns again when hits show newer matching resources. @returns `used` when it is up to date. Never throws. */
  refreshIfOutdated(keyword: Keyword, used: QueryExpansion, evidence: Evidence, ctx: Context): Promise<QueryExpansion>
}

/** @param readAliases a change of the dictionary takes effect at once for the keywords whose names it changes */
export const openQueryExpansionCache = (
  lookup: ReturnType<typeof openTitleLookup>,
  readAliases: ReadAliases,
): QueryExpansionCache => {
  const remembered = new Map<string, CachedExpansion>()

  /** @param previous the entry to refresh; it remains when the lookup fails */
  const expandNow = (
    keyword: Keyword,
    ctx: Context,
    {
      refreshedAtMs,
      newestId,
      dictionary,
      names,
    }: Pick<CachedExpansion, 'refreshedAtMs' | 'newestId' | 'dictionary' | 'names'>,
    previous?: CachedExpansion,
  ): Promise<QueryExpansion> => {
    const { text } = keyword
    const expansion = expandQuery(keyword, lookup(ctx), names).catch((error: unknown) => {
      const isCurrent = remembered.get(text) === entry
      if (!previous) {
        ctx.log.warn({ err: error }, 'query expansion: title lookup failed, searching without it')
        if (isCurrent) remembered.delete(text)
        return emptyExpansion
      }
      ctx.log.warn({ err: error }, 'query expansion: refresh failed, using the cached one')
      if (isCurrent) remembered.set(text, { ...previous, refreshedAtMs })
      return previous.expansion
    })
    const entry: CachedExpansion = {
      expansion,
      dictionary,
      names,
      untilMs: performance.now() + maxAgeMs,
      refreshedAtMs,
      newestId,
    }
    remembered.delete(text)
    remembered.set(text, entry)
    const [oldest] = remembered.keys()
    if (remembered.size > maxKeywords && oldest !== undefined) remembered.delete(oldest)
    return expansion
  }

  return {
    async expand(keyword, ctx) {
      const dictionary = await readAliases()
      const known = remembered.get(keyword.text)
      const isFresh = known !== undefined && known.untilMs > performance.now()
      if (isFresh && known.dictionary === dictionary) return known.expansion
      const names = namesInKeyword(keyword, dictionary)
      if (isFresh && isDeepStrictEqual(known.names, names)) {
        known.dictionary = dictionary
        return known.expansion
      }
      return expandNow(keyword, ctx, {
        refreshedAtMs: Number.NEGATIVE_INFINITY,
        newestId: undefined,
        dictionary,
        names,
      })
    },
    async refreshIfOutdated(keyword, used, { isDisproved, newestId }, ctx) {
      const nowMs = performance.now()
      const known = remembered.get(keyword.text)
      if (!known) return used
      // A concurrent search has refreshed the entry.
      if ((await known.expansion) !== used) return known.expansion
      const isOutdated = known.newestId !== undefined && newestId > known.newestId
      if (!isDisproved && !isOutdated) {
        known.newestId ??= newestId
        return used
      }
      if (known.refreshedAtMs + refreshIntervalMs > nowMs) return used
      // Of concurrent searches that find the data outdated, only one refreshes the entry.
      if (remembered.get(keyword.text) !== known) return remembered.get(keyword.text)?.expansion ?? used
      const renewed = { ...known, refreshedAtMs: nowMs, newestId: Math.max(newestId, known.newestId ?? 0) }
      return expandNow(keyword, ctx, renewed, known)
    },
  }
}
