import { unavailableError } from '@pandex/platform/errors'
import type { RedisClient } from '@pandex/platform/redis'
import { LRUCache } from 'lru-cache'
import { atMost } from '../cache/at-most.ts'

const graceMs = 600_000

/** Maximum delay until a captcha grace granted by another replica is known here. */
const cacheTtlMs = 1_000

export interface CaptchaGrace {
  /** False when Redis is unavailable. */
  has: (subscriber: string) => Promise<boolean>
  /** @throws AppError `unavailable` */
  grant: (subscriber: string) => Promise<void>
}

/** Captcha grace: ten minutes without delays and captchas, on every replica. */
export const createCaptchaGrace = (redis: RedisClient, prefix: string): CaptchaGrace => {
  const cache = new LRUCache<string, boolean>({ ...atMost(20_000), ttl: cacheTtlMs })
  const keyOf = (subscriber: string): string => `${prefix}gate:pardon:${subscriber}`
  return {
    async has(subscriber) {
      const before = cache.get(subscriber)
      if (before !== undefined) return before
      const hasGrace = await redis.exists(keyOf(subscriber)).then(
        (count) => count === 1,
        () => false,
      )
      cache.set(subscriber, hasGrace)
      return hasGrace
    },
    async grant(subscriber) {
      await redis
        .set(keyOf(subscriber), '1', { expiration: { type: 'PX', value: graceMs } })
        .catch((error: unknown) => {
          throw unavailableError(error)
        })
      cache.set(subscriber, true)
    },
  }
}
