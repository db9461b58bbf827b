/** Whether a step in the history must not reach the router. */
type Hold = (event: PopStateEvent) => boolean

let hold: Hold | undefined

/** From now on asks `next` about each step in the history. Answers how to stop that. */
export const holdHistory = (next: Hold): (() => void) => {
  hold = next
  return () => {
    if (hold === next) hold = undefined
  }
}

/**
 * Lets steps in the history be held up. Call once, before the router is there: of those who listen on the window the first
 * one is asked first, and only the first can keep an event from the others.
 */
export const watchHistory = (): void =>
  addEventListener('popstate', (event) => {
    if (hold?.(event)) event.stopImmediatePropagation()
  })
