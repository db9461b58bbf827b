import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@pandex/platform/logger'
import type { Resource } from '@pandex/platform/run-service'

export interface Polling extends Resource {
  /** Settles after the first round, whether it succeeded or not. */
  first: Promise<void>
}

const usualLongestPauseMs = 5_000

/**
 * Does `work` again and again in the background, `everyMs` after the last time: a little earlier by chance, so that replicas
 * do not ask in step, and later the longer it fails. What it fetched last is for `work` to keep.
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
