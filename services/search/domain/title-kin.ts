/**
 * What shares teach about titles. `肖申克的救赎 / 月黑高飞 The Shawshank Redemption` in one name says that three titles are one
 * work; the same title with another character, found in a hundred names, says that one was mistyped.
 */

import { media } from './kinds.ts'
import type { Medium } from './kinds.ts'

/** A title seen beside another one. */
export interface Neighbour {
  key: string
  /** Shares that know it. */
  count: number
  /** … that know both. */
  together: number
}

export interface YearCount {
  /** A token. */
  year: string
  count: number
}

/** What the index knows of a title. */
export interface KnownTitle {
  /** Shares that know it. */
  count: number
  /** Of them those of the season and the year that are asked for. */
  asked: number
  neighbours: Neighbour[]
  /** Titles of collections that hold it. */
  collections: { key: string; count: number }[]
  /** Titles in collections of this title. */
  contents: { key: string; count: number }[]
  /** How many of those are to be watched, heard, read. */
  media: Partial<Record<Medium, number>>
  /** Years of the shares that say they are of the kind that is asked for … */
  years: YearCount[]
  /** … and of those that say they are of another one. */
  otherYears: YearCount[]
  /** Years of the shares that are of no later season. */
  yearsOfFirst: YearCount[]
}

/** The medium that so many of a title's shares are of is what its bare title asks for. */
const usually = 0.55

export const usualMedium = ({ media: held }: Pick<KnownTitle, 'media'>): Medium | undefined => {
  const total = media.reduce((sum, medium) => sum + (held[medium] ?? 0), 0)
  return total < 4 ? undefined : media.find((medium) => (held[medium] ?? 0) / total >= usually)
}

const mostKin = 8
/** Of the title's shares so many must have the other title … */
const mostlyTogether = 0.6
/** … or of the other title's shares so many must have this one: some are known by the other one alone. */
export const oftenTogether = 0.35
/** A word of more shares than this for each of the title's is a person or a genre, not the work's other name. */
const widest = 20
/** A title of so few shares may be one that a much better known one has as well. */
const mostOfAlias = 20
/** Of a title that fewer shares know, one share is proof enough. */
const fewShares = 3

/** A Latin name of a work stands in few names; it is long enough not to be a mark of something else. */
const isLatinName = (key: string): boolean => /^(?=.*[a-z]{4})[a-z0-9]{6,}$/.test(key)

/** Numbers and sizes, and what single files of a course or an album are called: `第01讲`, `01夜曲`. */
export const ofFiles = /^(?:[\d.]+[gm]?$|第?(?:\d+|[一二三四五六七八九十]+)[讲课章节集话期]|0\d|导学|.{2,4}篇$)/

/** Half of two or three is as much as can be asked of them. */
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

/** Those of whose shares many have the title: of a person, what he is known for is no other name of his. */
export const namesWith = (key: string, { neighbours }: Pick<KnownTitle, 'neighbours'>): string[] =>
  neighbours
    .filter((one) => one.key !== key && one.together >= 2 && one.together / one.count >= oftenTogether)
    .slice(0, mostKin)
    .map(({ key: other }) => other)

/** @returns the neighbours that name the same work or a part of it, the surest first */
export const kinOf = (key: string, { count, neighbours }: Pick<KnownTitle, 'count' | 'neighbours'>): string[] =>
  neighbours
    .filter((neighbour) => !isSameButYear(key, neighbour.key) && isKin(count, neighbour))
    .toSorted((a, b) => b.together - a.together)
    .slice(0, mostKin)
    .map(({ key: other }) => other)

/** Whether it is known by few shares, and most of them know another title as well: then it is the other one's alias. */
export const aliasOf = (key: string, known: Pick<KnownTitle, 'count' | 'neighbours'>): string | undefined => {
  const [main] = kinOf(key, known)
  const together = known.neighbours.find((one) => one.key === main)?.together ?? 0
  return known.count <= mostOfAlias && areMostly(together, known.count) ? main : undefined
}

/** Edits between two keys (insert, delete, replace, swap of neighbours), or more than `most` as `most + 1`. */
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

/** How many edits a slip may be: none in two characters, one in three to five, two in more; Latin words are longer. */
export const editsAllowed = (key: string): number => {
  const { length } = key
  if (/^[\p{ASCII}]+$/u.test(key)) return length < 5 ? 0 : length < 9 ? 1 : 2
  return length < 3 ? 0 : length < 6 ? 1 : 2
}

/** `b2真题` is not n2真题, `第6版` not 第9版: numbers, and letters beside characters, are seldom slips. */
const signsOf = (key: string): string => key.replaceAll(/\p{sc=Han}/u.test(key) ? /[^a-z\d]/g : /\D/g, '')

/** A correction must be known from so many times more shares than what was typed. */
const clearlyMore = 5

/**
 * The title that was meant.
 * @param typedCount shares that know the title as typed
 * @param candidates titles that are spelled or sound almost like it, with their shares
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
