import { AppError } from '@pandex/platform/errors'

export interface BoundedQueue {
  /**
   * Runs the work when its turn comes. Work whose signal has fired by then is not begun: nobody waits for it.
   * @throws AppError unavailable user.too_busy at once when the queue is full
   */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>
}

const tooBusy = (): AppError =>
  new AppError('unavailable', 'user.too_busy', '服务繁忙，请稍后再试', { retryAfterSeconds: 1 })

/**
 * Lets `concurrency` pieces of work run and `capacity` more wait. For work that eats a core, such as hashing: without a
 * bound a flood of it starves every other call, and a queue without end only makes all of them late.
 */
export const createBoundedQueue = ({
  concurrency,
  capacity,
}: {
  concurrency: number
  capacity: number
}): BoundedQueue => {
  const waiting: (() => void)[] = []
  let running = 0

  const takeTurn = async (): Promise<void> => {
    if (running < concurrency) {
      running += 1
      return
    }
    if (waiting.length >= capacity) throw tooBusy()
    // Whoever leaves hands its place over, so `running` stays as it is.
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
      await takeTurn()
      try {
        if (signal.aborted) throw tooBusy()
        return await work()
      } finally {
        leave()
      }
    },
  }
}
