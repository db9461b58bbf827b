import { LRUCache } from 'lru-cache'

const hourMs = 3_600_000

/** Each some hundred bytes; beyond them, what is longest ago is forgotten first. */
const maxRemembered = 50_000

/** Makes what tells whether a subscriber's doing of something counts: his first, and then one when an hour has passed. */
export const createOnceAnHour = (now: () => number): ((subscriber: string, what: string) => boolean) => {
  const countedAtMs = new LRUCache<string, number>({ max: maxRemembered })
  return (subscriber, what) => {
    const name = `${subscriber} ${what}`
    const atMs = now()
    if (atMs - (countedAtMs.get(name) ?? -Infinity) < hourMs) return false
    countedAtMs.set(name, atMs)
    return true
  }
}
