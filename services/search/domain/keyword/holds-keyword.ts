import type { Keyword } from './parse-keyword.ts'
import { extractTitleFacts } from '../reading/title-facts.ts'
import { titleKey } from '@pandex/contracts/text/title-key'

interface ResourceText {
  disk_name: string
  files: string
  tags: readonly string[]
  share_user: string
}

const maxCheckedFilesLength = 4_000
const maxFilesRead = 5

const statedFactPattern = /^(?:season|year):/

const statedFactsOf = ({ constraints }: Keyword): string[] =>
  constraints.flatMap(([token = '']) => (statedFactPattern.test(token) ? [token] : []))

/**
 * Whether one of the hits holds every word of the keyword in name, sharer and tags, or in name and files, and the
 * keyword's season and year. Kinds, formats and filler words (`免费下载`) are not required.
 */
export const holdsKeyword = (keyword: Keyword, found: readonly ResourceText[]): boolean => {
  const words = keyword.title.split(/\s+/).map(titleKey).filter(Boolean)
  if (words.length === 0) return false
  const stated = statedFactsOf(keyword)
  const holds = (texts: readonly string[]): boolean => {
    const keys = texts.map(titleKey)
    if (!words.every((word) => keys.some((key) => key.includes(word)))) return false
    if (stated.length === 0) return true
    const tokens = texts.flatMap((text) => extractTitleFacts(text).tokens)
    return stated.every((token) => tokens.includes(token))
  }
  return (
    found.some(({ disk_name, tags, share_user }) => holds([disk_name, share_user, ...tags])) ||
    found
      .slice(0, maxFilesRead)
      .some(({ disk_name, files }) => holds([disk_name, files.slice(0, maxCheckedFilesLength)]))
  )
}
