import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Figures of the product on a machine that does other things as well: only what it can do at its best says something about it. */

const times = 4

/** The least of up to four figures, taken until one is no more than `enough`: a machine that is held up spoils one, a slow product all. */
export const leastOf = async (enough: number, measure: () => Promise<number>): Promise<number> => {
  let least = Number.POSITIVE_INFINITY
  // oxlint-disable-next-line no-await-in-loop -- one after the other: they would disturb each other
  for (let taken = 0; taken < times && least > enough; taken += 1) least = Math.min(least, await measure())
  return least
}

/** How long work takes, in milliseconds. */
export const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** How long work takes at its best, in milliseconds; it is done again only while it took longer than `enoughMs`. */
export const fastestMs = async (enoughMs: number, work: () => Promise<unknown>): Promise<number> =>
  leastOf(enoughMs, () => timeOf(work))

setFlagsFromString('--expose-gc')

/** Frees what nobody holds any more, so that only what is really needed is looked at. */
export const collectGarbage = runInNewContext('gc') as () => void

const usedBytes = (): number => {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** The most that is in use while work is done, in bytes. */
const peakOf = async (work: () => Promise<unknown>): Promise<number> => {
  let most = 0
  const look = (): void => void (most = Math.max(most, usedBytes()))
  const watch = setInterval(look, 5)
  try {
    await work()
  } finally {
    clearInterval(watch)
  }
  look()
  return most
}

/**
 * How much memory work takes at its best beyond what was in use before, in bytes; it is done again only while it took more than
 * `enoughBytes`. What a try has left behind, and is not freed yet, makes no room for the next one: it counts for it.
 */
export const leastGrowth = async (enoughBytes: number, work: () => Promise<unknown>): Promise<number> => {
  let before = Number.POSITIVE_INFINITY
  return leastOf(enoughBytes, async () => {
    collectGarbage()
    // What packs and unpacks lets go of its memory only when it is gone itself.
    await nextTurn()
    collectGarbage()
    before = Math.min(before, usedBytes())
    return (await peakOf(work)) - before
  })
}
