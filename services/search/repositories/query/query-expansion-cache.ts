import type { Context } from '@pandex/platform/grpc/context'
import { expandQuery } from '../../domain/query/expand-query.ts'
import { expansionInputOf } from '../../domain/query/keyword-lookups.ts'
import type { ExpansionInput } from '../../domain/query/keyword-lookups.ts'
import { emptyExpansion } from '../../domain/query/query-expansion.ts'
import type { QueryExpansion } from '../../domain/query/query-expansion.ts'
import type { Keyword } from '../../domain/query/parse-keyword.ts'
import type { AliasDictionary, ReadAliases } from '../../domain/titles/alias-dictionary.ts'
import type { openTitleLookup } from '../titles/title-lookup.ts'

const maxAgeMs = 10 * 60_000
const maxInputs = 5_000

/** Minimum time between two repeated lookups of a title, because hits and titles may disagree permanently. */
const refreshIntervalMs = 5_000

interface CachedInput {
  input: ExpansionInput
  dictionary: AliasDictionary
  key: string
}

interface CachedExpansion {
  expansion: Promise<QueryExpansion>
  untilMs: number
  refreshedAtMs: number
  /** Highest id among the hits of the keywords that share it; undefined before the first search. */
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

  const inputOf = async (keyword: Keyword): Promise<CachedInput> => {
    const dictionary = await readAliases()
    const input = expansionInputOf(keyword, dictionary)
    return { input, dictionary, key: JSON.stringify(input) }
  }

  /** @param previous the entry to refresh; it remains when the lookup fails */
  const expandNow = (
    { input, dictionary, key }: CachedInput,
    ctx: Context,
    { refreshedAtMs, newestId }: Pick<CachedExpansion, 'refreshedAtMs' | 'newestId'>,
    previous?: CachedExpansion,
  ): Promise<QueryExpansion> => {
    const learn = async (): Promise<QueryExpansion> => expandQuery(input, lookup(ctx), dictionary)
    const expansion = learn().catch((error: unknown) => {
      const isCurrent = remembered.get(key) === entry
      if (!previous) {
        ctx.log.warn({ err: error }, 'query expansion: title lookup failed, searching without it')
        if (isCurrent) remembered.delete(key)
        return emptyExpansion
      }
      ctx.log.warn({ err: error }, 'query expansion: refresh failed, using the cached one')
      if (isCurrent) remembered.set(key, { ...previous, refreshedAtMs })
      return previous.expansion
    })
    const entry: CachedExpansion = { expansion, untilMs: performance.now() + maxAgeMs, refreshedAtMs, newestId }
    remembered.delete(key)
    remembered.set(key, entry)
    const [oldest] = remembered.keys()
    if (remembered.size > maxInputs && oldest !== undefined) remembered.delete(oldest)
    return expansion
  }

  return {
    async expand(keyword, ctx) {
      const input = await inputOf(keyword)
      const known = remembered.get(input.key)
      if (known && known.untilMs > performance.now()) return known.expansion
      return expandNow(input, ctx, { refreshedAtMs: Number.NEGATIVE_INFINITY, newestId: undefined })
    },
    async refreshIfOutdated(keyword, used, { isDisproved, newestId }, ctx) {
      const nowMs = performance.now()
      const input = await inputOf(keyword)
      const known = remembered.get(input.key)
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
      if (remembered.get(input.key) !== known) return remembered.get(input.key)?.expansion ?? used
      const renewed = { refreshedAtMs: nowMs, newestId: Math.max(newestId, known.newestId ?? 0) }
      return expandNow(input, ctx, renewed, known)
    },
  }
}
