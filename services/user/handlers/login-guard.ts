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
  /** Must be called once. @param names of the account that was logged in to */
  settle: (outcome: TryOutcome, names?: readonly string[]) => Promise<void>
}

export interface LoginGuard {
  /**
   * Lets a try at a password begin, before anything is hashed.
   * @throws AppError failed_precondition user.captcha_required, rate_limited user.too_many_tries,
   *   unavailable while Redis or the captcha service is away: what cannot be counted is not tried
   */
  enter: (login: string, captchaToken: string, ctx: Context) => Promise<Attempt>
}

/** Longer each time, up to the last one. */
const askAgainMs = [20, 40, 80, 160]
const patienceMs = 3_000

/**
 * Slows down who guesses passwords. Failures are counted for the name, for the visitor's network (`networksOf`) and for the
 * two together, in Redis, so that a restart forgets nothing.
 *
 * - From 5 failures of either on, each try costs a captcha. That is all that failures elsewhere can do to an account: no
 *   stranger can lock its owner out.
 * - From 20 on, a name from one network waits 1 s, 2 s, 4 s … at most 15 minutes, a network as a whole at most one minute.
 *   The latter passes over those who have logged in from that network before: they are judged by what was failed on
 *   their own name. (So whoever has made a whole network wait can see which names of it have an account; registering
 *   tells him as much.)
 *
 * Names that no account has are counted like any other, by a keyed hash of what was typed (people type their password into the
 * wrong field). A name and a mail address of the same account are counted apart: else one would tell of the other.
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
