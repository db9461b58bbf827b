import type { Logger } from '../logger.ts'
import type { RedisClient } from '../redis.ts'
import type { Resource } from '../run-service.ts'
import { reportScript, stateScript, takeScript } from './scripts.ts'

export interface PaceRule {
  /** Never more than one turn in this time, in all replicas together. */
  everyMs: number
  /** Up to this share of `everyMs` (0..1) is added at random, so that turns do not come like clockwork. */
  jitter: number
}

export type AskOutcome = 'answered' | 'failed' | 'limited'

export interface PaceState {
  circuit: 'closed' | 'open' | 'half_open'
  /** Until somebody may be next. */
  waitMs: number
  /** In a row. */
  failures: number
}

/** How often others are asked, and whether at all, decided in Redis for all replicas together. */
export interface Pace extends Resource {
  /** Whether `name` may be asked now; takes the turn if so. Without Redis nobody may: two replicas would be too many. Never rejects. */
  take(name: string, rule: PaceRule): Promise<{ ok: true } | { ok: false; waitMs: number }>
  /**
   * What an asking came to. 'failed' opens the circuit after five in a row, 'limited' (captcha, 429) at once, and both for longer
   * each time; then one turn is given away as a probe, whose answer closes it. Never rejects.
   * @param retryAfterMs what the other side asked for; it gets six hours at most
   */
  report(name: string, outcome: AskOutcome, retryAfterMs?: number): Promise<void>
  /** For statistics. Rejects without Redis. */
  state(names: readonly string[]): Promise<Record<string, PaceState>>
}

export interface PaceOptions {
  /** Of the keys in Redis. */
  prefix: string
  log: Logger
  /** Milliseconds, in place of the clock of Redis, for tests. */
  clock?: () => number
}

const failuresUntilOpen = 5

/** How long a circuit stays open: doubled with each opening in a row. */
const openMs = {
  failed: { shortest: 10_000, longest: 300_000 },
  limited: { shortest: 30_000, longest: 3_600_000 },
} as const

const maxRetryAfterMs = 6 * 3_600_000

/** An opening that follows so soon after the last one's end counts as in a row with it. */
const quietMs = 600_000

/** A probe that has not told its outcome by then was lost, and another one may go. */
const probeMs = 60_000

/** Longer than everything that is remembered. */
const memoryMs = 24 * 3_600_000

const withoutRedisMs = 1_000

/** One round trip a call. Commands end within about a second when Redis is frozen, as those of `openRedis` do. */
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
      // It holds nothing: the connection belongs to who opened it.
    },
  }
}
