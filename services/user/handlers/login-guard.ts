import { networksOf } from '@pandex/platform/client-networks'
import { unavailableError } from '@pandex/platform/errors'
import type { Context } from '@pandex/platform/grpc/context'
import type { RedisClient } from '@pandex/platform/redis'
import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { captchaRequired, spendCaptcha } from '@pandex/platform/captcha'
import type { CaptchaClient } from '@pandex/platform/captcha'
import type { SiteConfig } from '../clients/site-config.ts'
import { deriveKey } from '../domain/derive-key.ts'
import { tooManyTries } from '../domain/session.ts'
import { settleTry, takeTry } from '../repositories/login-tries.ts'
import type { TryAnswer, TryOutcome, TryPlaces } from '../repositories/login-tries.ts'

export interface LoginGuardDeps {
  redis: RedisClient
  redisPrefix: string
  secret: string
  siteConfig: SiteConfig
  captcha: CaptchaClient
  clock: () => Date
}

export interface Attempt {
  /** Must be called exactly once. @param names of the account after a successful login */
  settle: (outcome: TryOutcome, names?: readonly string[]) => Promise<void>
}

export interface LoginGuard {
  /**
   * Admits an attempt before hashing; fails closed without Redis or captcha service.
   * @throws AppError failed_precondition user.captcha_required, rate_limited user.too_many_tries, unavailable
   */
  enter: (login: string, captchaToken: string, ctx: Context) => Promise<Attempt>
}

const askAgainMs = [20, 40, 80, 160]
const patienceMs = 3_000

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
  const nameKey = deriveKey(secret, 'login names')
  const hash = (login: string): string =>
    createHmac('sha256', nameKey).update(login.toLowerCase()).digest('base64url').slice(0, 22)
  const keyOf = (...parts: string[]): string => [`${redisPrefix}user:login`, ...parts].join(':')

  const placesOf = (login: string, network: string): TryPlaces => {
    const name = hash(login)
    return {
      account: keyOf('name', name),
      network: keyOf('network', network),
      pair: keyOf('pair', name, network),
      known: keyOf('known', name, network),
    }
  }
  const take = async (
    places: TryPlaces,
    terms: { isSolved: boolean; needsCaptcha: boolean },
    ctx: Context,
  ): Promise<TryAnswer> => {
    const endMs = performance.now() + patienceMs
    for (let asked = 0; ; asked += 1) {
      const answer = await takeTry(redis, places, { ...terms, now: clock() })
      if (answer.kind !== 'wait' || performance.now() > endMs) return answer
      if (ctx.signal.aborted) throw unavailableError(ctx.signal.reason)
      await delay(askAgainMs[asked] ?? askAgainMs.at(-1))
    }
  }
  return {
    enter: async (login, captchaToken, ctx) => {
      const network = networksOf(ctx.clientAddress).network
      const places = placesOf(login, network)
      const needsCaptcha = (await siteConfig.read()).user.enable_captcha
      let answer = await take(places, { isSolved: false, needsCaptcha }, ctx)
      if (answer.kind === 'captcha') {
        await spendCaptcha(captcha, 'login', captchaToken, ctx)
        answer = await take(places, { isSolved: true, needsCaptcha }, ctx)
      }
      if (answer.kind === 'pause') throw tooManyTries(answer.seconds)
      if (answer.kind !== 'go') throw captchaRequired('login')
      return {
        settle: (outcome, names = []) => {
          const known = names.map((name) => keyOf('known', hash(name), network))
          return settleTry(redis, places, { outcome, now: clock(), known })
        },
      }
    },
  }
}
