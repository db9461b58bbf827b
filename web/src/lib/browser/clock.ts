import { createContext, use } from 'react'
import { createStore } from './store.ts'

/** Render time in ms. The server and the hydrating browser use the same value, so that ages do not differ. */
export const NowContext = createContext(0)

/** A shorter difference changes ages too little to be worth a layout shift: 刚刚 is narrower than 1 分钟前. */
const maxDifferenceMs = 60_000

const clock = createStore(0)

export const updateClock = (): void => clock.set(Date.now())

/** Updates the clock if it differs by a minute: after hydration and on every navigation. */
export const updateOldClock = (renderedMs: number): void => {
  if (Math.abs(Date.now() - (clock.get() || renderedMs)) >= maxDifferenceMs) updateClock()
}

export const useNow = (): number => {
  const renderedMs = use(NowContext)
  return clock.use() || renderedMs
}
