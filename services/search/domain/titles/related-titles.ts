/**
 * Titles that belong to a keyword without being its aliases: parts of a series, books of a subject, albums of a singer,
 * collections that hold a work.
 */
import { aliasThresholds, relatedThresholds } from '../relevance-thresholds.ts'
import { fileNamePattern } from './title-aliases.ts'
import type { TitleStatistics, CooccurringTitle } from './title-aliases.ts'

const { minJointShares, minOverlap, maxTitles } = relatedThresholds

/** `冰与火之歌：权力的游戏` relates both titles, even if most shares have only one of them. */
const isPartOf = (key: string, other: string, joined: ReadonlySet<string>): boolean =>
  joined.has(key + other) || joined.has(other + key)

/** The series that `key` is a part of; only few of the series' shares need to name the part. */
const findParentSeries = (key: string, joined: ReadonlySet<string>): string[] =>
  [...joined].flatMap((one) => (one.length > key.length + 1 && one.endsWith(key) ? [one.slice(0, -key.length)] : []))

const relatedByNames = (key: string, named: readonly CooccurringTitle[]): string[] => {
  const proven = named.filter(({ jointCount }) => jointCount >= minJointShares)
  const joined = new Set(proven.map(({ key: other }) => other))
  const related = proven.filter(
    ({ key: other, count, jointCount }) => jointCount / count >= minOverlap || isPartOf(key, other, joined),
  )
  return [...related.map(({ key: other }) => other), ...findParentSeries(key, joined)]
}

const relatedByCooccurrence = ({ cooccurring }: Pick<TitleStatistics, 'cooccurring'>): string[] =>
  cooccurring.flatMap(({ key, count, jointCount }) =>
    jointCount >= minJointShares && jointCount / count >= minOverlap ? [key] : [],
  )

const relatedByContents = ({ contents }: Pick<TitleStatistics, 'contents'>): string[] =>
  contents.filter(({ count }) => count >= minJointShares).map(({ key }) => key)

const isTitle = (key: string): boolean => key.length > 1 && !fileNamePattern.test(key)

/** Titles of the collections that hold the work: other shares of such a title may hold it without listing it. */
export const findCollections = (key: string, { collections }: Pick<TitleStatistics, 'collections'>): string[] =>
  collections.flatMap(({ key: other }) => (other !== key && isTitle(other) ? [other] : []))

/** Years of the keyword that are titles: 1989 by Taylor Swift. */
const yearsAsTitles = (stated: readonly string[], { cooccurring }: Pick<TitleStatistics, 'cooccurring'>): string[] =>
  cooccurring.flatMap(({ key, count, jointCount }) =>
    jointCount >= minJointShares &&
    jointCount / count >= aliasThresholds.minAliasOverlap &&
    stated.includes(`year:${key}`)
      ? [key]
      : [],
  )

/**
 * @param named titles of the shares whose names hold the words
 * @param stated year and season of the keyword, as tokens
 * @returns titles, as keys
 */
export const findRelatedTitles = (
  key: string,
  {
    known,
    named,
    stated,
  }: {
    known: Pick<TitleStatistics, 'contents' | 'cooccurring'>
    named: readonly CooccurringTitle[]
    stated: readonly string[]
  },
): string[] => {
  const titles = [...relatedByNames(key, named), ...relatedByContents(known), ...relatedByCooccurrence(known)].filter(
    (other) => other !== key && isTitle(other),
  )
  return [...new Set([...yearsAsTitles(stated, known), ...titles])].slice(0, maxTitles)
}
