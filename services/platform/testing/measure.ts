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
