import { createContext, use } from 'react'
import { createStore } from './store.ts'

/** Render time in ms. The server and the hydrating browser use the same value, so that ages do not differ. */
export const NowContext = createContext(0)

const clock = createStore(0)

/** Updates the clock: after hydration and on every navigation. */
export const updateClock = (): void => clock.set(Date.now())

export const useNow = (): number => {
  const renderedMs = use(NowContext)
  return clock.use() || renderedMs
}
