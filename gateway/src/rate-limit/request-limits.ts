import type { OpenToken__Output as OpenToken } from '@pandex/platform/gen/pandex/config/v1/OpenToken'
import type { ThrottlingSettings } from '../edge-guard/edge-guard-settings.ts'
import type { BurstLimit } from './burst-limit.ts'
import type { RateLimiter } from './rate-limit.ts'
import { tooManyRequests } from './throttling-levels.ts'
import type { ThrottlingLevels } from './throttling-levels.ts'
import type { Client, LimitClass } from '../types.ts'

export interface RequestLimits {
  /**
   * Takes one call from the client's budgets and applies the throttling levels. Usually synchronous.
   * @param isEssential exempt from bursts, delays and captchas
   * @throws AppError `rate_limited`: `gateway.too_many_requests` or `gateway.captcha_required`; `unavailable` when a class that fails
   *   closed cannot be counted
   */
  check: (context: Client, limitClass: LimitClass, isEssential: boolean) => void | Promise<void>
  /**
   * Takes one call from the per-minute budget of an open API token.
   * @throws AppError `rate_limited` `gateway.too_many_requests`
   */
  checkApiToken: (context: Client, token: Pick<OpenToken, 'name' | 'per_minute'>) => Promise<void>
}

export interface RequestLimitsDeps {
  bursts: BurstLimit
  limiter: RateLimiter
  levels: ThrottlingLevels
  /** Undefined while throttling is disabled. */
  throttling: () => ThrottlingSettings | undefined
}

export const createRequestLimits = ({ bursts, limiter, levels, throttling }: RequestLimitsDeps): RequestLimits => ({
  check(context, limitClass, isEssential) {
    const waitSeconds = isEssential ? 0 : bursts.take(limitClass, context.client)
    if (waitSeconds > 0) throw tooManyRequests({ resetSeconds: waitSeconds })
    const settings = isEssential ? undefined : throttling()
    const budgets = limiter.consume(limitClass, context.client)
    return budgets instanceof Promise
      ? budgets.then((settled) => levels.escalate(context, limitClass, settled, settings))
      : levels.escalate(context, limitClass, budgets, settings)
  },
  async checkApiToken(context, { name, per_minute }) {
    const budget = await limiter.consumeForApiToken(name, per_minute)
    context.budget = budget
    if (budget.isExhausted) throw tooManyRequests(budget)
  },
})
