import { setImmediate as nextTurn } from 'node:timers/promises'

/** Counts the turns of the event loop during work, to prove that it does not block the process. */
export const countTurns = async (work: () => Promise<unknown>): Promise<number> => {
  let isRunning = true
  const counting = (async () => {
    let turns = 0
    for (; isRunning; turns += 1) await nextTurn()
    return turns
  })()
  await work().finally(() => {
    isRunning = false
  })
  return counting
}
