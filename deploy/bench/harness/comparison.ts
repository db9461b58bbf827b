export interface Result {
  name: string
  measured: string
  reference: string
  ratio: number
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

export interface Comparison {
  measured: number
  reference: number
  ratio: number
}

/**
 * Alternates both, each first in every other round, so that other load on the machine affects both.
 * @returns the median of each, and of the ratios of the rounds: a machine whose speed changes shows the same ratio
 */
export const compare = async (
  rounds: number,
  measure: () => Promise<number>,
  measureReference: () => Promise<number>,
): Promise<Comparison> => {
  const measured: number[] = []
  const reference: number[] = []
  const measureTarget = async (): Promise<unknown> => measured.push(await measure())
  const measureOther = async (): Promise<unknown> => reference.push(await measureReference())
  for (let round = 0; round < rounds; round++) {
    for (const run of round % 2 === 0 ? [measureTarget, measureOther] : [measureOther, measureTarget]) await run()
  }
  const ratios = measured.map((value, round) => value / (reference[round] ?? Number.NaN))
  return { measured: median(measured), reference: median(reference), ratio: median(ratios) }
}
