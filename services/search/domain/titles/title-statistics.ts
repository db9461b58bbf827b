/** Counts the shares of one title for query expansion. */
import { classPrefix, collectionToken, firstYearPrefix, mediumPrefix } from '../index/index-tokens.ts'
import type { ValueCount } from '../index/index-tokens.ts'
import type { IndexedShare, IndexedShares } from './indexed-shares.ts'
import type { CooccurringTitle, TitleStatistics, YearCount } from './title-aliases.ts'

/** What a keyword states beside its title, as tokens. */
export interface KeywordFacts {
  /** Season, year and edition, or else the cut. */
  stated: readonly string[]
  kind?: string
  /** Kinds that exclude `kind`. */
  otherKinds: readonly string[]
}

const maxCooccurring = 24
const maxYears = 10
const maxCollections = 10

/** Tokens of `facts` that keywords state. */
const countedFacts = /^(?:year|season|edition|cut|kind):/

export const countedTokensOf = (facts: readonly string[], titleTokens: readonly string[]): string[] => [
  ...titleTokens,
  ...facts.filter((fact) => countedFacts.test(fact)),
]

const addTo = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1)

const byCount = (one: ValueCount, other: ValueCount): number =>
  other.count - one.count || (one.key < other.key ? -1 : 1)

const countValues = (lists: readonly (readonly string[])[]): ValueCount[] => {
  const counts = new Map<string, number>()
  for (const list of lists) for (const value of list) addTo(counts, value)
  return [...counts].map(([key, count]) => ({ key, count })).toSorted(byCount)
}

const countTokens = (shares: readonly IndexedShare[], prefix: string): ValueCount[] =>
  countValues(shares.map(({ tokens }) => tokens.filter((token) => token.startsWith(prefix)))).map(({ key, count }) => ({
    key: key.slice(prefix.length),
    count,
  }))

const countYears = (shares: readonly IndexedShare[], prefix: string): YearCount[] =>
  countTokens(shares, prefix)
    .slice(0, maxYears)
    .map(({ key, count }) => ({ year: `year:${key}`, count }))

/** One cell of the contingency table of two events: its part of their mutual information. */
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

/** Titles that are more frequent in these shares than in all, the most significant first. */
const cooccurringWith = (
  key: string,
  shares: readonly IndexedShare[],
  all: Pick<IndexedShares, 'size' | 'countOf'>,
): CooccurringTitle[] => {
  const total = Math.max(all.size, shares.length)
  return countValues(shares.map(({ titles, fileTitles }) => [...new Set([...titles, ...fileTitles])]))
    .filter((one) => one.key !== key)
    .map(({ key: other, count: jointCount }) => {
      const one = { key: other, jointCount, count: Math.max(all.countOf(other), jointCount) }
      return { ...one, significance: significance(one, shares.length, total) }
    })
    .filter((one) => one.significance > 0)
    .toSorted((one, other) => other.significance - one.significance)
    .slice(0, maxCooccurring)
    .map(({ significance: _, ...one }) => one)
}

/** None if an older version of the service wrote one of the documents: it then lacks the class, and the copy group without it. */
const classesOf = (shares: readonly IndexedShare[]): ValueCount[] => {
  const classes = countTokens(shares, classPrefix)
  return classes.reduce((sum, { count }) => sum + count, 0) === shares.length ? classes : []
}

const isCollection = ({ tokens }: IndexedShare): boolean => tokens.includes(collectionToken)

/**
 * @param shares the shares that have the title `key`
 * @param all for the frequency of the other titles
 */
export const statisticsOf = (
  key: string,
  shares: readonly IndexedShare[],
  { stated, kind, otherKinds }: KeywordFacts,
  all: Pick<IndexedShares, 'size' | 'countOf'>,
): TitleStatistics => {
  const having = (tokens: readonly string[]): IndexedShare[] =>
    shares.filter((share) => tokens.some((token) => share.tokens.includes(token)))
  const asked = shares.filter(({ tokens }) => stated.every((token) => tokens.includes(token)))
  const collections = shares.filter(isCollection)
  return {
    count: shares.length,
    countWithFacts: asked.length,
    media: Object.fromEntries(countTokens(asked, mediumPrefix).map((medium) => [medium.key, medium.count])),
    cooccurring: cooccurringWith(
      key,
      shares.filter((share) => !isCollection(share)),
      all,
    ),
    collections: countValues(collections.map(({ titles }) => titles)).slice(0, maxCollections),
    contents: countValues(
      collections.flatMap(({ titles, fileTitles }) => (titles.includes(key) ? [fileTitles] : [])),
    ).slice(0, maxCollections),
    years: kind ? countYears(having([kind]), 'year:') : [],
    otherYears: countYears(having(kind ? otherKinds : []), 'year:'),
    firstSeasonYears: countYears(shares, firstYearPrefix),
    classes: classesOf(asked),
  }
}
