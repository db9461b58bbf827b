import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@pandex/platform/logger'
import type { Resource } from '@pandex/platform/run-service'

export interface Polling extends Resource {
  first: Promise<void>
}

const usualLongestPauseMs = 5_000

/**
 * Runs `work` repeatedly, `everyMs` after the previous run: up to 20 % earlier, so that replicas do not poll in step, and later with each
 * failure (exponential back-off). `work` keeps the value that it fetched.
 */
export const startPolling = (
  name: string,
  everyMs: number,
  log: Logger,
  work: () => Promise<void>,
  longestPauseMs = usualLongestPauseMs,
): Polling => {
  const stop = new AbortController()
  const first = Promise.withResolvers<void>()
  let failures = 0

  const round = async (): Promise<void> => {
    try {
      await work()
      if (failures > 0) log.info({ what: name }, 'followed again')
      failures = 0
    } catch (error) {
      if (failures === 0) log.warn({ err: error, what: name }, 'not followed: the last known state holds')
      failures += 1
    }
    first.resolve()
  }
  const loop = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await round()
      const pauseMs = Math.min(everyMs * 2 ** failures, Math.max(everyMs, longestPauseMs))
      await delay(pauseMs * (0.8 + 0.2 * Math.random()), undefined, { signal: stop.signal, ref: false }).catch(() => {})
    }
  }
  const looping = loop()
  return {
    name,
    first: first.promise,
    async [Symbol.asyncDispose]() {
      stop.abort()
      await looping
    },
  }
}
