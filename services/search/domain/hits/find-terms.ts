import { foldInPlace, ignoredSigns } from './fold-in-place.ts'
import { wordCharacter } from './marked-terms.ts'
import type { MarkedTerm } from './marked-terms.ts'

/** Part of a text, in UTF-16 code units. */
export interface TextRange {
  start: number
  end: number
}

interface SearchableText {
  letters: string
  /** Position in the text of a position in `letters`. */
  positionOf: (at: number) => number
}

const firstIdeograph = 0x4e00
const lastIdeograph = 0x9fff

const samePosition = (at: number): number => at

const readText = (text: string): SearchableText => {
  const folded = foldInPlace(text)
  const letters = folded.replaceAll(ignoredSigns, '')
  if (letters.length === folded.length) return { letters, positionOf: samePosition }
  const positions: number[] = []
  let from = 0
  for (const { index, 0: signs } of folded.matchAll(ignoredSigns)) {
    for (let at = from; at < index; at += 1) positions.push(at)
    from = index + signs.length
  }
  for (let at = from; at < folded.length; at += 1) positions.push(at)
  return { letters, positionOf: (at) => positions[at] ?? folded.length }
}

/** Checks common characters by their code, because the regular expression is slow. */
const isWordAt = (letters: string, at: number): boolean => {
  const code = letters.charCodeAt(at)
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)
  if (code >= firstIdeograph && code <= lastIdeograph) return false
  return wordCharacter.test(letters.charAt(at))
}

/** Whether a piece that begins or ends with a letter is not a part of a longer word. */
const isWhole = (letters: string, start: number, end: number): boolean =>
  !(isWordAt(letters, start) && isWordAt(letters, start - 1)) && !(isWordAt(letters, end - 1) && isWordAt(letters, end))

const maxGap = 2

/** @returns the end of the pieces that follow at `from`, or -1 */
const endOfPieces = (letters: string, from: number, followers: readonly string[]): number => {
  let end = from
  for (const piece of followers) {
    let start = end
    while (start - end < maxGap && !letters.startsWith(piece, start)) start += 1
    if (!letters.startsWith(piece, start) || /[\p{L}\p{N}\n]/u.test(letters.slice(end, start))) return -1
    end = start + piece.length
  }
  return end
}

const rangesOfTerm = ({ letters, positionOf }: SearchableText, [first = '', ...followers]: MarkedTerm): TextRange[] => {
  const ranges: TextRange[] = []
  for (let start = letters.indexOf(first); start >= 0; start = letters.indexOf(first, start + 1)) {
    const end = endOfPieces(letters, start + first.length, followers)
    if (end >= 0 && isWhole(letters, start, end))
      ranges.push({ start: positionOf(start), end: positionOf(end - 1) + 1 })
  }
  return ranges
}

/** Finds terms in any case, width, accent and spelling of characters, as the index finds them. */
export const findTerms = (text: string, terms: readonly MarkedTerm[]): TextRange[] => {
  const searchable = readText(text)
  return terms.flatMap((term) => rangesOfTerm(searchable, term))
}
