/**
 * Learns aliases and corrections from shares. `肖申克的救赎 / 月黑高飞 The Shawshank Redemption` in one name makes three titles
 * aliases; the same title with another character, found in a hundred names, reveals a typing error.
 */

import { aliasThresholds, correctionThresholds, mediumThresholds } from '../relevance-thresholds.ts'
import type { VideoClass } from '../index/work-class.ts'
import { media } from './share-kinds.ts'
import type { Medium } from './share-kinds.ts'

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
  /** Years of the shares without a later season. */
  firstSeasonYears: YearCount[]
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

/** Edit distance (insert, delete, replace, transpose), or `max + 1` if their lengths differ by more. */
const editDistance = (a: string, b: string, max: number): number => {
  const from = Array.from(a)
  const to = Array.from(b)
  if (Math.abs(from.length - to.length) > max) return max + 1
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1
      let edits = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost)
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        edits = Math.min(edits, (before[column - 2] ?? 0) + 1)
      next.push(edits)
    }
    before = last
    last = next
  }
  return last[to.length] ?? 0
}

/**
 * Edits of a typing error: none in two characters, one in three to five, two in more; Latin words need more letters.
 */
export const maxEdits = (key: string): number => {
  const { length } = key
  if (/^[\p{ASCII}]+$/u.test(key)) return length < 5 ? 0 : length < 9 ? 1 : 2
  return length < 3 ? 0 : length < 6 ? 1 : 2
}

/** Digits, and letters beside Chinese characters: `b2真题` is not n2真题, `第6版` not 第9版. */
const signsOf = (key: string): string => key.replaceAll(/\p{sc=Han}/u.test(key) ? /[^a-z\d]/g : /\D/g, '')

/**
 * Returns the most likely correction.
 * @param typedCount shares with the title as typed
 * @param candidates titles that are spelled or sound almost alike, with their shares
 */
export const findCorrection = (
  key: string,
  typedCount: number,
  candidates: readonly { key: string; count: number; soundsAlike: boolean }[],
): string | undefined => {
  const allowed = maxEdits(key)
  const signs = signsOf(key)
  const minShares = Math.max(correctionThresholds.minShares, typedCount * correctionThresholds.minRatio)
  const possible = candidates
    .filter(
      ({ key: other, count }) =>
        count >= minShares &&
        Math.abs(other.length - key.length) <= 1 &&
        !other.includes(key) &&
        !key.includes(other) &&
        signsOf(other) === signs,
    )
    .map((candidate) => ({ ...candidate, edits: editDistance(key, candidate.key, Math.max(allowed, 2)) }))
    .filter(({ edits, soundsAlike }) => edits <= allowed || (soundsAlike && edits <= 2))
    .toSorted((a, b) => Number(b.soundsAlike) - Number(a.soundsAlike) || a.edits - b.edits || b.count - a.count)
  return possible[0]?.key
}
