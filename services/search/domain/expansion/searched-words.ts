import { titleWords } from '@pandex/contracts/text/search-words'
import { titleKey } from '@pandex/contracts/text/title-key'
import type { QueryExpansion } from './query-expansion.ts'
import type { Keyword } from '../keyword/parse-keyword.ts'

const maxWords = 64

/**
 * Returns the search words of the searched titles. A resource without any of them matches only by sound, by a file far down its list, or
 * by an alias that is learned from it.
 * @returns empty if any resource may change the hits: without a keyword, and for a single Chinese character
 */
export const searchedWords = (keyword: Keyword | undefined, expansion: QueryExpansion): string[] => {
  const typed = keyword ? titleWords(keyword.title) : []
  if (typed.length === 0) return []
  const { corrected, parts, persons, heldWords, description, aliases, phrases, sequelAliases, related, collections } =
    expansion
  const titles = [
    ...(corrected ? [corrected] : []),
    ...parts.flat(),
    ...persons.flat(),
    ...heldWords,
    ...description,
    ...aliases,
    ...phrases.map(titleKey),
    ...sequelAliases,
    ...related,
  ]
  const words = [...typed, ...[...titles, ...collections].flatMap(titleWords)]
  return [...new Set(words)].slice(0, maxWords)
}
