import type { ClientNetworks } from './client-networks.ts'
import { AppError } from '../errors.ts'
import { createFairQueue } from './fair-queue.ts'
import { metrics } from '../telemetry/metrics.ts'

export interface AdmissionControl {
  /**
   * Runs the work now or when the client's turn comes. An aborted caller leaves the queue.
   * @throws AppError unavailable `code`, with `retryAfterSeconds` and `retryDelayMs`, when the work would wait too long; normally immediately
   */
  run<T>(client: ClientNetworks, work: () => Promise<T>, signal: AbortSignal): Promise<T>
}

export interface AdmissionControlOptions {
  name: string
  code: string
  concurrency: number
  /** Work is refused if its expected wait, from recent service times, exceeds this. */
  maxWaitMs: number
  initialServiceMs: number
  maxWaiting?: number
  now?: () => number
}

interface QueuedWork {
  start: () => void
  refuse: () => void
}

/**
 * Fraction of the queue that one network may fill. The rest admits other clients without shedding queued work: late refusals had the
 * highest latency under a flood.
 */
const maxNetworkShare = 0.75

/** Queued work is shed only when its expected wait exceeds `maxWaitMs` by this factor. */
const shedWaitFactor = 2

const sampleWeight = 0.1

/** Delay of the caller's retry at another replica: one that has just started is slow and refuses early. */
const retryDelayMs = 100

/**
 * Runs up to `concurrency` tasks and queues only as many as can start within `maxWaitMs`. Clients are served round robin; one network fills
 * at most three quarters of the queue. A full queue sheds the newest task of the busiest client.
 */
export const createAdmissionControl = ({
  name,
  code,
  concurrency,
  maxWaitMs,
  initialServiceMs,
  maxWaiting = 1_000,
  now = () => performance.now(),
}: AdmissionControlOptions): AdmissionControl => {
  const queue = createFairQueue<QueuedWork>()
  let running = 0
  let startedAtSum = 0
  let averageMs = initialServiceMs

  const serviceMs = (): number => Math.max(1, averageMs)
  /** Time by which running tasks exceed the average. A stall is expected to last as long again as it has lasted. */
  const stallMs = (): number => (running > 0 ? Math.max(0, now() - startedAtSum / running - serviceMs()) : 0)
  const expectedWaitMs = (): number => stallMs() + ((queue.size + 1) * serviceMs()) / concurrency
  /** At least `concurrency` tasks may wait; otherwise one slow task would refuse every other client. */
  const room = (): number =>
    Math.min(maxWaiting, Math.max(concurrency, Math.floor(((maxWaitMs - stallMs()) * concurrency) / serviceMs())))
  const tooBusy = (): AppError =>
    new AppError('unavailable', code, '服务繁忙，请稍后再试', {
      retryAfterSeconds: Math.max(1, Math.ceil(expectedWaitMs() / 1000)),
      retryDelayMs,
    })

  const shed = (places: number): void => {
    while (queue.size > places) queue.dropNewestOfBusiest()?.refuse()
  }
  const isShareFull = (client: ClientNetworks): boolean =>
    queue.sizeOf(client) >= Math.max(1, Math.floor(room() * maxNetworkShare))
  const begin = (): number => {
    const startedAt = now()
    running += 1
    startedAtSum += startedAt
    return startedAt
  }
  const reportQueueSize = (): void => metrics.admissionWaiting.set({ queue: name }, queue.size)

  const end = (startedAt: number, isDone: boolean): void => {
    const tookMs = now() - startedAt
    running -= 1
    startedAtSum -= startedAt
    // Work that fails fast is no sample of the service time.
    if (isDone || tookMs > averageMs) averageMs += sampleWeight * (tookMs - averageMs)
    shed(room() * shedWaitFactor)
    queue.take()?.start()
    reportQueueSize()
  }
  const waitForPermit = (client: ClientNetworks, signal: AbortSignal): Promise<number> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        queue.remove(client, waiting)
        reportQueueSize()
        reject(tooBusy())
      }
      const waiting: QueuedWork = {
        // Counts as running immediately: a call made before the caller resumes must not take the same slot.
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
      reportQueueSize()
    })

  return {
    run: async (client, work, signal) => {
      if (signal.aborted) throw tooBusy()
      const startedAt = running < concurrency ? begin() : await waitForPermit(client, signal)
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
