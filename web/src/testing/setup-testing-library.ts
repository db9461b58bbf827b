/** Timeouts for a busy machine, and a wait for all work that React has scheduled. */
import { configure, getConfig } from '@testing-library/react'
import { unstable_IdlePriority as idlePriority, unstable_scheduleCallback as scheduleCallback } from 'scheduler'

const library = getConfig()

/** Idle work runs after all other scheduled React work, its continuations included. */
const waitForReact = (): Promise<void> =>
  new Promise((resolve) => {
    scheduleCallback(idlePriority, () => resolve())
  })

configure({
  asyncUtilTimeout: 30_000,
  // One reply may render in several steps, such as a toast before a navigation; tests read the last one.
  asyncWrapper: (callback) =>
    library.asyncWrapper(async () => {
      const result = await library.asyncWrapper(callback)
      await waitForReact()
      return result
    }),
})
