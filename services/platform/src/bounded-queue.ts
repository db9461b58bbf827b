import { AppError } from './errors.ts'

export interface BoundedQueue {
  /**
   * Runs the work when its turn comes. Work whose signal has fired by then is not begun: nobody waits for it.
   * @throws AppError unavailable `code` at once when the queue is full
   */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>
}

/**
 * Lets `concurrency` pieces of work run and `capacity` more wait, first come first served. Work that is all begun at once ends
 * together, too late for everybody; in turn, those who can be answered in time are. Without a bound a flood only makes all late.
 */
export const createBoundedQueue = ({
  concurrency,
  capacity,
  code,
}: {
  concurrency: number
  capacity: number
  /** Of the error for what finds no room. */
  code: string
}): BoundedQueue => {
  const tooBusy = (): AppError => new AppError('unavailable', code, '服务繁忙，请稍后再试', { retryAfterSeconds: 1 })
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
