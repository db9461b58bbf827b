import { foldText } from '@pandex/platform/bans/find-words'

export interface SearchedText {
  /** What searches are counted under: the same for every way of writing. Blank when there is nothing to count. */
  key: string
  /** As it was typed, on one line. */
  shown: string
}

/** Characters; what is longer is a pasted text and not a keyword. */
const longest = 100

const cut = (text: string): string => Array.from(text).slice(0, longest).join('')

/** Quotation marks, and signs of query languages at the beginning or end of a word: the same keyword is searched for without them. */
const operators = /["“”„‟«»＂「」『』《》〈〉]|(?<![^\s])[+\-|!~^]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])[*~?]+(?![^\s])/gu

/** @param text as typed, of any length and content */
export const readSearchedText = (text: string): SearchedText => {
  const shown = cut(
    text
      .slice(0, 4 * longest)
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .replace(operators, '')
      .trim(),
  )
  return { key: cut(foldText(shown)), shown }
}
