import type { Logger } from '@pandex/platform/logging/logger'
import type { RedisClient } from '@pandex/platform/redis'
import { LRUCache } from 'lru-cache'
import { atMost } from '../cache/at-most.ts'
import { startPolling } from '../polling.ts'
import type { Polling } from '../polling.ts'

const pollIntervalMs = 1_000

/** Bound of the bans read into memory; those that end last come first. */
const maxBans = 50_000

/** A violation expires when no further one follows within this time. */
const violationTtlMs = 600_000

/**
 * Counts one exhausted window of a subscriber, once across classes, replicas and calls, and bans the subscriber after the given number.
 * Atomic, so that replicas do not count twice.
 * - Keys: window, count, bans, version.
 * - Arguments: rest of the window, windows until a ban, memory (ms), end of the ban, subscriber.
 */
const violationScript = `
if not redis.call('SET', KEYS[1], '1', 'NX', 'PX', ARGV[1]) then return 0 end
local strikes = redis.call('INCR', KEYS[2])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
if strikes < tonumber(ARGV[2]) then return 0 end
redis.call('DEL', KEYS[2])
redis.call('ZADD', KEYS[3], ARGV[4], ARGV[5])
redis.call('INCR', KEYS[4])
return 1`

export interface Violation {
  windowMs: number
  banAfter: number
  banMs: number
}

export interface Bans {
  remainingMs: (subscriber: string) => number
  /** Records an exhausted window. Never rejects: without Redis no new bans are set. */
  recordViolation: (subscriber: string, violation: Violation) => Promise<void>
  polling: Polling
}

/** Temporary bans, stored in Redis for all replicas and read into memory when their version changes. */
export const pollBans = (redis: RedisClient, prefix: string, log: Logger): Bans => {
  const bansKey = `${prefix}gate:bans`
  const versionKey = `${prefix}gate:bans:version`
  const recorded = new LRUCache<string, true>(atMost(20_000))
  let bans = new Map<string, number>()
  let version: string | null = null

  const poll = async (): Promise<void> => {
    const latest = await redis.get(versionKey)
    if (latest === version) return
    const now = Date.now()
    await redis.zRemRangeByScore(bansKey, '-inf', now)
    const range = { BY: 'SCORE', REV: true, LIMIT: { offset: 0, count: maxBans } } as const
    const list = await redis.zRangeWithScores(bansKey, '+inf', now, range)
    bans = new Map(list.map(({ value, score }) => [value, score]))
    version = latest
  }
  const count = async (subscriber: string, { windowMs, banAfter, banMs }: Violation): Promise<void> => {
    const endsAtMs = Date.now() + banMs
    const keys = [`${prefix}gate:full:${subscriber}`, `${prefix}gate:strikes:${subscriber}`, bansKey, versionKey]
    const numbers = [Math.ceil(windowMs), banAfter, violationTtlMs, endsAtMs].map(String)
    const isBanned = await redis.eval(violationScript, { keys, arguments: [...numbers, subscriber] })
    if (isBanned !== 1) return
    bans.set(subscriber, endsAtMs)
    log.info({ subscriber, minutes: banMs / 60_000 }, 'bans: subscriber banned')
  }
  return {
    remainingMs: (subscriber) => Math.max(0, (bans.get(subscriber) ?? 0) - Date.now()),
    async recordViolation(subscriber, violation) {
      if (recorded.has(subscriber)) return
      recorded.set(subscriber, true, { ttl: violation.windowMs })
      await count(subscriber, violation).catch((error: unknown) =>
        log.warn({ err: error }, 'bans: failed to record a violation, ignoring it'),
      )
    },
    polling: startPolling('bans', pollIntervalMs, log, poll),
  }
}
