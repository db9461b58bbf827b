import { foldText } from '@pandex/platform/bans/find-words'

export interface SearchedText {
  /** Key under which searches are counted, equal for all spellings; blank when there is nothing to count. */
  key: string
  shown: string
}

/** Maximum length in characters; longer texts are pasted, not keywords. */
const longest = 100

const cut = (text: string): string => Array.from(text).slice(0, longest).join('')

/** Quotation marks, and query operators at the beginning or end of a word: they do not change the search. */
const operators = /["“”„‟«»＂「」『』《》〈〉]|(?<![^\s])[+\-|!~^]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])[*~?]+(?![^\s])/gu

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
