/**
 * Throttling levels by the spent share of a class's budget (`limits` in rate-limit.ts), of the client or of its network:
 *
 * | spent            | effect                                                                                      |
 * |------------------|---------------------------------------------------------------------------------------------|
 * | up to 70 %       | none                                                                                        |
 * | above 70 %       | each response is delayed by `slow_ms`                                                       |
 * | above 90 %       | browsers reading data must solve a captcha (HTTP 429, code 428); others stay slowed         |
 * | all              | HTTP 429 with Retry-After, even when throttling is disabled                                 |
 * | all, again       | after `ban_after` own exhausted windows within ten minutes of each other: 403 for `ban_minutes` |
 *
 * A solved captcha exempts the client from delays and captchas for ten minutes. Verified crawlers get no captcha and no ban.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '@pandex/platform/errors'
import type { Bans } from '../access-control/bans.ts'
import type { CaptchaGrace } from './captcha-grace.ts'
import { limits } from './rate-limit.ts'
import type { Budgets, ThrottlingLevel } from './rate-limit.ts'
import type { ThrottlingSettings } from '../edge-guard/edge-guard-settings.ts'
import type { Budget, Client, LimitClass } from '../types.ts'

const minSlowShare = 0.7
const minCaptchaShare = 0.9

/** Bound of concurrently delayed requests; further ones are not delayed. */
const maxDelayed = 500

export interface ThrottlingDeps {
  bans: Bans
  captchaGrace: CaptchaGrace
  isVerifiedCrawler: (context: Client) => boolean
  canSolveCaptcha: () => boolean
}

export interface ThrottlingLevels {
  /**
   * Stores the budget in the context and applies the throttling level. Synchronous below the first level.
   * @param settings undefined when throttling is disabled or the call is exempt
   * @throws AppError `rate_limited`: `gateway.too_many_requests`, or `gateway.captcha_required`
   */
  escalate: (
    context: Client,
    limitClass: LimitClass,
    budgets: Budgets,
    settings: ThrottlingSettings | undefined,
  ) => void | Promise<void>
}

export const tooManyRequests = ({ resetSeconds }: Pick<Budget, 'resetSeconds'>): AppError =>
  new AppError('rate_limited', 'gateway.too_many_requests', '请求过于频繁，请稍后再试', {
    retryAfterSeconds: resetSeconds,
  })

export const captchaRequired = (): AppError => new AppError('rate_limited', 'gateway.captcha_required', '请完成验证')

const spentShareOf = ({ limit, remaining }: Budget): number => (limit - remaining) / limit

/** Whether the client can show a captcha. Programs usually send no Accept-Language. */
const isBrowser = ({ headers }: Client): boolean =>
  headers['accept-language'] !== undefined && headers['user-agent']?.startsWith('Mozilla/') === true

export const createThrottlingLevels = ({
  bans,
  captchaGrace,
  isVerifiedCrawler,
  canSolveCaptcha,
}: ThrottlingDeps): ThrottlingLevels => {
  let delayed = 0

  const delayResponse = async (slowMs: number): Promise<void> => {
    if (delayed >= maxDelayed) return
    delayed += 1
    await delay(slowMs)
    delayed -= 1
  }
  const slowOrRequireCaptcha = async (
    context: Client,
    levels: readonly ThrottlingLevel[],
    share: number,
    slowMs: number,
  ): Promise<void> => {
    if (await captchaGrace.has(context.client.subscriber)) return
    const requiresCaptcha = share > minCaptchaShare && levels.includes('captcha') && canSolveCaptcha()
    if (requiresCaptcha && isBrowser(context) && !isVerifiedCrawler(context)) throw captchaRequired()
    await delayResponse(slowMs)
  }
  return {
    escalate(context, limitClass, { subscriber, network }, settings) {
      const { levels } = limits[limitClass]
      const spentNetwork = network.isExhausted ? network : undefined
      const spent = subscriber.isExhausted ? subscriber : spentNetwork
      context.budget = spent ?? subscriber
      if (spent) {
        // An exhausted network budget alone causes no ban.
        if (settings && subscriber.isExhausted && levels.includes('ban') && !isVerifiedCrawler(context)) {
          const violation = {
            windowMs: subscriber.resetSeconds * 1000,
            banAfter: settings.banAfter,
            banMs: settings.banMinutes * 60_000,
          }
          void bans.recordViolation(context.client.subscriber, violation)
        }
        throw tooManyRequests(spent)
      }
      const share = Math.max(spentShareOf(subscriber), spentShareOf(network))
      if (!settings || share <= minSlowShare || !levels.includes('slow')) return undefined
      return slowOrRequireCaptcha(context, levels, share, settings.slowMs)
    },
  }
}
