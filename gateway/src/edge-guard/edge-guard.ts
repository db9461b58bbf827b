/**
 * Edge guard: the checks of the pipeline before a call. All parts poll their state in the background, so that checks run in
 * memory; counters reach Redis in batches. `pipeline/pipeline.ts` shows the order of the checks.
 */
import { withTimeout } from '@pandex/platform/resilience/with-timeout'
import type { Logger } from '@pandex/platform/logging/logger'
import type { RedisClient } from '@pandex/platform/redis'
import type { Resource } from '@pandex/platform/process/resource'
import { createAccessControl } from '../access-control/access-control.ts'
import type { AccessControl } from '../access-control/access-control.ts'
import { pollBans } from '../access-control/bans.ts'
import { pollBlacklist } from '../access-control/blacklist.ts'
import { createCrawlerVerifier } from '../access-control/crawlers.ts'
import type { DnsResolver } from '../access-control/crawlers.ts'
import { pollUserAgents } from '../access-control/user-agents.ts'
import type { Services } from '../clients.ts'
import { createBurstLimit } from '../rate-limit/burst-limit.ts'
import { createCaptchaGrace } from '../rate-limit/captcha-grace.ts'
import type { CaptchaGrace } from '../rate-limit/captcha-grace.ts'
import { createRateLimiter } from '../rate-limit/rate-limit.ts'
import { createRequestLimits } from '../rate-limit/request-limits.ts'
import type { RequestLimits } from '../rate-limit/request-limits.ts'
import { createThrottlingLevels } from '../rate-limit/throttling-levels.ts'
import { createSignatureCheck } from '../signature/signature.ts'
import type { SignatureCheck } from '../signature/signature.ts'
import { startUsage } from '../usage/usage.ts'
import type { Usage } from '../usage/usage.ts'
import { pollSettings } from './edge-guard-settings.ts'
import type { EdgeGuardSettings } from './edge-guard-settings.ts'

export interface EdgeGuard extends Resource {
  accessControl: AccessControl
  requestLimits: RequestLimits
  captchaGrace: Pick<CaptchaGrace, 'grant'>
  signatures: SignatureCheck
  usage: Pick<Usage, 'countApiCall' | 'countPageLoad' | 'countVisit' | 'record'>
  settings: () => EdgeGuardSettings
}

export interface EdgeGuardDeps {
  services: Pick<Services, 'config' | 'disk' | 'search'>
  secret: string
  redis: RedisClient
  redisPrefix: string
  rateLimitScale: number
  burstScale?: number
  dns: DnsResolver
  log: Logger
}

/** Bound of the wait for the first polls at startup; afterwards the gateway serves without the missing lists. */
const startupTimeoutMs = 5_000

export const openEdgeGuard = async ({
  services,
  redis,
  redisPrefix: prefix,
  log,
  ...deps
}: EdgeGuardDeps): Promise<EdgeGuard> => {
  const settings = pollSettings(services.config, log)
  const blacklist = pollBlacklist(services.config, log)
  const userAgents = pollUserAgents(services.config, log)
  const bans = pollBans(redis, prefix, log)
  const usage = startUsage({
    services,
    secret: deps.secret,
    siteAddress: () => settings.current().siteAddress ?? '',
    log,
  })
  const pollings = [...[settings, blacklist, userAgents, bans].map(({ polling }) => polling), ...usage.pollings]

  const throttling = () => settings.current().throttling
  const captchaGrace = createCaptchaGrace(redis, prefix)
  const accessControl = createAccessControl({
    blacklist,
    bans,
    userAgents,
    crawlers: createCrawlerVerifier(deps.dns),
    verifiesCrawlers: () => throttling()?.verifiesCrawlers === true,
  })
  const requestLimits = createRequestLimits({
    bursts: createBurstLimit({ scale: deps.burstScale ?? deps.rateLimitScale }),
    limiter: createRateLimiter({ redis, prefix, scale: deps.rateLimitScale, log }),
    levels: createThrottlingLevels({
      bans,
      captchaGrace,
      isVerifiedCrawler: accessControl.isVerifiedCrawler,
      canSolveCaptcha: () => redis.isReady,
    }),
    throttling,
  })
  const signatures = createSignatureCheck({ redis, prefix, captchaGrace, log })

  const firstRuns = Promise.all(pollings.map(({ firstRun }) => firstRun))
  await withTimeout<unknown>(firstRuns, startupTimeoutMs, () => undefined)
  return {
    name: 'edge guard',
    accessControl,
    requestLimits,
    captchaGrace,
    signatures,
    usage,
    settings: settings.current,
    async [Symbol.asyncDispose]() {
      await Promise.all(pollings.map((polling) => polling[Symbol.asyncDispose]()))
      await usage.flush()
    },
  }
}
