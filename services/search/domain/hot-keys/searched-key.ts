import { foldForMatching } from '@pandex/contracts/bans/word-finder'

export interface SearchedText {
  /** Key under which searches are counted, equal for all spellings; blank when there is nothing to count. */
  key: string
  shown: string
}

/** Maximum length in characters; longer texts are pasted, not keywords. */
const maxLength = 100

const truncate = (text: string): string => Array.from(text).slice(0, maxLength).join('')

/** Quotation marks, and query operators at the beginning or end of a word: they do not change the search. */
const operators = /["“”„‟«»＂「」『』《》〈〉]|(?<![^\s])[+\-|!~^]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])[*~?]+(?![^\s])/gu

export const normalizeSearchedText = (text: string): SearchedText => {
  const shown = truncate(
    text
      .slice(0, 4 * maxLength)
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .replace(operators, '')
      .trim(),
  )
  return { key: truncate(foldForMatching(shown)), shown }
}
