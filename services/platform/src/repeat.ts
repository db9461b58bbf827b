import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from './logger.ts'
import type { Resource } from './run-service.ts'

export interface Repeated {
  name: string
  /** From the end of one round to the start of the next. */
  everyMs: number
  log: Logger
  /** One round. Errors are logged and do not stop the loop. */
  work: (signal: AbortSignal) => Promise<void>
}

export const startRepeating = ({ name, everyMs, log, work }: Repeated): Resource => {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async (): Promise<void> => {
    let isTroubled = false
    while (!signal.aborted) {
      try {
        await work(signal)
        isTroubled = false
      } catch (error) {
        if (!isTroubled && !signal.aborted) log.warn({ err: error, work: name }, 'goes on later')
        isTroubled = true
      }
      await delay(everyMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    name,
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await running
    },
  }
}
