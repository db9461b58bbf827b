/** Whether the shares of titles belong to one work each: then their copies fold without year or class. */
import { expansionThresholds } from '../relevance-thresholds.ts'
import type { TitleStatistics, YearCount } from '../titles/title-statistics.ts'
import type { QueryExpansion } from './query-expansion.ts'
import type { ExpandedPart } from './title-expander.ts'

const { minAgreedRatio, minAgreedShares } = expansionThresholds

const sumOf = (counts: readonly { count: number }[]): number => counts.reduce((sum, { count }) => sum + count, 0)

export const agreedYear = (years: readonly YearCount[]): string | undefined => {
  const [first] = years
  const isAgreed = first && first.count >= minAgreedShares && first.count / sumOf(years) >= minAgreedRatio
  return isAgreed ? first.year : undefined
}

/** Whether most of the counted shares have the most frequent value of their list. */
const agree = (lists: readonly (readonly { count: number }[])[], minRatio: number): boolean => {
  const mostFrequent = lists.flatMap(([first]) => first ?? [])
  return sumOf(mostFrequent) / Math.max(sumOf(lists.flat()), 1) >= minRatio
}

const haveOneYear = (lists: readonly (readonly YearCount[])[]): boolean =>
  agree(lists, expansionThresholds.minYearAgreement)

/** The most frequent year first. */
const joined = (lists: readonly (readonly YearCount[])[]): YearCount[] => {
  const years = Map.groupBy(lists.flat(), ({ year }) => year)
  return [...years]
    .map(([year, counts]) => ({ year, count: sumOf(counts) }))
    .toSorted((one, other) => other.count - one.count)
}

/** Whether the shares of a title belong to one work. */
export type Agreement = Pick<QueryExpansion, 'hasSingleYear' | 'hasSingleYearPerClass' | 'hasSingleClass'>

export const agreementOf = ({ firstSeasonYears, classes }: TitleStatistics): Agreement => ({
  hasSingleYear: haveOneYear([joined(firstSeasonYears)]),
  hasSingleYearPerClass: haveOneYear(firstSeasonYears),
  hasSingleClass: agree(
    [classes.filter(({ key }) => key === 'film' || key === 'series')],
    expansionThresholds.minClassAgreement,
  ),
})

const statisticsOfParts = (parts: readonly ExpandedPart[]): TitleStatistics[] => [
  ...new Map(parts.flatMap(({ titles: [title], main }) => (title && main ? [[title, main]] : []))).values(),
]

/**
 * Parts of a keyword name one work if they are names of one title, or a title beside other words whose joint shares state no other
 * year: the work of a person (吴京 水门桥).
 */
export const agreementOfParts = (
  parts: readonly ExpandedPart[],
  jointYears: readonly YearCount[],
): Agreement | undefined => {
  const works = statisticsOfParts(parts).map(agreementOf)
  if (works.length === 0 || (works.length > 1 && jointYears.length > 0 && !haveOneYear([jointYears]))) return undefined
  return {
    hasSingleYear: works.some(({ hasSingleYear }) => hasSingleYear),
    hasSingleYearPerClass: works.some(({ hasSingleYearPerClass }) => hasSingleYearPerClass),
    hasSingleClass: works.some(({ hasSingleClass }) => hasSingleClass),
  }
}

/** Several works of which each has one year and class. */
export const agreementOfWorks = (parts: readonly ExpandedPart[]): Agreement => {
  const works = statisticsOfParts(parts).map(agreementOf)
  return {
    hasSingleYear: works.every(({ hasSingleYear }) => hasSingleYear),
    hasSingleYearPerClass: works.every(({ hasSingleYearPerClass }) => hasSingleYearPerClass),
    hasSingleClass: works.every(({ hasSingleClass }) => hasSingleClass),
  }
}
