import type { LRUCache } from 'lru-cache'

/**
 * Options of an `LRUCache` with at most `count` entries whose memory grows as it fills. `max` allocates the whole capacity at once: 17 MB for
 * the caches of a gateway.
 */
export const atMost = (count: number) =>
  ({ maxSize: count, sizeCalculation: () => 1 }) satisfies Partial<LRUCache.Options<string, object, unknown>>
