/**
 * Exponential decay: a search counts half as much for every half-life that has passed. Stored as the natural logarithm
 * of the sum relative to one fixed moment, so that the order of words needs no updates over time.
 */

export const halfLives = { dayMs: 12 * 3_600_000, weekMs: 84 * 3_600_000 } as const

const fixedMoment = Date.UTC(2026, 0, 1)

/** @param time unix milliseconds */
export const heatOf = (time: number, halfLifeMs: number): number => ((time - fixedMoment) / halfLifeMs) * Math.LN2

export const sumHeats = (heats: readonly number[]): number => {
  const hottest = Math.max(...heats)
  return hottest + Math.log(heats.reduce((sum, heat) => sum + Math.exp(heat - hottest), 0))
}
