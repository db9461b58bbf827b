/** Whether the shares of titles belong to one work each: then their copies fold without year or class. */
import { expansionThresholds } from '../relevance-thresholds.ts'
import type { TitleStatistics, YearCount } from '../titles/title-statistics.ts'
import type { QueryExpansion } from './query-expansion.ts'
import type { ExpandedPart } from './title-expander.ts'

const { minAgreedRatio, minAgreedShares } = expansionThresholds

export const agreedYear = (years: readonly YearCount[]): string | undefined => {
  const [first] = years
  const total = years.reduce((sum, { count }) => sum + count, 0)
  return first && first.count >= minAgreedShares && first.count / total >= minAgreedRatio ? first.year : undefined
}

/** Whether most of the counted shares have the first, most frequent value. */
const agree = (counts: readonly number[], minRatio: number): boolean => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (counts[0] ?? 0) / Math.max(total, 1) >= minRatio
}

const hasOneYear = (years: readonly YearCount[]): boolean =>
  agree(
    years.map(({ count }) => count),
    expansionThresholds.minYearAgreement,
  )

/** Whether the shares of a title belong to one work. */
export type Agreement = Pick<QueryExpansion, 'hasSingleYear' | 'hasSingleClass'>

export const agreementOf = ({ firstSeasonYears, classes }: TitleStatistics): Agreement => ({
  hasSingleYear: hasOneYear(firstSeasonYears),
  hasSingleClass: agree(
    classes.filter(({ key }) => key === 'film' || key === 'series').map(({ count }) => count),
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
  if (works.length === 0 || (works.length > 1 && jointYears.length > 0 && !hasOneYear(jointYears))) return undefined
  return {
    hasSingleYear: works.some(({ hasSingleYear }) => hasSingleYear),
    hasSingleClass: works.some(({ hasSingleClass }) => hasSingleClass),
  }
}

/** Several works of which each has one year and class. */
export const agreementOfWorks = (parts: readonly ExpandedPart[]): Agreement => {
  const works = statisticsOfParts(parts).map(agreementOf)
  return {
    hasSingleYear: works.every(({ hasSingleYear }) => hasSingleYear),
    hasSingleClass: works.every(({ hasSingleClass }) => hasSingleClass),
  }
}
