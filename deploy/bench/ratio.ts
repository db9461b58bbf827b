/** One line of the table: what was measured, its reference in the same run, and how they compare. */
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

/** Runs both in turn, so that whatever else the machine does falls on both. @returns the median of each */
export const compare = async (
  rounds: number,
  measured: () => Promise<number>,
  reference: () => Promise<number>,
): Promise<[number, number]> => {
  const results: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    results[0].push(await measured())
    results[1].push(await reference())
  }
  return [median(results[0]), median(results[1])]
}
