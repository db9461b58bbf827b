import type { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Resource } from '../process/resource.ts'
import { createSignal } from './signal.ts'

export interface LoopOptions {
  name: string
  /** From the end of one round to the start of the next. Doubles with each consecutive failure, up to `maxPauseMs`. */
  intervalMs: number
  /** Defaults to `intervalMs`: no back-off. */
  maxPauseMs?: number
  /** Random part of these pauses, 0 to 1, so that replicas do not work in step. */
  jitter?: number
  /** One round. @returns the exact pause after it, ms; Infinity waits for `wakeUp`; undefined means `intervalMs` */
  work: (signal: AbortSignal) => Promise<number | void>
  /** An event that calls `wakeUp`. */
  wakeOn?: { emitter: EventEmitter; event: string }
  /** Called for the first of consecutive failures; the loop continues. */
  onFailure?: (error: unknown) => void
  /** Called for the first success after `failures` failures. */
  onRecovery?: (failures: number) => void
}

export interface Loop extends Resource {
  /** Ends the current pause, or skips the next one. A pause after a failure is not shortened. */
  wakeUp: () => void
  /** Resolves after the first round, also when it fails. */
  firstRun: Promise<void>
}

/** Runs `work` repeatedly, one round at a time. Disposal aborts the signal and waits for the current round. */
export const startLoop = ({
  name,
  intervalMs,
  maxPauseMs = intervalMs,
  jitter = 0,
  work,
  wakeOn,
  onFailure,
  onRecovery,
}: LoopOptions): Loop => {
  const stopping = new AbortController()
  const { signal } = stopping
  const first = Promise.withResolvers<void>()
  const wakeUpSignal = createSignal()
  let failures = 0

  const jittered = (pauseMs: number): number => pauseMs * (1 - jitter * Math.random())

  const runRound = async (): Promise<number> => {
    try {
      const pauseMs = await work(signal)
      if (failures > 0) onRecovery?.(failures)
      failures = 0
      return pauseMs ?? jittered(intervalMs)
    } catch (error) {
      if (failures === 0 && !signal.aborted) onFailure?.(error)
      failures += 1
      return jittered(Math.min(intervalMs * 2 ** failures, Math.max(intervalMs, maxPauseMs)))
    }
  }
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      const pauseMs = await runRound()
      first.resolve()
      if (failures > 0) await delay(pauseMs, undefined, { signal }).catch(() => undefined)
      else if (pauseMs > 0) await wakeUpSignal.wait(pauseMs)
    }
  }
  const running = run()
  wakeOn?.emitter.on(wakeOn.event, wakeUpSignal.notify)
  return {
    name,
    wakeUp: wakeUpSignal.notify,
    firstRun: first.promise,
    async [Symbol.asyncDispose]() {
      wakeOn?.emitter.off(wakeOn.event, wakeUpSignal.notify)
      stopping.abort()
      wakeUpSignal.notify()
      await running
    },
  }
}
