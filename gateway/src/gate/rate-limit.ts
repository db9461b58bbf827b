import { unavailableError } from '@pandex/platform/errors'
import type { Logger } from '@pandex/platform/logger'
import type { RedisClient } from '@pandex/platform/redis'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitClass } from '../routes/route.ts'
import type { ClientAddress } from './client-address.ts'

/** What may happen to a caller of a class before and after his budget is spent (`ladder.ts`). */
export type Step = 'slow' | 'captcha' | 'ban'

interface Limit {
  /** Calls a minute for one subscriber, and for his network together, over all replicas of the gateway. */
  subscriber: number
  network: number
  /** Calls that one subscriber may spend at once (`burst-limit.ts`); the whole budget where it is left out. */
  burst?: number
  /** While nobody counts: reads go on under a limit of each replica's own, what is worth attacking waits. */
  withoutRedis: 'open' | 'closed'
  steps: readonly Step[]
}

const reads: readonly Step[] = ['slow', 'captcha', 'ban']
const pagesAndWrites: readonly Step[] = ['slow', 'ban']

/**
 * Far above what a person does or a program that reads three pages at once; `preview` reads up to 100,000 characters each time.
 * Admins are stopped but never banned. `captcha` is the way back, so nothing stands before it but its own limit. Without Redis
 * `admin` stays open: what guards it is the session, which is asked for at each call and fails closed. So does `program`, guarded
 * by its token: how much one may do is said with each token (`spendToken`), and the limit of the class is only that of trying tokens.
 */
export const limits: Record<LimitClass, Limit> = {
  search: { subscriber: 300, network: 1_800, burst: 60, withoutRedis: 'open', steps: reads },
  browse: { subscriber: 600, network: 3_600, burst: 120, withoutRedis: 'open', steps: reads },
  detail: { subscriber: 300, network: 1_800, burst: 60, withoutRedis: 'open', steps: reads },
  page: { subscriber: 300, network: 1_800, burst: 60, withoutRedis: 'open', steps: pagesAndWrites },
  admin: { subscriber: 600, network: 3_600, withoutRedis: 'open', steps: [] },
  preview: { subscriber: 120, network: 600, burst: 24, withoutRedis: 'open', steps: reads },
  program: { subscriber: 6_000, network: 24_000, withoutRedis: 'open', steps: [] },
  import: { subscriber: 40, network: 160, withoutRedis: 'closed', steps: pagesAndWrites },
  login: { subscriber: 20, network: 80, withoutRedis: 'closed', steps: pagesAndWrites },
  mail: { subscriber: 5, network: 20, withoutRedis: 'closed', steps: pagesAndWrites },
  captcha: { subscriber: 60, network: 400, withoutRedis: 'closed', steps: [] },
  report: { subscriber: 30, network: 300, withoutRedis: 'open', steps: [] },
  money: { subscriber: 30, network: 200, withoutRedis: 'closed', steps: pagesAndWrites },
}

const windowSeconds = 60

/** Points are fetched from Redis this many times a window at most and spent in memory: a cached answer costs no round trip. */
const fetchesPerWindow = 20

/** What a caller has left, for the RateLimit headers. */
export interface Budget {
  limit: number
  remaining: number
  resetSeconds: number
  /** Nothing was left for this call. */
  isSpent: boolean
}

/** The budgets that one call is taken from. */
export interface Budgets {
  subscriber: Budget
  network: Budget
}

interface Lease {
  left: number
  sharedLeft: number
  endsAtMs: number
}

export interface RateLimiter {
  /**
   * Takes one call from the budgets of this address. Answers at once while leased points last. The network's is not touched
   * once the subscriber's own is spent.
   * @throws AppError `unavailable` when a closed class cannot be counted
   */
  spend: (limitClass: LimitClass, client: ClientAddress) => Budgets | Promise<Budgets>
  /** Takes one call from what a program's token may do in a minute, wherever the program calls from. */
  spendToken: (name: string, perMinute: number) => Promise<Budget>
}

export interface RateLimiterOptions {
  redis: RedisClient
  prefix: string
  scale: number
  log: Logger
}

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
  const refills = new Map<string, Promise<Budget | undefined>>()

  /** @returns the budget if it is spent */
  const refill = async (key: string): Promise<Budget | undefined> => {
    try {
      const { remainingPoints, msBeforeNext } = await shared.consume(key, batch)
      leases.set(key, { left: batch, sharedLeft: remainingPoints, endsAtMs: Date.now() + msBeforeNext })
      return undefined
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        const resetSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
        return { limit: points, remaining: 0, resetSeconds, isSpent: true }
      }
      options.log.warn({ err: error, limit: name }, 'limit cannot be counted')
      throw unavailableError(error)
    } finally {
      refills.delete(key)
    }
  }
  const fetchLease = (key: string): Promise<Budget | undefined> => {
    const pending = refills.get(key) ?? refill(key)
    refills.set(key, pending)
    return pending
  }
  const trySpend = (key: string): Budget | undefined => {
    const lease = leases.get(key)
    const leftMs = lease ? lease.endsAtMs - Date.now() : 0
    if (!lease || lease.left === 0 || leftMs <= 0) return undefined
    lease.left -= 1
    const remaining = lease.left + lease.sharedLeft
    return { limit: points, remaining, resetSeconds: Math.ceil(leftMs / 1000), isSpent: false }
  }
  return {
    trySpend,
    async spend(key: string): Promise<Budget> {
      for (;;) {
        // Callers that come meanwhile share one fetch; whoever finds its points gone fetches again.
        const budget = trySpend(key) ?? (await fetchLease(key))
        if (budget) return budget
      }
    },
  }
}

export const createRateLimiter = (options: RateLimiterOptions): RateLimiter => {
  const countersOf = (name: LimitClass) => {
    const { subscriber, network, withoutRedis } = limits[name]
    return {
      subscriber: createCounter(`${name}:subscriber`, subscriber, withoutRedis === 'open', options),
      network: createCounter(`${name}:network`, network, withoutRedis === 'open', options),
    }
  }
  // An admin says how much each token may do: a changed number is another counter.
  const tokenCounters = new LRUCache<string, ReturnType<typeof createCounter>>({
    max: 1_000,
    memoMethod: (perMinute) => createCounter(`token:${perMinute}`, Number(perMinute), true, options),
  })
  const counters = new Map((Object.keys(limits) as LimitClass[]).map((name) => [name, countersOf(name)]))
  return {
    spend(limitClass, client) {
      const counter = counters.get(limitClass)
      if (!counter) throw new Error(`no limit for ${limitClass}`)
      const own = counter.subscriber.trySpend(client.subscriber)
      const shared = own && counter.network.trySpend(client.network)
      if (own && shared) return { subscriber: own, network: shared }
      const spendLater = async (): Promise<Budgets> => {
        const subscriber = own ?? (await counter.subscriber.spend(client.subscriber))
        const network = subscriber.isSpent ? subscriber : await counter.network.spend(client.network)
        return { subscriber, network }
      }
      return spendLater()
    },
    spendToken: (name, perMinute) => tokenCounters.memo(String(perMinute)).spend(name),
  }
}
