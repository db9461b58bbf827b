import { LRUCache } from 'lru-cache'
import { atMost } from '../cache/at-most.ts'

const hourMs = 3_600_000

/** Maximum number of entries, of about a hundred bytes each. */
const maxEntries = 50_000

/** Creates a predicate: true for a subscriber's first call with `subject`, then again after an hour. */
export const createHourlyDeduplicator = (now: () => number): ((subscriber: string, subject: string) => boolean) => {
  const countedAtMs = new LRUCache<string, number>(atMost(maxEntries))
  return (subscriber, subject) => {
    const name = `${subscriber} ${subject}`
    const atMs = now()
    if (atMs - (countedAtMs.get(name) ?? -Infinity) < hourMs) return false
    countedAtMs.set(name, atMs)
    return true
  }
}
