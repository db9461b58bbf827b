import type { ClientNetworks } from './client-networks.ts'
import { AppError } from './errors.ts'
import { createFairQueue } from './fair-queue.ts'
import { metrics } from './metrics.ts'

export interface AdmissionControl {
  /**
   * Runs the work now or in the client's turn. A caller whose signal fires leaves the queue.
   * @throws AppError unavailable `code`, with `retryAfterSeconds`, when the work would wait too long: at once as a rule
   */
  run<T>(client: ClientNetworks, work: () => Promise<T>, signal: AbortSignal): Promise<T>
}

export interface AdmissionOptions {
  /** For metrics. */
  name: string
  /** Error code of refusals. */
  code: string
  /** Pieces of work that run at a time. */
  concurrency: number
  /** Nothing is admitted that would wait longer, as far as the speed of the last pieces tells. */
  maxWaitMs: number
  /** Assumed until the first pieces have ended. */
  initialServiceMs: number
  /** Whatever the speed, no more wait. */
  maxWaiting?: number
  now?: () => number
}

interface Waiting {
  start: () => void
  refuse: () => void
}

/**
 * Part of the queue that one network may fill. The rest lets other clients in without a refusal of what waits already: refusals that
 * come late were the slowest ones under a flood.
 */
const largestShare = 0.75

/** What was admitted is refused later only when it would wait so many times longer than `maxWaitMs`. */
const lateFactor = 2

/** How much the latest piece of work counts in the moving average of service times. */
const latestWeight = 0.1

/**
 * Lets `concurrency` pieces of work run and only as many wait as end within `maxWaitMs`. Clients are served in turn, and one network
 * fills at most three quarters of the queue. When the queue is full, the busiest client loses its newest piece, so a flood of one
 * client refuses that client alone.
 */
export const createAdmissionControl = ({
  name,
  code,
  concurrency,
  maxWaitMs,
  initialServiceMs,
  maxWaiting = 1_000,
  now = () => performance.now(),
}: AdmissionOptions): AdmissionControl => {
  const queue = createFairQueue<Waiting>()
  let running = 0
  /** Sum of the times at which the running pieces began. */
  let startedAtSum = 0
  let averageMs = initialServiceMs

  /** While no work ends, the age of the running work is a better estimate than the average. */
  const serviceMs = (): number => Math.max(1, averageMs, running > 0 ? now() - startedAtSum / running : 0)
  const expectedWaitMs = (): number => ((queue.size + 1) * serviceMs()) / concurrency
  /** As many as run may always wait: else one piece that takes long would refuse every other client. */
  const room = (): number =>
    Math.min(maxWaiting, Math.max(concurrency, Math.floor((maxWaitMs * concurrency) / serviceMs())))
  const tooBusy = (): AppError =>
    new AppError('unavailable', code, '服务繁忙，请稍后再试', {
      retryAfterSeconds: Math.max(1, Math.ceil(expectedWaitMs() / 1000)),
    })

  const shed = (places: number): void => {
    while (queue.size > places) queue.dropNewestOfBusiest()?.refuse()
  }
  const isShareFull = (client: ClientNetworks): boolean =>
    queue.sizeOf(client) >= Math.max(1, Math.floor(room() * largestShare))
  const begin = (): number => {
    const startedAt = now()
    running += 1
    startedAtSum += startedAt
    return startedAt
  }
  const showWaiting = (): void => metrics.admissionWaiting.set({ queue: name }, queue.size)

  const end = (startedAt: number, isDone: boolean): void => {
    const tookMs = now() - startedAt
    running -= 1
    startedAtSum -= startedAt
    // What fails at once says nothing about how long work takes.
    if (isDone || tookMs > averageMs) averageMs += latestWeight * (tookMs - averageMs)
    shed(room() * lateFactor)
    queue.take()?.start()
    showWaiting()
  }
  /** @returns when the work began */
  const awaitTurn = (client: ClientNetworks, signal: AbortSignal): Promise<number> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        queue.remove(client, waiting)
        showWaiting()
        reject(tooBusy())
      }
      const waiting: Waiting = {
        // Counts as running at once: a call made before the caller continues must not take the same slot.
        start: () => {
          signal.removeEventListener('abort', leave)
          resolve(begin())
        },
        refuse: () => {
          signal.removeEventListener('abort', leave)
          metrics.admissionRefused.inc({ queue: name })
          reject(tooBusy())
        },
      }
      signal.addEventListener('abort', leave, { once: true })
      if (isShareFull(client)) return waiting.refuse()
      queue.add(client, waiting)
      shed(room())
      showWaiting()
    })

  return {
    run: async (client, work, signal) => {
      if (signal.aborted) throw tooBusy()
      const startedAt = running < concurrency ? begin() : await awaitTurn(client, signal)
      let isDone = false
      try {
        const result = await work()
        isDone = true
        return result
      } finally {
        end(startedAt, isDone)
      }
    },
  }
}
