import { unavailableError } from '@pandex/platform/errors'
import type { Logger } from '@pandex/platform/logging/logger'
import type { RedisClient } from '@pandex/platform/redis'
import { LRUCache } from 'lru-cache'
import { atMost } from '../cache/at-most.ts'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Budget, ClientAddress, LimitClass } from '../types.ts'

export type ThrottlingLevel = 'slow' | 'captcha' | 'ban'

interface Limit {
  /** Calls per minute over all replicas, of one subscriber and of its network. */
  subscriber: number
  network: number
  /** Calls that one subscriber may make at once (`burst-limit.ts`); default: the whole budget. */
  burst?: number
  /** Without Redis: `open` classes count per replica, `closed` ones are refused. */
  withoutRedis: 'open' | 'closed'
  levels: readonly ThrottlingLevel[]
}

const readLevels: readonly ThrottlingLevel[] = ['slow', 'captcha', 'ban']
const pageAndWriteLevels: readonly ThrottlingLevel[] = ['slow', 'ban']

/**
 * The limits are far above the use of a person or of a program that reads three pages at once. `preview` parses up to 100,000 characters
 * per call. Admins are limited but never banned. `captcha` has no other check, because it ends throttling. Without Redis `admin` and `program` stay open:
 * sessions and tokens guard them. The limit of `program` covers only token guessing (see `consumeForApiToken`). `notify` is for payment
 * providers, which send many notifications from few addresses.
 */
export const limits: Record<LimitClass, Limit> = {
  search: { subscriber: 300, network: 1_800, burst: 60, withoutRedis: 'open', levels: readLevels },
  browse: { subscriber: 600, network: 3_600, burst: 120, withoutRedis: 'open', levels: readLevels },
  detail: { subscriber: 300, network: 1_800, burst: 60, withoutRedis: 'open', levels: readLevels },
  page: { subscriber: 300, network: 1_800, burst: 60, withoutRedis: 'open', levels: pageAndWriteLevels },
  admin: { subscriber: 600, network: 3_600, withoutRedis: 'open', levels: [] },
  preview: { subscriber: 120, network: 600, burst: 24, withoutRedis: 'open', levels: readLevels },
  program: { subscriber: 6_000, network: 24_000, withoutRedis: 'open', levels: [] },
  import: { subscriber: 40, network: 160, withoutRedis: 'closed', levels: pageAndWriteLevels },
  login: { subscriber: 20, network: 80, withoutRedis: 'closed', levels: pageAndWriteLevels },
  mail: { subscriber: 5, network: 20, withoutRedis: 'closed', levels: pageAndWriteLevels },
  captcha: { subscriber: 60, network: 400, withoutRedis: 'closed', levels: [] },
  report: { subscriber: 30, network: 300, withoutRedis: 'open', levels: [] },
  notify: { subscriber: 6_000, network: 24_000, withoutRedis: 'open', levels: [] },
  money: { subscriber: 30, network: 200, withoutRedis: 'closed', levels: pageAndWriteLevels },
}

const windowSeconds = 60

/** Maximum Redis round trips per window: points are leased in batches and spent in memory, so cached responses need no round trip. */
const maxFetchesPerWindow = 20

export interface Budgets {
  subscriber: Budget
  network: Budget
}

/** Subscribers and networks with leases. A client that is dropped loses the rest of its leased points. */
const maxClients = 50_000

interface Lease {
  left: number
  sharedLeft: number
  endsAtMs: number
}

export interface RateLimiter {
  /**
   * Takes one call from the budgets of the address. Synchronous while leased points last. An exhausted subscriber budget leaves the
   * network's untouched.
   * @throws AppError `unavailable` when a closed class cannot be counted
   */
  consume: (limitClass: LimitClass, client: ClientAddress) => Budgets | Promise<Budgets>
  consumeForApiToken: (name: string, perMinute: number) => Promise<Budget>
}

export interface RateLimiterOptions {
  redis: RedisClient
  prefix: string
  scale: number
  log: Logger
}

/** Leases of the clients seen last, by counter. */
const createLeases = () => {
  const byClient = new LRUCache<string, Map<string, Lease>>({ ...atMost(maxClients), memoMethod: () => new Map() })
  return {
    get: (client: string, counter: string): Lease | undefined => byClient.get(client)?.get(counter),
    set: (client: string, counter: string, lease: Lease): void => void byClient.memo(client).set(counter, lease),
  }
}

type Leases = ReturnType<typeof createLeases>

const createCounter = (
  name: string,
  perMinute: number,
  isOpen: boolean,
  leases: Leases,
  options: RateLimiterOptions,
) => {
  const batch = Math.max(1, Math.floor((perMinute * options.scale) / maxFetchesPerWindow))
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
  const refills = new Map<string, Promise<Budget | undefined>>()

  /** @returns the budget if it is exhausted, else undefined after storing a lease */
  const refill = async (key: string): Promise<Budget | undefined> => {
    try {
      const { remainingPoints, msBeforeNext } = await shared.consume(key, batch)
      leases.set(key, name, { left: batch, sharedLeft: remainingPoints, endsAtMs: Date.now() + msBeforeNext })
      return undefined
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        const resetSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
        return { limit: points, remaining: 0, resetSeconds, isExhausted: true }
      }
      options.log.warn(
        { err: error, limit: name },
        'rate limit: failed to count a request, applying the fallback of its class',
      )
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
    const lease = leases.get(key, name)
    const remainingMs = lease ? lease.endsAtMs - Date.now() : 0
    if (!lease || lease.left === 0 || remainingMs <= 0) return undefined
    lease.left -= 1
    const remaining = lease.left + lease.sharedLeft
    return { limit: points, remaining, resetSeconds: Math.ceil(remainingMs / 1000), isExhausted: false }
  }
  return {
    trySpend,
    async spend(key: string): Promise<Budget> {
      for (;;) {
        // Concurrent callers share one refill; a caller that finds its points spent refills again.
        const budget = trySpend(key) ?? (await fetchLease(key))
        if (budget) return budget
      }
    },
  }
}

export const createRateLimiter = (options: RateLimiterOptions): RateLimiter => {
  const leases = createLeases()
  const countersOf = (name: LimitClass) => {
    const { subscriber, network, withoutRedis } = limits[name]
    return {
      subscriber: createCounter(`${name}:subscriber`, subscriber, withoutRedis === 'open', leases, options),
      network: createCounter(`${name}:network`, network, withoutRedis === 'open', leases, options),
    }
  }
  // Admins configure the rate of each token: each rate has its own counter.
  const tokenCounters = new LRUCache<string, ReturnType<typeof createCounter>>({
    ...atMost(1_000),
    memoMethod: (perMinute) => createCounter(`token:${perMinute}`, Number(perMinute), true, leases, options),
  })
  const counters = new Map((Object.keys(limits) as LimitClass[]).map((name) => [name, countersOf(name)]))
  return {
    consume(limitClass, client) {
      const counter = counters.get(limitClass)
      if (!counter) throw new Error(`no limit for ${limitClass}`)
      const subscriberBudget = counter.subscriber.trySpend(client.subscriber)
      const networkBudget = subscriberBudget && counter.network.trySpend(client.network)
      if (subscriberBudget && networkBudget) return { subscriber: subscriberBudget, network: networkBudget }
      const spendAsync = async (): Promise<Budgets> => {
        const subscriber = subscriberBudget ?? (await counter.subscriber.spend(client.subscriber))
        const network = subscriber.isExhausted ? subscriber : await counter.network.spend(client.network)
        return { subscriber, network }
      }
      return spendAsync()
    },
    consumeForApiToken: (name, perMinute) => tokenCounters.memo(String(perMinute)).spend(name),
  }
}
