import type { Logger } from '../logging/logger.ts'
import type { RedisClient } from '../redis.ts'
import type { Resource } from '../process/resource.ts'
import { reportScript, stateScript, takeScript } from './scripts.ts'

export interface RateLimitRule {
  /** Minimum interval between permits, over all replicas together. */
  everyMs: number
  /** Random addition, as a fraction (0..1) of `pollMs`, so that requests are not periodic. */
  jitter: number
}

export type RequestOutcome = 'answered' | 'failed' | 'limited'

export interface PeerState {
  circuit: 'closed' | 'open' | 'half_open'
  waitMs: number
  failures: number
}

/** Rate limit and circuit breaker per peer, shared by all replicas through Redis. */
export interface PeerRateLimiter extends Resource {
  /** Takes a permit for `name` if one is free. Without Redis none is free, because replicas together could exceed the rate. Never rejects. */
  take(name: string, rule: RateLimitRule): Promise<{ ok: true } | { ok: false; waitMs: number }>
  /**
   * Reports the outcome of a request. 'failed' opens the circuit after five in a row, 'limited' (captcha, 429) immediately, each time for
   * longer; then one probe decides whether it closes. Never rejects.
   * @param retryAfterMs as the peer requested; capped at six hours
   */
  report(name: string, outcome: RequestOutcome, retryAfterMs?: number): Promise<void>
  /** For statistics. Rejects without Redis. */
  state(names: readonly string[]): Promise<Record<string, PeerState>>
}

export interface PeerRateLimiterOptions {
  prefix: string
  log: Logger
  /** Replaces the clock of Redis in tests; milliseconds. */
  clock?: () => number
}

const maxFailures = 5

const openMs = {
  failed: { shortest: 10_000, longest: 300_000 },
  limited: { shortest: 30_000, longest: 3_600_000 },
} as const

const maxRetryAfterMs = 6 * 3_600_000

/** An opening within this time after the circuit closed counts as consecutive. */
const roundsResetMs = 600_000

/** A probe without a reported outcome counts as lost after this time, and another may run. */
const probeTimeoutMs = 60_000

/** Expiry of the Redis keys; longer than any state lasts. */
const keyTtlMs = 24 * 3_600_000

const redisRetryMs = 1_000

/** One round trip per call. Commands fail within about a second when Redis is frozen (`openRedis`). */
export const openPeerRateLimiter = (
  redis: RedisClient,
  { prefix, log, clock }: PeerRateLimiterOptions,
): PeerRateLimiter => {
  const keyOf = (name: string): string => `${prefix}pace:${name}`
  const run = (script: string, names: readonly string[], args: readonly (string | number)[] = []): Promise<unknown> =>
    redis.eval(script, { keys: names.map(keyOf), arguments: [clock?.() ?? '', ...args].map(String) })

  return {
    name: 'pace',
    async take(name, { everyMs, jitter }) {
      const intervalMs = Math.ceil(everyMs * (1 + jitter * Math.random()))
      try {
        const waitMs = (await run(takeScript, [name], [intervalMs, probeTimeoutMs, keyTtlMs])) as number
        return waitMs === 0 ? { ok: true } : { ok: false, waitMs }
      } catch (error) {
        log.warn({ err: error, name }, 'peer rate limiter: redis unavailable, sending no requests')
        return { ok: false, waitMs: redisRetryMs }
      }
    },
    async report(name, outcome, retryAfterMs = 0) {
      const { shortest, longest } = openMs[outcome === 'limited' ? 'limited' : 'failed']
      const threshold = outcome === 'limited' ? 1 : maxFailures
      const requestedMs = retryAfterMs > 0 ? Math.ceil(Math.min(maxRetryAfterMs, retryAfterMs)) : 0
      const args = [outcome, threshold, shortest, longest, Math.random() / 4, requestedMs, roundsResetMs, keyTtlMs]
      try {
        const [change, ms] = (await run(reportScript, [name], args)) as [string, number]
        if (change === 'opened')
          log.warn({ name, outcome, ms }, 'peer rate limiter: circuit opened, pausing requests to the peer')
        if (change === 'closed') log.info({ name }, 'peer rate limiter: circuit closed')
      } catch (error) {
        log.warn({ err: error, name, outcome }, 'peer rate limiter: failed to record an outcome, ignoring it')
      }
    },
    async state(names) {
      if (names.length === 0) return {}
      const rows = (await run(stateScript, names)) as [PeerState['circuit'], number, number][]
      return Object.fromEntries(
        names.map((name, index) => {
          const [circuit, waitMs, failures] = rows[index] ?? ['closed', 0, 0]
          return [name, { circuit, waitMs, failures }]
        }),
      )
    },
    async [Symbol.asyncDispose]() {
      // Nothing to release: the owner of the Redis client closes it.
    },
  }
}
