import { LRUCache } from 'lru-cache'
import { tags } from './tags.ts'

/** Which finished answers are out of date: each is tagged with what it was made of, and a tag is dropped when that changes. */
export interface Drops {
  drop: (names: readonly string[]) => void
  /** Drops every tag: anything may have changed. */
  dropAll: () => void
  /** Whether a tag was invalidated at or after that time, or the answer may hold links and the change feed is unavailable. */
  isOutdated: (names: readonly string[], sinceMs: number) => boolean
  /** Tells that all changes of resources up to this moment were dropped. From the first call on, links need such news to be served. */
  confirm: (atMs: number) => void
}

/** Maximum age of an answer with links since it was built or last confirmed by the change feed. */
const maxUnconfirmedMs = 5_000

/** Longer than any tagged answer is kept by anybody. */
const rememberedMs = 300_000

export interface DropsOptions {
  /** Tags that are remembered one by one; what was dropped before them counts as everything. */
  maxTags?: number
  now?: () => number
}

export const createDrops = ({ maxTags = 50_000, now = Date.now }: DropsOptions = {}): Drops => {
  let allAtMs = 0
  let confirmedAtMs: number | undefined
  /** Grows with every drop: what was looked at since need not be looked at again. */
  let generation = 0
  const looked = new WeakMap<readonly string[], { generation: number; sinceMs: number }>()
  const droppedAtMs = new LRUCache<string, number>({
    max: maxTags,
    ttl: rememberedMs,
    dispose: (atMs, _, reason) => {
      if (reason === 'evict') allAtMs = Math.max(allAtMs, atMs)
    },
  })
  const isUnconfirmed = (names: readonly string[], sinceMs: number): boolean =>
    confirmedAtMs !== undefined &&
    now() - Math.max(sinceMs, confirmedAtMs) > maxUnconfirmedMs &&
    names.includes(tags.links)
  return {
    drop(names) {
      generation += 1
      for (const name of names) droppedAtMs.set(name, now())
    },
    dropAll() {
      generation += 1
      allAtMs = now()
    },
    isOutdated(names, sinceMs) {
      if (names.length === 0) return false
      if (allAtMs >= sinceMs || isUnconfirmed(names, sinceMs)) return true
      const last = looked.get(names)
      if (last?.generation === generation && last.sinceMs <= sinceMs) return false
      if (names.some((name) => (droppedAtMs.get(name) ?? 0) >= sinceMs)) return true
      looked.set(names, { generation, sinceMs })
      return false
    },
    confirm(atMs) {
      confirmedAtMs = Math.max(confirmedAtMs ?? 0, atMs)
    },
  }
}
