/**
 * The ladder that a visitor climbs as he spends the budget of a class (`limits` in rate-limit.ts), his own or his network's:
 *
 * | spent            | what happens                                                                                |
 * |------------------|---------------------------------------------------------------------------------------------|
 * | up to 70 %       | nothing                                                                                     |
 * | above 70 %       | each answer is held back for `slow_ms`                                                      |
 * | above 90 %       | browsers reading data are asked for a captcha (HTTP 429, code 428); others stay slowed      |
 * | all              | HTTP 429 with Retry-After, whether the ladder is on or off                                  |
 * | all, again       | after `ban_after` windows of his own spent within ten minutes of each other: 403 for `ban_minutes` |
 *
 * A solved captcha pardons: neither slowed nor asked for ten minutes. A genuine crawler is never asked and never banned.
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

/** Requests held back at a time; whoever finds no room is not held. */
const maxHeld = 500

export interface LadderDeps {
  bans: Bans
  pardons: Pardons
  isGenuineCrawler: (visitor: Visitor) => boolean
  /** Captchas live in Redis: while it is away nobody can solve one. */
  canSolve: () => boolean
}

export interface Ladder {
  /**
   * Writes the budget down with the visitor. Answers at once on the lowest rung.
   * @param settings absent when the ladder is off, or not for this call
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

/** Whether there is somebody who can be shown a captcha: programs as a rule do not say which languages they read. */
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
        // A neighbour's calls are nobody's fault but the neighbour's.
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
