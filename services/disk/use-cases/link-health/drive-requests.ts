/** Rules for every request to a drive: rate limit, timeout, circuit breaker. */
import type { DiskType } from '@pandex/contracts/share-link'
import type { PeerRateLimiter, RateLimitRule, RequestOutcome } from '@pandex/platform/rate-limit/peer-rate-limiter'
import type { DriveAnswer } from '../../clients/drives/drive.ts'
import type { SiteRules } from '../../clients/site-config.ts'

/** @param paceScale factor for the interval, for tests and local runs */
export const rateLimitOf = (diskType: DiskType, rules: SiteRules['drive_basic'], paceScale: number): RateLimitRule => ({
  everyMs: Math.max(rules[diskType].every_ms * paceScale, 1),
  jitter: rules.jitter_percent / 100,
})

const timedOutAnswer: DriveAnswer = { verdict: 'unsure', cause: 'unreachable', msg: '网盘没有回应' }

/** Answers for the drive when the signal aborts first. */
export const answerInTime = async (probe: () => Promise<DriveAnswer>, signal: AbortSignal): Promise<DriveAnswer> => {
  const late = new Promise<DriveAnswer>((resolve) => {
    signal.addEventListener('abort', () => resolve(timedOutAnswer), { once: true })
  })
  return signal.aborted ? timedOutAnswer : Promise.race([probe(), late])
}

const outcomeOf = (answer: DriveAnswer): RequestOutcome => {
  if (answer.verdict !== 'unsure') return 'answered'
  return answer.cause === 'limited' || answer.cause === 'captcha' ? 'limited' : 'failed'
}

export const reportAnswer = async (
  rateLimiter: PeerRateLimiter,
  diskType: DiskType,
  answer: DriveAnswer,
): Promise<void> =>
  rateLimiter.report(diskType, outcomeOf(answer), answer.verdict === 'unsure' ? answer.retryAfterMs : undefined)
