/** Returns true to keep a history step from the router. */
type Hold = (event: PopStateEvent) => boolean

let hold: Hold | undefined

/** Registers `next` as the only filter of history steps. Returns the function that removes it. */
export const holdHistory = (next: Hold): (() => void) => {
  hold = next
  return () => {
    if (hold === next) hold = undefined
  }
}

/**
 * Must be called before the router is created: listeners on window run in order of registration, and only an earlier one can
 * stop the event for the router.
 */
export const watchHistory = (): void =>
  addEventListener('popstate', (event) => {
    if (hold?.(event)) event.stopImmediatePropagation()
  })
