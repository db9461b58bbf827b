/** Returns true to keep a history step from the router. */
type HistoryInterceptor = (event: PopStateEvent) => boolean

let interceptor: HistoryInterceptor | undefined

/** Registers `next` as the only filter of history steps. Returns the function that removes it. */
export const interceptHistory = (next: HistoryInterceptor): (() => void) => {
  interceptor = next
  return () => {
    if (interceptor === next) interceptor = undefined
  }
}

/**
 * Must be called before the router is created: listeners on window run in order of registration, and only an earlier one can
 * stop the event for the router.
 */
export const startHistoryGuard = (): void =>
  addEventListener('popstate', (event) => {
    if (interceptor?.(event)) event.stopImmediatePropagation()
  })
