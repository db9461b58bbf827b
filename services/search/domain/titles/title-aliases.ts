/** Names of a work from its shares: `肖申克的救赎 / 月黑高飞 The Shawshank Redemption` in one name makes three titles aliases. */
import { aliasThresholds } from '../relevance-thresholds.ts'
import type { CooccurringTitle, TitleStatistics } from './title-statistics.ts'

const { minJointShares, maxAliases, minTitleOverlap, minTitleOverlapOfFew, fewShares, minAliasOverlap } =
  aliasThresholds

/** Few shares have the Latin title of a work. The minimum length excludes abbreviations with other meanings. */
const isLatinName = (key: string): boolean => /^(?=.*[a-z]{4})[a-z0-9]{6,}$/.test(key)

/** Numbers and sizes, and names of single files of a course or an album: `第01讲`, `01夜曲`. */
export const fileNamePattern = /^(?:[\d.]+[gm]?$|第?(?:\d+|[一二三四五六七八九十]+)[讲课章节集话期]|0\d|导学|.{2,4}篇$)/

const isMajority = (together: number, count: number): boolean =>
  together / count >= (count <= fewShares ? minTitleOverlapOfFew : minTitleOverlap)

/** Stands before the author: 一九八四 by 乔治·奥威尔. */
const authorWord = 'by'

const mayBeTitle = (key: string): boolean => key.length > 1 && key !== authorWord && !fileNamePattern.test(key)

const isAlias = (count: number, { key, count: othersCount, jointCount }: CooccurringTitle): boolean => {
  if (!mayBeTitle(key)) return false
  const isProven = jointCount >= minJointShares
  if ((isProven || isLatinName(key)) && jointCount / othersCount >= minAliasOverlap) return true
  const isMostly =
    isMajority(jointCount, count) && othersCount <= Math.max(count, fewShares) * aliasThresholds.maxSpread
  return (isProven || count <= fewShares) && isMostly
}

/** The title with a year, or with the number of a file: 剑来01. */
const isSameExceptNumber = (key: string, other: string): boolean =>
  other.startsWith(key) && /^(?:\d{4}|0\d{1,2})?$/.test(other.slice(key.length))

/**
 * Unlike `findAliases`, requires that many of the other title's shares have `key`: works of a person are no aliases of the
 * person's name.
 */
export const findWordAliases = (key: string, { cooccurring }: Pick<TitleStatistics, 'cooccurring'>): string[] =>
  cooccurring
    .filter(
      (one) =>
        mayBeTitle(one.key) &&
        !isSameExceptNumber(key, one.key) &&
        one.jointCount >= minJointShares &&
        one.jointCount / one.count >= minAliasOverlap,
    )
    .slice(0, maxAliases)
    .map(({ key: other }) => other)

/** The most certain aliases first; includes titles of parts of the work. */
export const findAliases = (
  key: string,
  { count, cooccurring }: Pick<TitleStatistics, 'count' | 'cooccurring'>,
): string[] =>
  cooccurring
    .filter((cooccurringTitle) => !isSameExceptNumber(key, cooccurringTitle.key) && isAlias(count, cooccurringTitle))
    .toSorted((a, b) => b.jointCount - a.jointCount)
    .slice(0, maxAliases)
    .map(({ key: other }) => other)
