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
import type { LimitClass } from '../routes/route.ts'
import type { Bans } from './bans.ts'
import type { Pardons } from './pardons.ts'
import { limits } from './rate-limit.ts'
import type { Budget, Budgets, Step } from './rate-limit.ts'
import type { LadderSettings } from './settings.ts'
import type { Visitor } from './visitor.ts'

const slowAbove = 0.7
const captchaAbove = 0.9

/** Bound of concurrently delayed requests; further ones are not delayed. */
const maxHeld = 500

export interface LadderDeps {
  bans: Bans
  pardons: Pardons
  isGenuineCrawler: (visitor: Visitor) => boolean
  canSolve: () => boolean
}

export interface Ladder {
  /**
   * Stores the budget in the visitor and applies the throttling level. Synchronous below the first level.
   * @param settings undefined when throttling is disabled or the call is exempt
   * @throws AppError `rate_limited`: `gateway.too_many_requests`, or `gateway.captcha_required`
   */
  climb: (
    visitor: Visitor,
    limitClass: LimitClass,
    budgets: Budgets,
    settings: LadderSettings | undefined,
  ) => void | Promise<void>
}

export const tooMany = ({ resetSeconds }: Pick<Budget, 'resetSeconds'>): AppError =>
  new AppError('rate_limited', 'gateway.too_many_requests', '请求过于频繁，请稍后再试', {
    retryAfterSeconds: resetSeconds,
  })

export const captchaRequired = (): AppError => new AppError('rate_limited', 'gateway.captcha_required', '请完成验证')

const spentShare = ({ limit, remaining }: Budget): number => (limit - remaining) / limit

/** Whether the client can show a captcha. Programs usually send no Accept-Language. */
const isBrowser = ({ headers }: Visitor): boolean =>
  headers['accept-language'] !== undefined && headers['user-agent']?.startsWith('Mozilla/') === true

export const createLadder = ({ bans, pardons, isGenuineCrawler, canSolve }: LadderDeps): Ladder => {
  let held = 0

  const hold = async (slowMs: number): Promise<void> => {
    if (held >= maxHeld) return
    held += 1
    await delay(slowMs)
    held -= 1
  }
  const slowOrAsk = async (visitor: Visitor, steps: readonly Step[], share: number, slowMs: number): Promise<void> => {
    if (await pardons.has(visitor.client.subscriber)) return
    const asks = share > captchaAbove && steps.includes('captcha') && canSolve()
    if (asks && isBrowser(visitor) && !isGenuineCrawler(visitor)) throw captchaRequired()
    await hold(slowMs)
  }
  return {
    climb(visitor, limitClass, { subscriber, network }, settings) {
      const { steps } = limits[limitClass]
      const spentByAll = network.isSpent ? network : undefined
      const spent = subscriber.isSpent ? subscriber : spentByAll
      visitor.budget = spent ?? subscriber
      if (spent) {
        // An exhausted network budget alone causes no ban.
        if (settings && subscriber.isSpent && steps.includes('ban') && !isGenuineCrawler(visitor)) {
          const strike = {
            windowMs: subscriber.resetSeconds * 1000,
            banAfter: settings.banAfter,
            banMs: settings.banMinutes * 60_000,
          }
          void bans.strike(visitor.client.subscriber, strike)
        }
        throw tooMany(spent)
      }
      const share = Math.max(spentShare(subscriber), spentShare(network))
      if (!settings || share <= slowAbove || !steps.includes('slow')) return undefined
      return slowOrAsk(visitor, steps, share, settings.slowMs)
    },
  }
}
