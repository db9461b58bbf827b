import { normalizeTitle } from './normalize-title.ts'

/** A run of Chinese characters, of digits, or of other letters. */
const runs = /\p{sc=Han}+|\d+|[^\P{L}\p{sc=Han}]+/gu

/** `breakingbad` and `Breaking Bad` begin with the same letters. */
const prefixLength = 3

const wordsOfRun = (run: string): string[] => {
  if (/^\d/.test(run)) return [run]
  const characters = Array.from(run)
  if (!/^\p{sc=Han}/u.test(run)) return [characters.slice(0, prefixLength).join('')]
  return characters.slice(1).map((second, place) => `${characters[place] ?? ''}${second}`)
}

/**
 * Coarse words of a text: pairs of Chinese characters, numbers, and the first letters of other words. If a resource has none in common
 * with a keyword, saving it hardly changes the hits of that keyword.
 */
export const searchWords = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => normalizeTitle(text).match(runs) ?? []).flatMap(wordsOfRun)),
]

/** Words that tell one title from another: numbers count only if there is nothing else. */
export const titleWords = (title: string): string[] => {
  const words = searchWords(title)
  const others = words.filter((word) => !/^\d/.test(word))
  return others.length > 0 ? others : words
}
