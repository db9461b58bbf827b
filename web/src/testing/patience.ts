/** Timeouts for a busy machine, and a wait for everything that React has scheduled. */
import { configure, getConfig } from '@testing-library/react'
import { unstable_IdlePriority as idlePriority, unstable_scheduleCallback as scheduleCallback } from 'scheduler'

const library = getConfig()

/** Waits until React has rendered what is scheduled: idle work runs after all other work, its continuations included. */
const waitForReact = (): Promise<void> =>
  new Promise((resolve) => {
    scheduleCallback(idlePriority, () => resolve())
  })

configure({
  asyncUtilTimeout: 30_000,
  // What one answer changes is rendered in several steps, such as a toast before a navigation. Tests read the page after the last.
  asyncWrapper: (callback) =>
    library.asyncWrapper(async () => {
      const result = await library.asyncWrapper(callback)
      await waitForReact()
      return result
    }),
})
