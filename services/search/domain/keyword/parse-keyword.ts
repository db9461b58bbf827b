import { extractVersionMarks } from '../reading/version-marks.ts'
import { extractStandaloneKindWords, extractKindWords, wordsAroundKinds } from '../reading/share-kinds.ts'
import { extractTitleFacts } from '../reading/title-facts.ts'
import { withoutRequestPhrases, wordsAroundRequests } from './request-phrases.ts'
import { normalizeTitle } from '@pandex/contracts/text/normalize-title'

export interface Keyword {
  asTyped: string
  /** The whole keyword, normalised; blank without letters or digits. */
  text: string
  title: string
  /** Possible titles from which a kind word or a request phrase was cut: 我的漫画人生, 想要成为影之实力者. */
  uncut: string[]
  /** Query constraints; any one token of a list satisfies it: `['season:2']`, `['kind:series', 'kind:many-video']`. */
  constraints: string[][]
  /** `庆余年2` may be the second season of 庆余年: the title without the number. */
  sequelOf?: string
  /** The bigram field cannot find a Chinese character that stands alone. */
  hasLoneCharacter: boolean
}

const maxKeywordLength = 100

const collapseSpaces = (text: string): string => text.replace(/[\s\n]+/g, ' ').trim()

/** Replaces the line breaks between the remaining words by spaces and removes a leading 的: 2023年的狂飙 becomes 狂飙. */
const joinRest = (rest: string): string => collapseSpaces(rest.replace(/(?<=\n\s*)的(?!士)/g, ''))

export const hasText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

export const parseKeyword = (q: string): Keyword => {
  const asTyped = q.trim().slice(0, maxKeywordLength).toWellFormed()
  const text = collapseSpaces(normalizeTitle(asTyped))
  if (!hasText(text)) return { asTyped, text: '', title: '', uncut: [], constraints: [], hasLoneCharacter: false }
  const bare = collapseSpaces(text.replace(/[《》〈〉]+/g, ' '))
  const searchText = withoutRequestPhrases(bare) || bare
  const facts = extractTitleFacts(searchText)
  const kinds = extractKindWords(facts.rest)
  const classes = extractStandaloneKindWords(kinds.rest)
  const marks = extractVersionMarks(classes.rest)
  const rest = withoutRequestPhrases(joinRest(marks.rest))
  const sequelOf = /^(.*\p{sc=Han})\s?\d{1,2}$/u.exec(rest)?.[1]
  // A keyword of facts alone (1984, 4K) is a title.
  const isAllFacts = !hasText(rest)
  const title = isAllFacts ? searchText : rest
  const factTokens = isAllFacts ? [] : facts.tokens.filter((token) => token.includes(':'))
  return {
    asTyped,
    text,
    title,
    uncut: isAllFacts ? [] : [...wordsAroundKinds(facts.rest), ...wordsAroundRequests(bare)],
    constraints: [
      ...factTokens.map((token) => [token]),
      ...(isAllFacts ? [] : [...kinds.accepted, ...classes.accepted, ...marks.tokens.map((token) => [token])]),
    ],
    ...(sequelOf && { sequelOf }),
    hasLoneCharacter: /(?<!\p{sc=Han})\p{sc=Han}(?!\p{sc=Han})/u.test(title),
  }
}
