/** A wake-up signal for one waiting loop. */
export interface Signal {
  /** Wakes the waiter; if there is none, the next `wait` returns immediately. */
  notify: () => void
  /** @param timeoutMs Infinity waits without a limit */
  wait: (timeoutMs: number) => Promise<void>
}

export const createSignal = (): Signal => {
  let wake: (() => void) | undefined
  let isNotified = false
  return {
    notify: () => {
      isNotified = true
      wake?.()
    },
    wait: async (timeoutMs) => {
      if (!isNotified) {
        const { promise, resolve } = Promise.withResolvers<void>()
        wake = resolve
        const timer = Number.isFinite(timeoutMs) ? setTimeout(resolve, timeoutMs) : undefined
        await promise
        clearTimeout(timer)
      }
      isNotified = false
    },
  }
}
