import { LRUCache } from 'lru-cache'
import { atMost } from './at-most.ts'
import { tags } from './tags.ts'

/** Tracks which cached responses are outdated. Each response carries tags; invalidating a tag outdates all responses that carry it. */
export interface TagInvalidation {
  invalidate: (names: readonly string[]) => void
  invalidateAll: () => void
  /** Whether a tag was invalidated at or after `sinceMs`, or the response may contain links and the change feed is unavailable. */
  isOutdated: (names: readonly string[], sinceMs: number) => boolean
  /** Records that the change feed is applied up to `atMs`. After the first call, responses tagged `links` need recent confirmations. */
  confirmUpTo: (atMs: number) => void
}

/** Maximum age of a response with links since it was built or last confirmed by the change feed. */
const maxUnconfirmedMs = 5_000

/** Must exceed the lifetime of every tagged response. */
const invalidationTtlMs = 300_000

export interface TagInvalidationOptions {
  /** Maximum number of invalidated tags in memory. An eviction invalidates all responses that are older than the evicted invalidation. */
  maxTags?: number
  now?: () => number
}

export const createTagInvalidation = ({
  maxTags = 50_000,
  now = Date.now,
}: TagInvalidationOptions = {}): TagInvalidation => {
  let allAtMs = 0
  let confirmedAtMs: number | undefined
  /** Incremented on every invalidation, so that the result of the last check of a tag list stays valid until the next one. */
  let generation = 0
  const lastChecks = new WeakMap<readonly string[], { generation: number; sinceMs: number }>()
  const invalidatedAtMs = new LRUCache<string, number>({
    ...atMost(maxTags),
    ttl: invalidationTtlMs,
    dispose: (atMs, _, reason) => {
      if (reason === 'evict') allAtMs = Math.max(allAtMs, atMs)
    },
  })
  const isUnconfirmed = (names: readonly string[], sinceMs: number): boolean =>
    confirmedAtMs !== undefined &&
    now() - Math.max(sinceMs, confirmedAtMs) > maxUnconfirmedMs &&
    names.includes(tags.links)
  return {
    invalidate(names) {
      if (names.length === 0) return
      generation += 1
      for (const name of names) invalidatedAtMs.set(name, now())
    },
    invalidateAll() {
      generation += 1
      allAtMs = now()
    },
    isOutdated(names, sinceMs) {
      if (names.length === 0) return false
      if (allAtMs >= sinceMs || isUnconfirmed(names, sinceMs)) return true
      const last = lastChecks.get(names)
      if (last?.generation === generation && last.sinceMs <= sinceMs) return false
      if (names.some((name) => (invalidatedAtMs.get(name) ?? 0) >= sinceMs)) return true
      lastChecks.set(names, { generation, sinceMs })
      return false
    },
    confirmUpTo(atMs) {
      confirmedAtMs = Math.max(confirmedAtMs ?? 0, atMs)
    },
  }
}
