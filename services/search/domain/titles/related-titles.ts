/**
 * Titles that belong to a keyword without being its aliases: parts of a series, books of a subject, albums of a singer,
 * collections that hold a work.
 */
import { aliasThresholds, relatedThresholds } from '../relevance-thresholds.ts'
import { fileNamePattern } from './title-aliases.ts'
import type { TitleStatistics } from './title-statistics.ts'
import type { TitleDictionary } from './title-dictionary.ts'

const { minJointShares, minOverlap, maxTitles } = relatedThresholds

/** What remains of a longer title without the key, before or behind it. */
const restsOf = (title: string, key: string): string[] => [
  ...(title.startsWith(key) ? [title.slice(key.length)] : []),
  ...(title.endsWith(key) ? [title.slice(0, -key.length)] : []),
]

/** Titles that contain the key. `冰与火之歌权力的游戏` relates 冰与火之歌 and 权力的游戏, even if most shares have only one of them. */
const relatedByNames = (key: string, titles: Pick<TitleDictionary, 'findContaining' | 'countOf'>): string[] => {
  const longer = titles.findContaining(key)
  const rests = longer.flatMap((title) => restsOf(title, key))
  return [...longer, ...rests.filter((rest) => titles.countOf(rest) >= minJointShares)]
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
 * @param titles all titles of the index
 * @param stated year and season of the keyword, as tokens
 * @returns titles, as keys
 */
export const findRelatedTitles = (
  key: string,
  {
    known,
    titles,
    stated,
  }: {
    known: Pick<TitleStatistics, 'contents' | 'cooccurring'>
    titles: Pick<TitleDictionary, 'findContaining' | 'countOf'>
    stated: readonly string[]
  },
): string[] => {
  const related = [...relatedByNames(key, titles), ...relatedByContents(known), ...relatedByCooccurrence(known)].filter(
    (other) => other !== key && isTitle(other),
  )
  return [...new Set([...yearsAsTitles(stated, known), ...related])].slice(0, maxTitles)
}
