import type { Logger } from '../logger.ts'
import type { RedisClient } from '../redis.ts'
import type { Resource } from '../run-service.ts'
import { reportScript, stateScript, takeScript } from './scripts.ts'

export interface PaceRule {
  /** Minimum interval between permits, over all replicas together. */
  everyMs: number
  /** Random addition, as a fraction (0..1) of `everyMs`, so that requests are not periodic. */
  jitter: number
}

export type AskOutcome = 'answered' | 'failed' | 'limited'

export interface PaceState {
  circuit: 'closed' | 'open' | 'half_open'
  waitMs: number
  failures: number
}

/** Rate limit and circuit breaker per peer, shared by all replicas through Redis. */
export interface Pace extends Resource {
  /** Takes a permit for `name` if one is free. Without Redis none is free, because replicas together could exceed the rate. Never rejects. */
  take(name: string, rule: PaceRule): Promise<{ ok: true } | { ok: false; waitMs: number }>
  /**
   * Reports the outcome of a request. 'failed' opens the circuit after five in a row, 'limited' (captcha, 429) immediately, each time for
   * longer; then one probe decides whether it closes. Never rejects.
   * @param retryAfterMs as the peer requested; capped at six hours
   */
  report(name: string, outcome: AskOutcome, retryAfterMs?: number): Promise<void>
  /** For statistics. Rejects without Redis. */
  state(names: readonly string[]): Promise<Record<string, PaceState>>
}

export interface PaceOptions {
  prefix: string
  log: Logger
  /** Replaces the clock of Redis in tests; milliseconds. */
  clock?: () => number
}

const failuresUntilOpen = 5

const openMs = {
  failed: { shortest: 10_000, longest: 300_000 },
  limited: { shortest: 30_000, longest: 3_600_000 },
} as const

const maxRetryAfterMs = 6 * 3_600_000

/** An opening within this time after the circuit closed counts as consecutive. */
const quietMs = 600_000

/** A probe without a reported outcome counts as lost after this time, and another may run. */
const probeMs = 60_000

/** Expiry of the Redis keys; longer than any state lasts. */
const memoryMs = 24 * 3_600_000

const withoutRedisMs = 1_000

/** One round trip per call. Commands fail within about a second when Redis is frozen (`openRedis`). */
export const openPace = (redis: RedisClient, { prefix, log, clock }: PaceOptions): Pace => {
  const keyOf = (name: string): string => `${prefix}pace:${name}`
  const run = (script: string, names: readonly string[], args: readonly (string | number)[] = []): Promise<unknown> =>
    redis.eval(script, { keys: names.map(keyOf), arguments: [clock?.() ?? '', ...args].map(String) })

  return {
    name: 'pace',
    async take(name, { everyMs, jitter }) {
      const intervalMs = Math.ceil(everyMs * (1 + jitter * Math.random()))
      try {
        const waitMs = (await run(takeScript, [name], [intervalMs, probeMs, memoryMs])) as number
        return waitMs === 0 ? { ok: true } : { ok: false, waitMs }
      } catch (error) {
        log.warn({ err: error, name }, 'no turns are given without redis')
        return { ok: false, waitMs: withoutRedisMs }
      }
    },
    async report(name, outcome, retryAfterMs = 0) {
      const { shortest, longest } = openMs[outcome === 'limited' ? 'limited' : 'failed']
      const threshold = outcome === 'limited' ? 1 : failuresUntilOpen
      const asked = retryAfterMs > 0 ? Math.ceil(Math.min(maxRetryAfterMs, retryAfterMs)) : 0
      const args = [outcome, threshold, shortest, longest, Math.random() / 4, asked, quietMs, memoryMs]
      try {
        const [change, ms] = (await run(reportScript, [name], args)) as [string, number]
        if (change === 'opened') log.warn({ name, outcome, ms }, 'not asked for a while')
        if (change === 'closed') log.info({ name }, 'asked again')
      } catch (error) {
        log.warn({ err: error, name, outcome }, 'outcome not noted')
      }
    },
    async state(names) {
      if (names.length === 0) return {}
      const rows = (await run(stateScript, names)) as [PaceState['circuit'], number, number][]
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
