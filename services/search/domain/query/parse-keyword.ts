import { extractKindWords } from '../titles/share-kinds.ts'
import { extractTitleFacts } from '../titles/title-facts.ts'
import { normalizeTitle } from '@pandex/contracts/text/normalize-title'

export interface Keyword {
  asTyped: string
  /** The whole keyword, normalised; blank without letters or digits. */
  text: string
  title: string
  /** Query constraints; any one token of a list satisfies it: `['season:2']`, `['kind:series', 'kind:many-video']`. */
  constraints: string[][]
  /** `庆余年2` may be the second season of 庆余年: the title without the number. */
  sequelOf?: string
  /** The bigram field cannot find a Chinese character that stands alone. */
  hasLoneCharacter: boolean
}

const maxKeywordLength = 100

const fillerWords =
  /^(?:有没有|谁有|哪里有|求[一个部份\s]+|想看|想要|我想看|请问)+|(?:的?(?:资源|资料|下载|链接|网盘|百度云|云盘|在线观看|在线看|免费|分享(?:一下)?|打包|高清|超清|完整版|完整|全集|全套|大全))+$/g

const collapseSpaces = (text: string): string => text.replace(/[\s\n]+/g, ' ').trim()

const withoutFillerWords = (text: string): string => {
  let shorter = collapseSpaces(text)
  for (let round = 0; round < 3; round += 1) shorter = shorter.replace(fillerWords, ' ').trim()
  return shorter.replace(/的$/, '')
}

const hasText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

export const parseKeyword = (q: string): Keyword => {
  const asTyped = q.trim().slice(0, maxKeywordLength).toWellFormed()
  const text = collapseSpaces(normalizeTitle(asTyped))
  if (!hasText(text)) return { asTyped, text: '', title: '', constraints: [], hasLoneCharacter: false }
  const searchText = withoutFillerWords(text) || text
  const facts = extractTitleFacts(searchText)
  const kinds = extractKindWords(facts.rest)
  const rest = withoutFillerWords(kinds.rest)
  const sequelOf = /^(.*\p{sc=Han})\s?\d{1,2}$/u.exec(rest)?.[1]
  // A keyword of facts alone (1984, 4K) is a title.
  const isAllFacts = !hasText(rest)
  const title = isAllFacts ? searchText : rest
  const factTokens = isAllFacts ? [] : facts.tokens.filter((token) => token.includes(':'))
  return {
    asTyped,
    text,
    title,
    constraints: [...factTokens.map((token) => [token]), ...(isAllFacts ? [] : kinds.accepted)],
    ...(sequelOf && { sequelOf }),
    hasLoneCharacter: /(?<!\p{sc=Han})\p{sc=Han}(?!\p{sc=Han})/u.test(title),
  }
}
