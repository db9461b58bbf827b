import { setTimeout as delay } from 'node:timers/promises'

export interface Pacer {
  /** Waits until the next round may start, and starts it. Returns early when the signal aborts. */
  nextRound: (signal?: AbortSignal) => Promise<void>
}

/**
 * Keeps a minimum time between the starts of two rounds, so that work that arrives meanwhile shares a round. After a longer pause a round
 * starts at once.
 */
export const createPacer = (intervalMs: number): Pacer => {
  let nextAtMs = Number.NEGATIVE_INFINITY
  return {
    nextRound: async (signal) => {
      const leftMs = nextAtMs - performance.now()
      if (leftMs > 0) await delay(leftMs, undefined, { signal }).catch(() => undefined)
      nextAtMs = performance.now() + intervalMs
    },
  }
}
