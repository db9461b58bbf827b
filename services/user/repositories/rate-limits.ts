import { unavailableError } from '@pandex/platform/errors'
import type { AppError } from '@pandex/platform/errors'
import type { RedisClient } from '@pandex/platform/redis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

export interface RateLimitOptions {
  redis: RedisClient
  prefix: string
  points: number
  durationSeconds: number
  tooMany: (retryAfterSeconds: number) => AppError
}

export interface RateLimit {
  /** Fails closed. @throws AppError of `tooMany`, `unavailable` if Redis does not answer */
  consume: (key: string) => Promise<void>
  refund: (key: string) => Promise<void>
}

/** `points` per window and key, shared by all replicas. */
export const createRateLimit = ({ redis, prefix, points, durationSeconds, tooMany }: RateLimitOptions): RateLimit => {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: prefix,
    points,
    duration: durationSeconds,
  })
  const guard = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
      throw unavailableError(error)
    }
  }
  return {
    consume: (key) => guard(limiter.consume(key)),
    refund: (key) => guard(limiter.reward(key)),
  }
}
