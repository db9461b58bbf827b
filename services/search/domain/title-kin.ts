/**
 * Learns aliases and corrections from shares. `肖申克的救赎 / 月黑高飞 The Shawshank Redemption` in one name makes three titles
 * aliases; the same title with another character, found in a hundred names, reveals a typing error.
 */

import { media } from './kinds.ts'
import type { Medium } from './kinds.ts'

export interface Neighbour {
  key: string
  count: number
  /** Shares with both titles. */
  together: number
}

export interface YearCount {
  year: string
  count: number
}

export interface KnownTitle {
  count: number
  /** The part of `count` that has the season and year of the keyword. */
  asked: number
  neighbours: Neighbour[]
  collections: { key: string; count: number }[]
  /** File titles of the collections that have this title. */
  contents: { key: string; count: number }[]
  media: Partial<Record<Medium, number>>
  /** Years of the shares that state the kind of the keyword; `otherYears`: another kind. */
  years: YearCount[]
  otherYears: YearCount[]
  /** Years of the shares without a later season. */
  yearsOfFirst: YearCount[]
}

/** Share of a title's resources that makes their medium the likely one. */
const usually = 0.55

export const usualMedium = ({ media: held }: Pick<KnownTitle, 'media'>): Medium | undefined => {
  const total = media.reduce((sum, medium) => sum + (held[medium] ?? 0), 0)
  return total < 4 ? undefined : media.find((medium) => (held[medium] ?? 0) / total >= usually)
}

const mostKin = 8
/** Minimum share of the title's resources that have the alias … */
const mostlyTogether = 0.6
/** … or of the alias's resources that have the title: lower, because some resources have the alias alone. */
export const oftenTogether = 0.35
/** A word in more than this many times the title's shares is a person or a genre, not an alias. */
const widest = 20
const mostOfAlias = 20
const fewShares = 3

/** Few shares have the Latin title of a work. The minimum length excludes abbreviations with other meanings. */
const isLatinName = (key: string): boolean => /^(?=.*[a-z]{4})[a-z0-9]{6,}$/.test(key)

/** Numbers and sizes, and names of single files of a course or an album: `第01讲`, `01夜曲`. */
export const ofFiles = /^(?:[\d.]+[gm]?$|第?(?:\d+|[一二三四五六七八九十]+)[讲课章节集话期]|0\d|导学|.{2,4}篇$)/

const areMostly = (together: number, count: number): boolean =>
  together / count >= (count <= fewShares ? 0.5 : mostlyTogether)

const isKin = (count: number, { key, count: othersCount, together }: Neighbour): boolean => {
  if (ofFiles.test(key) || key.length < 2) return false
  const isProven = together >= 2
  if ((isProven || isLatinName(key)) && together / othersCount >= oftenTogether) return true
  const isMostly = areMostly(together, count) && othersCount <= Math.max(count, fewShares) * widest
  return (isProven || count <= fewShares) && isMostly
}

const isSameButYear = (key: string, other: string): boolean =>
  other.startsWith(key) && /^(?:\d{4})?$/.test(other.slice(key.length))

/**
 * Unlike `kinOf`, requires that many of the other title's shares have `key`: works of a person are no aliases of the
 * person's name.
 */
export const namesWith = (key: string, { neighbours }: Pick<KnownTitle, 'neighbours'>): string[] =>
  neighbours
    .filter((one) => one.key !== key && one.together >= 2 && one.together / one.count >= oftenTogether)
    .slice(0, mostKin)
    .map(({ key: other }) => other)

/** The most certain aliases first; includes titles of parts of the work. */
export const kinOf = (key: string, { count, neighbours }: Pick<KnownTitle, 'count' | 'neighbours'>): string[] =>
  neighbours
    .filter((neighbour) => !isSameButYear(key, neighbour.key) && isKin(count, neighbour))
    .toSorted((a, b) => b.together - a.together)
    .slice(0, mostKin)
    .map(({ key: other }) => other)

/** Returns the main title if `key` has few shares and most of them have that title as well. */
export const aliasOf = (key: string, known: Pick<KnownTitle, 'count' | 'neighbours'>): string | undefined => {
  const [main] = kinOf(key, known)
  const together = known.neighbours.find((one) => one.key === main)?.together ?? 0
  return known.count <= mostOfAlias && areMostly(together, known.count) ? main : undefined
}

/** Edit distance (insert, delete, replace, transpose), or `most + 1` if it exceeds `most`. */
const editsBetween = (a: string, b: string, most: number): number => {
  const from = Array.from(a)
  const to = Array.from(b)
  if (Math.abs(from.length - to.length) > most) return most + 1
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
export const editsAllowed = (key: string): number => {
  const { length } = key
  if (/^[\p{ASCII}]+$/u.test(key)) return length < 5 ? 0 : length < 9 ? 1 : 2
  return length < 3 ? 0 : length < 6 ? 1 : 2
}

/** Digits, and letters beside Chinese characters: `b2真题` is not n2真题, `第6版` not 第9版. */
const signsOf = (key: string): string => key.replaceAll(/\p{sc=Han}/u.test(key) ? /[^a-z\d]/g : /\D/g, '')

const clearlyMore = 5

/**
 * Returns the most likely correction.
 * @param typedCount shares with the title as typed
 * @param candidates titles that are spelled or sound almost alike, with their shares
 */
export const correctionOf = (
  key: string,
  typedCount: number,
  candidates: readonly { key: string; count: number; soundsAlike: boolean }[],
): string | undefined => {
  const allowed = editsAllowed(key)
  const possible = candidates
    .map((candidate) => ({ ...candidate, edits: editsBetween(key, candidate.key, Math.max(allowed, 2)) }))
    .filter(
      ({ key: other, count, edits, soundsAlike }) =>
        signsOf(other) === signsOf(key) &&
        !other.includes(key) &&
        !key.includes(other) &&
        count >= Math.max(2, typedCount * clearlyMore) &&
        Math.abs(other.length - key.length) <= 1 &&
        (edits <= allowed || (soundsAlike && edits <= 2)),
    )
    .toSorted((a, b) => Number(b.soundsAlike) - Number(a.soundsAlike) || a.edits - b.edits || b.count - a.count)
  return possible[0]?.key
}
