import type { Keyword } from './read-keyword.ts'
import { readTitleFacts } from './title-facts.ts'
import { titleKey } from './title-text.ts'

/** The text of a resource that a visitor sees. */
interface ResourceText {
  disk_name: string
  files: string
  tags: readonly string[]
  share_user: string
}

/** File lists are long: so many characters of so many resources are read. */
const maxFilesLength = 4_000
const maxFilesRead = 5

const isStated = /^(?:season|year):/

/** Seasons and years that a keyword asks for, as tokens. */
const statedOf = ({ wishes }: Keyword): string[] =>
  wishes.flatMap(([token = '']) => (isStated.test(token) ? [token] : []))

/**
 * Whether one of the found resources holds every word of a keyword in its name, sharer and tags, or in its files, and the season and
 * year that the keyword names. Kinds, formats and chatter (`免费下载`) are not asked for.
 * @param found the hits of a page
 */
export const holdsKeyword = (keyword: Keyword, found: readonly ResourceText[]): boolean => {
  const words = keyword.title.split(/\s+/).map(titleKey).filter(Boolean)
  if (words.length === 0) return false
  const stated = statedOf(keyword)
  const holds = (texts: readonly string[]): boolean => {
    const keys = texts.map(titleKey)
    if (!words.every((word) => keys.some((key) => key.includes(word)))) return false
    if (stated.length === 0) return true
    const tokens = texts.flatMap((text) => readTitleFacts(text).tokens)
    return stated.every((token) => tokens.includes(token))
  }
  return (
    found.some(({ disk_name, tags, share_user }) => holds([disk_name, share_user, ...tags])) ||
    found.slice(0, maxFilesRead).some(({ disk_name, files }) => holds([disk_name, files.slice(0, maxFilesLength)]))
  )
}
