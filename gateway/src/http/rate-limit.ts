import { AppError, unavailableError } from '@pandex/platform/errors'
import type { Logger } from '@pandex/platform/logger'
import type { RedisClient } from '@pandex/platform/redis'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitClass } from '../routes/route.ts'
import type { ClientAddress } from './client-address.ts'

/**
 * Calls a minute, for one subscriber and for his network together, over all replicas of the gateway. Far above what a
 * person does or a program that reads three pages at once. `withoutRedis` says what becomes of a class while nobody counts:
 * reads go on under a limit of each replica's own, what is worth attacking waits.
 */
export const limits: Record<LimitClass, { subscriber: number; network: number; withoutRedis: 'open' | 'closed' }> = {
  search: { subscriber: 300, network: 1_800, withoutRedis: 'open' },
  browse: { subscriber: 600, network: 3_600, withoutRedis: 'open' },
  detail: { subscriber: 300, network: 1_800, withoutRedis: 'open' },
  page: { subscriber: 300, network: 1_800, withoutRedis: 'open' },
  admin: { subscriber: 600, network: 3_600, withoutRedis: 'open' },
  import: { subscriber: 40, network: 160, withoutRedis: 'closed' },
  login: { subscriber: 20, network: 80, withoutRedis: 'closed' },
  mail: { subscriber: 5, network: 20, withoutRedis: 'closed' },
  captcha: { subscriber: 60, network: 400, withoutRedis: 'closed' },
  money: { subscriber: 30, network: 200, withoutRedis: 'closed' },
}

const windowSeconds = 60

/** Points are fetched from Redis this many times a window at most and spent in memory: a cached answer costs no round trip. */
const fetchesPerWindow = 20

/** What a caller has left, for the RateLimit headers. */
export interface Budget {
  limit: number
  remaining: number
  resetSeconds: number
}

interface Lease {
  left: number
  sharedLeft: number
  endsAtMs: number
}

export interface RateLimiter {
  /**
   * Takes one call from the budgets of this address. Answers at once while leased points last.
   * @throws AppError `rate_limited` when a budget is spent, `unavailable` when a closed class cannot be counted
   */
  spend: (limitClass: LimitClass, client: ClientAddress) => Budget | Promise<Budget>
}

export interface RateLimiterOptions {
  redis: RedisClient
  prefix: string
  scale: number
  log: Logger
}

const tooMany = (msBeforeNext: number): AppError =>
  new AppError('rate_limited', 'gateway.too_many_requests', '请求过于频繁，请稍后再试', {
    retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  })

/** One counter: a number of points a window for each key, leased in batches. */
const createCounter = (name: string, perMinute: number, isOpen: boolean, options: RateLimiterOptions) => {
  const batch = Math.max(1, Math.floor((perMinute * options.scale) / fetchesPerWindow))
  const points = Math.max(batch, Math.floor((perMinute * options.scale) / batch) * batch)
  const shared = new RateLimiterRedis({
    storeClient: options.redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `${options.prefix}limit:${name}`,
    points,
    duration: windowSeconds,
    inMemoryBlockOnConsumed: points,
    ...(isOpen && { insuranceLimiter: new RateLimiterMemory({ points, duration: windowSeconds }) }),
  })
  const leases = new LRUCache<string, Lease>({ max: 50_000 })
  const refills = new Map<string, Promise<void>>()

  const refill = async (key: string): Promise<void> => {
    try {
      const result = await shared.consume(key, batch)
      leases.set(key, {
        left: batch,
        sharedLeft: result.remainingPoints,
        endsAtMs: Date.now() + result.msBeforeNext,
      })
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext)
      options.log.warn({ err: error, limit: name }, 'limit cannot be counted')
      throw unavailableError(error)
    } finally {
      refills.delete(key)
    }
  }
  const fetchLease = (key: string): Promise<void> => {
    const pending = refills.get(key) ?? refill(key)
    refills.set(key, pending)
    return pending
  }
  const trySpend = (key: string): Budget | undefined => {
    const lease = leases.get(key)
    const leftMs = lease ? lease.endsAtMs - Date.now() : 0
    if (!lease || lease.left === 0 || leftMs <= 0) return undefined
    lease.left -= 1
    return { limit: points, remaining: lease.left + lease.sharedLeft, resetSeconds: Math.ceil(leftMs / 1000) }
  }
  return {
    trySpend,
    async spend(key: string): Promise<Budget> {
      for (;;) {
        const budget = trySpend(key)
        if (budget) return budget
        // Callers that come meanwhile share one fetch; whoever finds its points gone fetches again.
        await fetchLease(key)
      }
    },
  }
}

export const createRateLimiter = (options: RateLimiterOptions): RateLimiter => {
  const counters = new Map(
    Object.entries(limits).map(([name, { subscriber, network, withoutRedis }]) => {
      const isOpen = withoutRedis === 'open'
      return [
        name,
        {
          subscriber: createCounter(`${name}:subscriber`, subscriber, isOpen, options),
          network: createCounter(`${name}:network`, network, isOpen, options),
        },
      ]
    }),
  )
  const spendLater = async (
    limitClass: LimitClass,
    client: ClientAddress,
    own: Budget | undefined,
  ): Promise<Budget> => {
    const counter = counters.get(limitClass)
    if (!counter) throw new Error(`no limit for ${limitClass}`)
    const budget = own ?? (await counter.subscriber.spend(client.subscriber))
    await counter.network.spend(client.network)
    return budget
  }
  return {
    spend(limitClass, client) {
      const counter = counters.get(limitClass)
      const own = counter?.subscriber.trySpend(client.subscriber)
      return own && counter?.network.trySpend(client.network) ? own : spendLater(limitClass, client, own)
    },
  }
}
