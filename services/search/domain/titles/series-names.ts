import { forEachInTurns } from '@pandex/platform/scheduling/map-in-turns'
import { dictionaryThresholds } from '../relevance-thresholds.ts'

const { minSeriesParts, minPartsOfShortName } = dictionaryThresholds

const numberedPart = /^(.*\D)([1-9]\d?)$/u

/** Two letters, or one character. */
const shortName = /^(?:.|[a-z\d]{2})$/u

interface Part {
  series: string
  number: string
}

const partOf = (name: string): Part[] => {
  const [, series, number] = numberedPart.exec(name) ?? []
  return series === undefined || number === undefined ? [] : [{ series, number }]
}

/** Pairs of series whose parts of the same number are one work. */
const equalSeriesOf = (names: readonly string[]): [string, string][] => {
  const parts = names.flatMap(partOf)
  return parts.flatMap(({ series, number }) =>
    parts
      .filter((other) => other.number === number && other.series !== series)
      .map((other): [string, string] => [series, other.series]),
  )
}

/**
 * Names of series, read from the names of their numbered parts: GTA is 侠盗猎车手, because GTA4 is 侠盗猎车手4 and GTA5 is 侠盗猎车手5.
 * @param works the names of each work, as keys
 * @returns the other names of a series by each of its names; those of most parts first
 */
export const readSeriesNames = async (works: readonly (readonly string[])[]): Promise<Map<string, string[]>> => {
  const counts = new Map<string, Map<string, number>>()
  await forEachInTurns(works, (names) => {
    const pairs = new Map(equalSeriesOf(names).map((pair) => [pair.join('='), pair]))
    for (const [series, other] of pairs.values()) {
      const others = counts.get(series) ?? new Map<string, number>()
      others.set(other, (others.get(other) ?? 0) + 1)
      counts.set(series, others)
    }
  })
  const found = new Map<string, string[]>()
  for (const [series, others] of counts) {
    const certain = [...others].filter(
      ([other, parts]) =>
        parts >= ([series, other].some((name) => shortName.test(name)) ? minPartsOfShortName : minSeriesParts),
    )
    if (certain.length > 0)
      found.set(
        series,
        certain.toSorted(([, a], [, b]) => b - a).map(([other]) => other),
      )
  }
  return found
}
