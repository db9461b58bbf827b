import { normalizeTitle } from './normalize-title.ts'

/** A run of Chinese characters, of digits, or of other letters. */
const runs = /\p{sc=Han}+|\d+|[^\P{L}\p{sc=Han}]+/gu

/** The prefix of `breakingbad` equals that of `Breaking Bad`. */
const prefixLength = 3

const wordsOfRun = (run: string): string[] => {
  if (/^\d/.test(run)) return [run]
  const characters = Array.from(run)
  if (!/^\p{sc=Han}/u.test(run)) return [characters.slice(0, prefixLength).join('')]
  return characters.slice(1).map((second, place) => `${characters[place] ?? ''}${second}`)
}

/**
 * Splits texts into coarse tokens for cache invalidation: pairs of Chinese characters, numbers, and the first letters of other words. A
 * saved resource rarely changes the hits of a keyword with which it shares no token.
 */
export const searchWords = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => normalizeTitle(text).match(runs) ?? []).flatMap(wordsOfRun)),
]

/** Returns the search words of a title, without numbers if it has other words. */
export const titleWords = (title: string): string[] => {
  const words = searchWords(title)
  const others = words.filter((word) => !/^\d/.test(word))
  return others.length > 0 ? others : words
}
