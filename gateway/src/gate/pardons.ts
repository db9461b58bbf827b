import { unavailableError } from '@pandex/platform/errors'
import type { RedisClient } from '@pandex/platform/redis'
import { LRUCache } from 'lru-cache'

const pardonMs = 600_000

/** A pardon given in another replica is known here after this time. */
const rememberedMs = 1_000

export interface Pardons {
  /** Whether a subscriber has shown lately that he is a person. Without Redis nobody is known to have. */
  has: (subscriber: string) => Promise<boolean>
  /** @throws AppError `unavailable` when it cannot be kept */
  give: (subscriber: string) => Promise<void>
}

/** What a solved captcha is good for: ten minutes without being slowed or asked again, at every replica. */
export const createPardons = (redis: RedisClient, prefix: string): Pardons => {
  const known = new LRUCache<string, boolean>({ max: 20_000, ttl: rememberedMs })
  const keyOf = (subscriber: string): string => `${prefix}gate:pardon:${subscriber}`
  return {
    async has(subscriber) {
      const before = known.get(subscriber)
      if (before !== undefined) return before
      const isPardoned = await redis.exists(keyOf(subscriber)).then(
        (count) => count === 1,
        () => false,
      )
      known.set(subscriber, isPardoned)
      return isPardoned
    },
    async give(subscriber) {
      await redis
        .set(keyOf(subscriber), '1', { expiration: { type: 'PX', value: pardonMs } })
        .catch((error: unknown) => {
          throw unavailableError(error)
        })
      known.set(subscriber, true)
    },
  }
}
