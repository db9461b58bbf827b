/**
 * Edge guard: blacklist, bans, rate limits, throttling levels and signatures. Polls its state in the background, so that checks run in
 * memory; counters reach Redis in batches. `http/mount.ts` shows the order of the checks.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '@pandex/platform/errors'
import type { Logger } from '@pandex/platform/logger'
import type { RedisClient } from '@pandex/platform/redis'
import type { OpenToken__Output as OpenToken } from '@pandex/platform/gen/pandex/config/v1/OpenToken'
import type { Resource } from '@pandex/platform/run-service'
import type { Services } from '../clients.ts'
import type { LimitClass } from '../routes/route.ts'
import { followAgents } from './agents.ts'
import { followBans } from './bans.ts'
import { followBlacklist } from './blacklist.ts'
import { createBurstLimit } from './burst-limit.ts'
import { clientAddressOf } from './client-address.ts'
import type { ClientAddress } from './client-address.ts'
import { createCrawlerCheck } from './crawlers.ts'
import type { NameService } from './crawlers.ts'
import { createLadder, tooMany } from './ladder.ts'
import { createPardons } from './pardons.ts'
import { createRateLimiter } from './rate-limit.ts'
import { createSearchCounts } from './search-counts.ts'
import type { Searched } from './search-counts.ts'
import { followSettings } from './settings.ts'
import { createSignatureCheck } from './signature.ts'
import type { SignedCall } from './signature.ts'
import { createVisitCounts } from './visit-counts.ts'
import type { VisitKind } from './visit-counts.ts'
import { createViewCounts } from './view-counts.ts'
import { isPrefetch } from './visitor.ts'
import type { Visitor } from './visitor.ts'

export interface Wanted {
  searched?: Searched | undefined
  viewed?: string | undefined
}

export interface Gate extends Resource {
  /**
   * Refuses clients that are on the blacklist, temporarily banned, or have a banned User-Agent.
   * @throws AppError `forbidden` `gateway.blocked` or `gateway.banned`
   */
  admit: (visitor: Visitor) => void
  /**
   * Takes one call from the client's budgets and applies the throttling levels. Usually synchronous.
   * @param isEssential exempt from bursts, delays and captchas
   * @throws AppError as `Ladder.climb`; `rate_limited` when a burst is exceeded; `unavailable` when a class that fails closed cannot be
   *   counted
   */
  spend: (visitor: Visitor, limitClass: LimitClass, isEssential: boolean) => void | Promise<void>
  /**
   * Takes one call from the per-minute budget of an open API token.
   * @throws AppError `rate_limited` `gateway.too_many_requests`
   */
  spendToken: (visitor: Visitor, token: Pick<OpenToken, 'name' | 'per_minute'>) => Promise<void>
  /** @throws AppError as `SignatureCheck.check` */
  checkSignature: (call: SignedCall, isEssential: boolean) => void | Promise<void>
  maintenanceText: () => string | undefined
  /** Exempts a client that solved a captcha from throttling. @throws AppError `unavailable` */
  pardon: (address: string) => Promise<void>
  countVisit: (client: ClientAddress, kind: VisitKind) => void
  /** Ignores crawlers and prefetches. */
  countWanted: (visitor: Visitor, wanted: Wanted) => void
}

export interface GateDeps {
  services: Pick<Services, 'config' | 'disk' | 'search'>
  secret: string
  redis: RedisClient
  redisPrefix: string
  rateLimitScale: number
  burstScale?: number
  names: NameService
  log: Logger
}

/** Bound of the wait for the first polls at startup; afterwards the gateway serves without the missing lists. */
const patienceMs = 5_000

const blocked = (): AppError => new AppError('forbidden', 'gateway.blocked', '您的访问已被限制')

const banned = (leftMs: number): AppError =>
  new AppError('forbidden', 'gateway.banned', '访问过于频繁，已被暂时限制，请稍后再来', {
    retryAfterSeconds: Math.ceil(leftMs / 1000),
  })

export const openGate = async ({ services, redis, redisPrefix: prefix, log, ...deps }: GateDeps): Promise<Gate> => {
  const settings = followSettings(services.config, log)
  const blacklist = followBlacklist(services.config, log)
  const agents = followAgents(services.config, log)
  const bans = followBans(redis, prefix, log)
  const visits = createVisitCounts(services.config, log)
  const searches = createSearchCounts(services.search, { secret: deps.secret, log })
  const views = createViewCounts(services.disk, { log })
  const pollings = [settings, blacklist, agents, bans, visits, searches, views].map(({ polling }) => polling)

  const crawlers = createCrawlerCheck(deps.names)
  const isGenuineCrawler = ({ client, headers }: Visitor): boolean => {
    if (!settings.current().ladder?.verifiesCrawlers) return false
    const { crawler } = agents.of(headers['user-agent'])
    return crawler !== undefined && crawlers.isGenuine(crawler, client)
  }
  const pardons = createPardons(redis, prefix)
  const limiter = createRateLimiter({ redis, prefix, scale: deps.rateLimitScale, log })
  const bursts = createBurstLimit({ scale: deps.burstScale ?? deps.rateLimitScale })
  const ladder = createLadder({ bans, pardons, isGenuineCrawler, canSolve: () => redis.isReady })
  const signatures = createSignatureCheck({ redis, prefix, pardons, log })

  await Promise.race([Promise.all(pollings.map(({ first }) => first)), delay(patienceMs, undefined, { ref: false })])
  return {
    name: 'gate',
    admit(visitor) {
      const { client, headers } = visitor
      if (blacklist.includes(client)) throw blocked()
      const leftMs = bans.leftMs(client.subscriber)
      if (leftMs > 0) throw banned(leftMs)
      const agent = agents.of(headers['user-agent'])
      if (agent.isBanned) throw blocked()
      visitor.isCrawler = agent.crawler !== undefined
      // Starts the look-up early, so that its result is known when a throttling level needs it.
      if (visitor.isCrawler) isGenuineCrawler(visitor)
    },
    spend(visitor, limitClass, isEssential) {
      const waitSeconds = isEssential ? 0 : bursts.take(limitClass, visitor.client)
      if (waitSeconds > 0) throw tooMany({ resetSeconds: waitSeconds })
      const climber = isEssential ? undefined : settings.current().ladder
      const budgets = limiter.spend(limitClass, visitor.client)
      return budgets instanceof Promise
        ? budgets.then((later) => ladder.climb(visitor, limitClass, later, climber))
        : ladder.climb(visitor, limitClass, budgets, climber)
    },
    async spendToken(visitor, { name, per_minute }) {
      const budget = await limiter.spendToken(name, per_minute)
      visitor.budget = budget
      if (budget.isSpent) throw tooMany(budget)
    },
    checkSignature(call, isEssential) {
      const { signature } = settings.current()
      return signature && signatures.check(call, isEssential, signature)
    },
    maintenanceText: () => settings.current().maintenanceText,
    pardon: (address) => pardons.give(clientAddressOf(address).subscriber),
    countVisit: ({ address }, kind) => visits.count(address, kind),
    countWanted({ client, headers, isCrawler }, { searched, viewed }) {
      if (isCrawler || isPrefetch(headers)) return
      if (searched) searches.count(client, searched)
      if (viewed) views.count(client.subscriber, viewed)
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(pollings.map((polling) => polling[Symbol.asyncDispose]()))
      const last = await Promise.allSettled([visits.flush(), searches.flush(), views.flush()])
      for (const one of last) if (one.status === 'rejected') log.warn({ err: one.reason }, 'counts lost')
    },
  }
}
