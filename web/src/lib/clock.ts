import { createContext, use } from 'react'
import { createStore } from './store.ts'

/** The moment the page was rendered (ms), the same on the server and in the browser while it hydrates. */
export const NowContext = createContext(0)

const clock = createStore(0)

/** Takes note of the time: at hydration and with each page that is opened. */
export const tick = (): void => clock.set(Date.now())

/** The moment that ages are counted from, ms. */
export const useNow = (): number => {
  const renderedMs = use(NowContext)
  return clock.use() || renderedMs
}
