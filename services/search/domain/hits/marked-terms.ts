import type { QueryExpansion } from '../expansion/query-expansion.ts'
import type { Keyword } from '../keyword/parse-keyword.ts'
import { foldInPlace, ignoredSigns } from './fold-in-place.ts'

/** Consecutive folded tokens with at most spaces and punctuation between them: 荒野大镖客 and 2. */
export type MarkedTerm = readonly string[]

const maxMarkedNames = 8

/** Scripts without spaces between words, which the index splits into bigrams. */
const unspaced = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー`
const letter = String.raw`[[\p{L}\p{N}\p{M}]--[${unspaced}]]`

export const wordCharacter = new RegExp(letter, 'v')

/** Runs of characters without spaces, and words. */
const pieces = new RegExp(String.raw`[${unspaced}]+|c\+\+|c#|${letter}+`, 'gv')

const piecesOf = (name: string): MarkedTerm => foldInPlace(name).replaceAll(ignoredSigns, '').match(pieces) ?? []

const pairsOf = (run: string): MarkedTerm[] => {
  const characters = Array.from(run)
  if (characters.length === 1) return [characters]
  return characters.slice(1).map((character, at) => [`${characters[at]}${character}`])
}

const termsOf = (text: string): MarkedTerm[] =>
  piecesOf(text).flatMap((piece) => (wordCharacter.test(piece.charAt(0)) ? [[piece]] : pairsOf(piece)))

/** In a hit, one word may stand before the number of such a name (`namePhrase`): DaVinci Resolve Studio 19. */
const withAndWithoutNumber = (name: MarkedTerm): MarkedTerm[] =>
  name.length > 2 && /^\d+$/.test(name.at(-1) ?? '') ? [name, name.slice(0, -1)] : [name]

/**
 * Returns the terms to highlight: words and character bigrams of the keyword, its correction and its titles, and other names of the
 * title as phrases.
 */
export const markedTermsOf = (
  { asTyped }: Pick<Keyword, 'asTyped'>,
  { corrected, otherNames, parts, persons, phrases }: QueryExpansion,
): MarkedTerm[] => {
  const titles = [...parts, ...persons].flatMap((names) => names.slice(0, 1))
  const names = [...phrases, ...otherNames].slice(0, maxMarkedNames).map(piecesOf).flatMap(withAndWithoutNumber)
  const terms = [asTyped, ...(corrected ? [corrected] : []), ...titles].flatMap(termsOf)
  const all = [...terms, ...names.filter((name) => name.length > 0)]
  return [...new Map(all.map((term) => [term.join(' '), term])).values()]
}
