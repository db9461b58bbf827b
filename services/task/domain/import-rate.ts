/** What the search service says about visitors' searches. */
export interface SearchLoad {
  is_searching: boolean
  /** Share of its time in which the search service waits for a processor, 0–1. */
  cpu_wait: number
}

/** Also the rate when visitors begin to search. A file of 100,000 links ends within six hours on a machine that is always busy. */
const minRate = 5
/** Two cores measured 0.24–0.29 during searches alone, 0.30–0.32 with 10 imported links a second, 0.34 with 40. */
const targetWait = 0.3
const maxGrowth = 1.5
const maxDecline = 0.5

/**
 * Computes the rate of imports until the next refill, links per second. Visitors come first: while they search, imports adapt so that the
 * search service hardly waits longer for processors than without them. Without searches there is no limit.
 */
export const nextRate = (rate: number, { is_searching, cpu_wait }: SearchLoad): number => {
  if (!is_searching) return Number.POSITIVE_INFINITY
  if (rate === Number.POSITIVE_INFINITY) return minRate
  const change = Math.min(maxGrowth, Math.max(maxDecline, 1 + 4 * (targetWait - cpu_wait)))
  return Math.max(minRate, rate * change)
}
