import { LRUCache } from 'lru-cache'

/** Which finished answers are out of date: each is tagged with what it was made of, and a tag is dropped when that changes. */
export interface Drops {
  drop: (tags: readonly string[]) => void
  /** Drops every tag: anything may have changed. */
  dropAll: () => void
  /** Whether any of this changed at that moment or later. */
  isOutdated: (tags: readonly string[], sinceMs: number) => boolean
}

/** Longer than any tagged answer is kept by anybody. */
const rememberedMs = 300_000

export interface DropsOptions {
  /** Tags that are remembered one by one; what was dropped before them counts as everything. */
  maxTags?: number
  now?: () => number
}

export const createDrops = ({ maxTags = 50_000, now = Date.now }: DropsOptions = {}): Drops => {
  let allAtMs = 0
  const droppedAtMs = new LRUCache<string, number>({
    max: maxTags,
    ttl: rememberedMs,
    dispose: (atMs, _, reason) => {
      if (reason === 'evict') allAtMs = Math.max(allAtMs, atMs)
    },
  })
  return {
    drop(tags) {
      for (const tag of tags) droppedAtMs.set(tag, now())
    },
    dropAll() {
      allAtMs = now()
    },
    isOutdated(tags, sinceMs) {
      if (tags.length === 0) return false
      if (allAtMs >= sinceMs) return true
      return tags.some((tag) => (droppedAtMs.get(tag) ?? 0) >= sinceMs)
    },
  }
}
