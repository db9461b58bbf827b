/** A bell that a sleeper waits for. */
export interface Bell {
  /** Wakes the sleeper; while nobody sleeps, the next one at once. */
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
