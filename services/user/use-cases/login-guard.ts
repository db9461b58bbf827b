import { networksOf } from '@pandex/platform/resilience/client-networks'
import { unavailableError } from '@pandex/platform/errors'
import type { Context } from '@pandex/platform/grpc/context'
import type { RedisClient } from '@pandex/platform/redis'
import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { captchaRequiredError, consumeCaptchaToken } from '@pandex/platform/clients/captcha'
import type { CaptchaClient } from '@pandex/platform/clients/captcha'
import type { SiteConfig } from '../clients/site-config.ts'
import { deriveKey } from '@pandex/contracts/derive-key'
import { tooManyTries } from '../domain/accounts/session.ts'
import { recordAttempt, reserveAttempt } from '../repositories/login-attempts.ts'
import type { AttemptDecision, AttemptOutcome, AttemptKeys } from '../repositories/login-attempts.ts'

export interface LoginGuardDeps {
  redis: RedisClient
  redisPrefix: string
  secret: string
  siteConfig: SiteConfig
  captcha: CaptchaClient
  clock: () => Date
}

export interface LoginAttempt {
  /** Must be called exactly once. @param names of the account after a successful login */
  recordOutcome: (outcome: AttemptOutcome, names?: readonly string[]) => Promise<void>
}

export interface LoginGuard {
  /**
   * Admits an attempt before hashing; fails closed without Redis or captcha service.
   * @throws AppError failed_precondition user.captcha_required, rate_limited user.too_many_tries, unavailable
   */
  beginAttempt: (login: string, captchaToken: string, ctx: Context) => Promise<LoginAttempt>
}

const retryDelaysMs = [20, 40, 80, 160]
const maxWaitMs = 3_000

/**
 * Counts failed logins by name, network (`networksOf`) and pair: many failures cost a captcha, then a pause, never a lockout.
 * Names are keyed hashes, as users type passwords there. Name and mail address count separately, else one reveals the other.
 */
export const createLoginGuard = ({
  redis,
  redisPrefix,
  secret,
  siteConfig,
  captcha,
  clock,
}: LoginGuardDeps): LoginGuard => {
  const nameKey = deriveKey(secret, 'user login names')
  const hash = (login: string): string =>
    createHmac('sha256', nameKey).update(login.toLowerCase()).digest('base64url').slice(0, 22)
  const keyOf = (...parts: string[]): string => [`${redisPrefix}user:login`, ...parts].join(':')

  const placesOf = (login: string, network: string): AttemptKeys => {
    const name = hash(login)
    return {
      account: keyOf('name', name),
      network: keyOf('network', network),
      pair: keyOf('pair', name, network),
      known: keyOf('known', name, network),
    }
  }
  const take = async (
    places: AttemptKeys,
    terms: { isSolved: boolean; needsCaptcha: boolean },
    ctx: Context,
  ): Promise<AttemptDecision> => {
    const endMs = performance.now() + maxWaitMs
    for (let attempts = 0; ; attempts += 1) {
      const answer = await reserveAttempt(redis, places, { ...terms, now: clock() })
      if (answer.kind !== 'wait' || performance.now() > endMs) return answer
      if (ctx.signal.aborted) throw unavailableError(ctx.signal.reason)
      await delay(retryDelaysMs[attempts] ?? retryDelaysMs.at(-1))
    }
  }
  return {
    beginAttempt: async (login, captchaToken, ctx) => {
      const network = networksOf(ctx.clientAddress).network
      const places = placesOf(login, network)
      const needsCaptcha = (await siteConfig.read()).user.enable_captcha
      let answer = await take(places, { isSolved: false, needsCaptcha }, ctx)
      if (answer.kind === 'captcha') {
        await consumeCaptchaToken(captcha, 'login', captchaToken, ctx)
        answer = await take(places, { isSolved: true, needsCaptcha }, ctx)
      }
      if (answer.kind === 'pause') throw tooManyTries(answer.seconds)
      if (answer.kind !== 'go') throw captchaRequiredError('login')
      return {
        recordOutcome: (outcome, names = []) => {
          const known = names.map((name) => keyOf('known', hash(name), network))
          return recordAttempt(redis, places, { outcome, now: clock(), known })
        },
      }
    },
  }
}
