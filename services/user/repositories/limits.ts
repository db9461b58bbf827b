import { unavailableError } from '@pandex/platform/errors'
import type { AppError } from '@pandex/platform/errors'
import type { RedisClient } from '@pandex/platform/redis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

export interface LimitOptions {
  redis: RedisClient
  prefix: string
  points: number
  durationSeconds: number
  tooMany: (retryAfterSeconds: number) => AppError
}

export interface Limit {
  /** Fails closed. @throws AppError of `tooMany`, `unavailable` if Redis does not answer */
  spend: (key: string) => Promise<void>
  giveBack: (key: string) => Promise<void>
}

/** `points` per window and key, shared by all replicas. */
export const createLimit = ({ redis, prefix, points, durationSeconds, tooMany }: LimitOptions): Limit => {
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
    spend: (key) => guard(limiter.consume(key)),
    giveBack: (key) => guard(limiter.reward(key)),
  }
}
