import { LRUCache } from 'lru-cache'
import { atMost } from '../cache/at-most.ts'
import { limits } from './rate-limit.ts'
import type { ClientAddress, LimitClass } from '../types.ts'

export interface BurstLimit {
  /**
   * Takes one call from the client's burst.
   * @returns seconds after which the client may retry, or 0 when the call is permitted
   */
  take: (limitClass: LimitClass, client: Pick<ClientAddress, 'subscriber' | 'network'>) => number
}

const maxClients = 50_000

/**
 * Token buckets in process memory: a client may spend `burst` calls of a class at once, afterwards only the rate of the per-minute budget.
 * Each gateway counts for itself; the per-minute budget holds across gateways.
 */
export const createBurstLimit = ({ scale, now = Date.now }: { scale: number; now?: () => number }): BurstLimit => {
  /** Time at which a bucket would be full again, by class and client (generic cell rate algorithm). */
  const fullAtMs = new LRUCache<string, number>(atMost(maxClients))

  const waitMs = (key: string, perMinute: number, burst: number): number => {
    const nowMs = now()
    const intervalMs = 60_000 / (perMinute * scale)
    const nextFullAtMs = Math.max(fullAtMs.get(key) ?? 0, nowMs) + intervalMs
    const delayMs = nextFullAtMs - nowMs - Math.max(1, burst * scale) * intervalMs
    // Tolerance for floating-point sums of intervals.
    if (delayMs > intervalMs / 1_000) return delayMs
    fullAtMs.set(key, nextFullAtMs)
    return 0
  }
  return {
    take(limitClass, { subscriber, network }) {
      const { burst, ...budget } = limits[limitClass]
      if (burst === undefined) return 0
      const ownMs = waitMs(`${limitClass} ${subscriber}`, budget.subscriber, burst)
      const networkBurst = (burst * budget.network) / budget.subscriber
      const ms = ownMs || waitMs(`${limitClass} ${network} network`, budget.network, networkBurst)
      return Math.ceil(ms / 1000)
    },
  }
}
