/** Counts the shares of one title for query expansion. */
import { classPrefix, collectionToken, firstYearPrefix, mediumPrefix } from '../reading/index-tokens.ts'
import type { ValueCount } from '../reading/index-tokens.ts'
import { media } from '../reading/share-kinds.ts'
import type { Medium } from '../reading/share-kinds.ts'
import type { VideoClass } from '../reading/work-class.ts'
import { mediumThresholds } from '../relevance-thresholds.ts'
import type { IndexedShares } from './indexed-shares.ts'

export interface CooccurringTitle {
  key: string
  count: number
  /** Shares with both titles. */
  jointCount: number
}

export interface YearCount {
  year: string
  count: number
}

export interface TitleStatistics {
  count: number
  /** Stated facts that no share has in combination with the stated facts before them. */
  missing: readonly string[]
  cooccurring: CooccurringTitle[]
  collections: { key: string; count: number }[]
  /** File titles of the collections that have this title. */
  contents: { key: string; count: number }[]
  media: Partial<Record<Medium, number>>
  /** Years of the shares that state the kind of the keyword; `otherYears`: another kind. */
  years: YearCount[]
  otherYears: YearCount[]
  /** Years of the shares without a later season, one list for each class whose copies never fold with those of another. */
  firstSeasonYears: YearCount[][]
  /** Shares of each class of works (`WorkClass`), the most frequent first. */
  classes: { key: string; count: number }[]
  /** Class of the title's works of other years, if the works of the stated year are all of another class. */
  otherClass?: VideoClass
}

/** Of a title that no share has. */
export const noStatistics: TitleStatistics = {
  count: 0,
  missing: [],
  cooccurring: [],
  collections: [],
  contents: [],
  media: {},
  years: [],
  otherYears: [],
  firstSeasonYears: [],
  classes: [],
}

export const likelyMedium = ({ media: held }: Pick<TitleStatistics, 'media'>): Medium | undefined => {
  const total = media.reduce((sum, medium) => sum + (held[medium] ?? 0), 0)
  const minRatio = total < mediumThresholds.minShares ? 1 : mediumThresholds.minRatio
  return total === 0 ? undefined : media.find((medium) => (held[medium] ?? 0) / total >= minRatio)
}

/** Facts that a keyword states beside its title, as tokens. */
export interface KeywordFacts {
  /** Season, year, edition, cut and platform. */
  stated: readonly string[]
  kind?: string
  /** Kinds that exclude `kind`. */
  otherKinds: readonly string[]
}

const maxCooccurring = 24
const maxYears = 10
const maxCollections = 10

/** Tokens of `facts` that keywords state. */
const countedFacts = /^(?:year|season|edition|cut|platform|kind):/

export const countedTokensOf = (facts: readonly string[], titleTokens: readonly string[]): string[] => [
  ...titleTokens,
  ...facts.filter((fact) => countedFacts.test(fact)),
]

const byCount = (one: ValueCount, other: ValueCount): number =>
  other.count - one.count || (one.key < other.key ? -1 : 1)

/** Shares with equal tokens. */
interface Group {
  tokens: readonly string[]
  count: number
}

const sumOf = (counts: readonly { count: number }[]): number => counts.reduce((sum, { count }) => sum + count, 0)

/** Counts the values of one group of tokens, the most frequent first. */
const countValues = (groups: readonly Group[], prefix: string): ValueCount[] => {
  const counts = new Map<string, number>()
  for (const { tokens, count } of groups)
    for (const token of tokens) if (token.startsWith(prefix)) counts.set(token, (counts.get(token) ?? 0) + count)
  return [...counts].map(([token, count]) => ({ key: token.slice(prefix.length), count })).toSorted(byCount)
}

const countYears = (groups: readonly Group[], prefix: string): YearCount[] =>
  countValues(groups, prefix)
    .slice(0, maxYears)
    .map(({ key, count }) => ({ year: `year:${key}`, count }))

/** Contribution of one cell of the contingency table to the mutual information of two events. */
const cell = (joint: number, one: number, other: number, total: number): number =>
  joint === 0 ? 0 : (joint / total) * Math.log((joint * total) / (one * other))

/** Mutual information of two titles; 0 if they are together less often than by chance. */
const significance = ({ count, jointCount }: CooccurringTitle, shares: number, total: number): number => {
  if (jointCount * (total - shares) < (count - jointCount) * shares) return 0
  return (
    cell(jointCount, count, shares, total) +
    cell(count - jointCount, count, total - shares, total) +
    cell(shares - jointCount, total - count, shares, total) +
    cell(total - count - shares + jointCount, total - count, total - shares, total)
  )
}

const isCollection = (tokens: readonly string[]): boolean => tokens.includes(collectionToken)
const isOneWork = (tokens: readonly string[]): boolean => !isCollection(tokens)

/** Titles that are more frequent beside the title than elsewhere, the most significant first. */
const cooccurringWith = (
  key: string,
  shares: IndexedShares,
  all: Pick<IndexedShares, 'size' | 'countOf'>,
): CooccurringTitle[] => {
  const counts = shares.countTitles(key, isOneWork)
  const ofTitle = counts.find((one) => one.key === key)?.count ?? 0
  const total = Math.max(all.size, ofTitle)
  return counts
    .filter((one) => one.key !== key)
    .map(({ key: other, count: jointCount }) => {
      const one = { key: other, jointCount, count: Math.max(all.countOf(other), jointCount) }
      return { ...one, significance: significance(one, ofTitle, total) }
    })
    .filter((one) => one.significance > 0)
    .toSorted((one, other) => other.significance - one.significance || byCount(one, other))
    .slice(0, maxCooccurring)
    .map(({ key: other, count, jointCount }) => ({ key: other, count, jointCount }))
}

const mostFrequent = (counts: ValueCount[]): ValueCount[] => counts.toSorted(byCount).slice(0, maxCollections)

/** None if an older version of the service wrote one of the documents: it then lacks the class, and the copy group without it. */
const classesOf = (groups: readonly Group[]): ValueCount[] => {
  const classes = countValues(groups, classPrefix)
  return sumOf(classes) === sumOf(groups) ? classes : []
}

/** Videos that show no class fold with films (`copy_base`). */
const foldedClassOf = ({ tokens }: Group): string => {
  const token = tokens.find((one) => one.startsWith(classPrefix))?.slice(classPrefix.length) ?? 'unknown'
  return token === 'video' || token === 'unknown' ? 'film' : token
}

const yearsByClass = (groups: readonly Group[]): YearCount[][] => {
  const classes = [...Map.groupBy(groups, foldedClassOf).values()]
  const yearsOf = (prefix: string): YearCount[][] =>
    classes.map((some) => countYears(some, prefix)).filter((years) => years.length > 0)
  const first = yearsOf(firstYearPrefix)
  // A title that only later parts have, 耻辱2.
  return first.length > 0 ? first : yearsOf('year:')
}

/** The class of all shares that are films or series, if it is one. */
const onlyVideoClass = (groups: readonly Group[]): VideoClass | undefined => {
  const has = (one: VideoClass): boolean => groups.some(({ tokens }) => tokens.includes(classPrefix + one))
  if (has('film')) return has('series') ? undefined : 'film'
  return has('series') ? 'series' : undefined
}

/** The class of 古董局中局 of 2021, a film, if the keyword states 2018, the year of the series. */
const otherClassOf = (groups: readonly Group[], stated: readonly string[]): VideoClass | undefined => {
  const year = stated.find((fact) => fact.startsWith('year:'))
  if (year === undefined) return undefined
  const dated = groups.filter(({ tokens }) => tokens.some((token) => token.startsWith('year:')))
  const isOfYear = ({ tokens }: Group): boolean => tokens.includes(year)
  const asked = onlyVideoClass(dated.filter(isOfYear))
  const other = onlyVideoClass(dated.filter((group) => !isOfYear(group)))
  return asked !== undefined && asked !== other ? other : undefined
}

/** Leaves out the facts that no share has together with the earlier ones. */
const withFacts = (
  groups: readonly Group[],
  stated: readonly string[],
): { asked: readonly Group[]; missing: string[] } => {
  let asked = groups
  const missing = stated.filter((fact) => {
    const having = asked.filter(({ tokens }) => tokens.includes(fact))
    if (having.length > 0) asked = having
    return having.length === 0
  })
  return { asked, missing }
}

/**
 * @param shares includes all shares that have the title `key`
 * @param all for the frequency of the other titles
 */
export const statisticsOf = (
  key: string,
  { stated, kind, otherKinds }: KeywordFacts,
  shares: IndexedShares,
  all: Pick<IndexedShares, 'size' | 'countOf'> = shares,
): TitleStatistics => {
  const groups = shares.countTokens(key)
  if (groups.length === 0) return noStatistics
  const having = (tokens: readonly string[]): Group[] =>
    groups.filter((group) => tokens.some((token) => group.tokens.includes(token)))
  const { asked, missing } = withFacts(groups, stated)
  return {
    count: sumOf(groups),
    missing,
    media: Object.fromEntries(countValues(asked, mediumPrefix).map((medium) => [medium.key, medium.count])),
    cooccurring: cooccurringWith(key, shares, all),
    collections: mostFrequent(shares.countTitles(key, isCollection, { origin: 'name' })),
    contents: mostFrequent(shares.countTitles(key, isCollection, { origin: 'files', keyOrigin: 'name' })),
    years: kind ? countYears(having([kind]), 'year:') : [],
    otherYears: countYears(having(kind ? otherKinds : []), 'year:'),
    firstSeasonYears: yearsByClass(groups),
    classes: classesOf(asked),
    otherClass: otherClassOf(groups, stated),
  }
}
