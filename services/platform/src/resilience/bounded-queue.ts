import { AppError } from '../errors.ts'

export interface BoundedQueue {
  /**
   * Runs the work when its turn comes. Work whose signal has aborted by then does not start.
   * @throws AppError unavailable `code` immediately when the queue is full
   */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>
}

/**
 * Runs up to `concurrency` tasks and queues up to `capacity` more (FIFO). Unlimited concurrency would make all callers time out together; a
 * bounded queue answers some of them in time.
 */
export const createBoundedQueue = ({
  concurrency,
  capacity,
  code,
}: {
  concurrency: number
  capacity: number
  code: string
}): BoundedQueue => {
  const tooBusy = (): AppError => new AppError('unavailable', code, '服务繁忙，请稍后再试', { retryAfterSeconds: 1 })
  const waiting: (() => void)[] = []
  let running = 0

  const acquirePermit = async (): Promise<void> => {
    if (running < concurrency) {
      running += 1
      return
    }
    if (waiting.length >= capacity) throw tooBusy()
    // A finished task hands its slot to the next one, so `running` does not change.
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
    })
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return {
    run: async (work, signal) => {
      await acquirePermit()
      try {
        if (signal.aborted) throw tooBusy()
        return await work()
      } finally {
        leave()
      }
    },
  }
}
