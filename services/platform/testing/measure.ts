import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Measures performance on a shared machine: only the best of several runs is meaningful. */

const maxMeasurements = 4

/** The minimum of up to four measurements, taken until one is at most `enough`: load disturbs single runs, a slow product all of them. */
export const measureMin = async (enough: number, measure: () => Promise<number>): Promise<number> => {
  let least = Number.POSITIVE_INFINITY
  // oxlint-disable-next-line no-await-in-loop -- one after the other: they would disturb each other
  for (let taken = 0; taken < maxMeasurements && least > enough; taken += 1) least = Math.min(least, await measure())
  return least
}

export const measureDurationMs = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** Best duration in milliseconds; measures again only while it exceeds `enoughMs`. */
export const measureMinDurationMs = async (enoughMs: number, work: () => Promise<unknown>): Promise<number> =>
  measureMin(enoughMs, () => measureDurationMs(work))

setFlagsFromString('--expose-gc')

export const collectGarbage = runInNewContext('gc') as () => void

const usedBytes = (): number => {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const measurePeakBytes = async (work: () => Promise<unknown>): Promise<number> => {
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
 * Smallest memory growth of the work in bytes; measures again only while it exceeds `enoughBytes`. The baseline is the lowest of all runs,
 * so memory that an earlier run has not released yet counts as growth.
 */
export const measureMinGrowth = async (enoughBytes: number, work: () => Promise<unknown>): Promise<number> => {
  let before = Number.POSITIVE_INFINITY
  return measureMin(enoughBytes, async () => {
    collectGarbage()
    // Compressors release their memory only when they are collected themselves.
    await nextTurn()
    collectGarbage()
    before = Math.min(before, usedBytes())
    return (await measurePeakBytes(work)) - before
  })
}
