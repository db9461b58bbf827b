/** What the search service says about visitors' searches. */
export interface SearchLoad {
  is_searching: boolean
  /** Share of its time in which the search service waits for a processor, 0–1. */
  cpu_wait: number
}

/** Also the rate when visitors begin to search. A file of 100,000 links ends within three hours on a machine that is always busy. */
const minRate = 10
/** Two idle cores measured 0.34 during searches, 0.49 with 40 imported links a second, 0.70 with 155. */
const targetWait = 0.4
const maxGrowth = 1.15
const maxDecline = 0.7

/**
 * Computes the rate of imports for the next second, links per second. Visitors come first: while they search, imports adapt so that the
 * search service waits for processors less than it computes. Without searches there is no limit.
 */
export const nextRate = (rate: number, { is_searching, cpu_wait }: SearchLoad): number => {
  if (!is_searching) return Number.POSITIVE_INFINITY
  if (rate === Number.POSITIVE_INFINITY) return minRate
  const change = Math.min(maxGrowth, Math.max(maxDecline, 1 + 2 * (targetWait - cpu_wait)))
  return Math.max(minRate, rate * change)
}
