/** A wake-up signal for one waiting loop. */
export interface Bell {
  /** Wakes the waiter; if there is none, the next `wait` returns immediately. */
  ring: () => void
  wait: (timeoutMs: number) => Promise<void>
}

export const createBell = (): Bell => {
  let ring: (() => void) | undefined
  let isRung = false
  return {
    ring: () => {
      isRung = true
      ring?.()
    },
    wait: async (timeoutMs) => {
      if (!isRung) {
        const { promise, resolve } = Promise.withResolvers<void>()
        ring = resolve
        const timer = setTimeout(resolve, timeoutMs)
        await promise
        clearTimeout(timer)
      }
      isRung = false
    },
  }
}
