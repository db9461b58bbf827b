import { unavailableError } from '@pandex/platform/errors'
import type { RedisClient } from '@pandex/platform/redis'
import { LRUCache } from 'lru-cache'

const pardonMs = 600_000

/** Maximum delay until a captcha grace granted by another replica is known here. */
const rememberedMs = 1_000

export interface Pardons {
  /** False when Redis is unavailable. */
  has: (subscriber: string) => Promise<boolean>
  /** @throws AppError `unavailable` */
  give: (subscriber: string) => Promise<void>
}

/** Captcha grace: ten minutes without delays and captchas, on every replica. */
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
