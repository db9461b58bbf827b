/**
 * How hot a word is: each search counts, half as much for every half-life that has passed since. Kept as the natural logarithm
 * of the sum as seen from one fixed moment, so that the order of words stays right without touching them while they cool.
 */

/** How long a search counts in full measure for what is hot today, and this week. */
export const halfLives = { dayMs: 12 * 3_600_000, weekMs: 84 * 3_600_000 } as const

const fixedMoment = Date.UTC(2026, 0, 1)

/** Of one search. @param time unix milliseconds */
export const heatOf = (time: number, halfLifeMs: number): number => ((time - fixedMoment) / halfLifeMs) * Math.LN2

/** Of several together. */
export const sumHeats = (heats: readonly number[]): number => {
  const hottest = Math.max(...heats)
  return hottest + Math.log(heats.reduce((sum, heat) => sum + Math.exp(heat - hottest), 0))
}
