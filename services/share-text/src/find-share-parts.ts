import { findLinks, isShareLike } from './links/find-links.ts'
import type { PassToken } from './passwords/find-passwords.ts'
import { readPasswords } from './read-passwords.ts'
import type { FoldedText, Range } from './text/fold-text.ts'

const sharePasswordLabel = /^(?:提|[访訪][问問]|分享)/

/** Range of the password without its label; the whole token if the password contains gaps. */
const valueOf = ({ folded }: FoldedText, { start, end, value }: PassToken): Range => {
  const at = folded.slice(start, end).lastIndexOf(value)
  return at < 0 ? { start, end } : { start: start + at, end: start + at + value.length }
}

/**
 * Finds the parts of a text that reveal a share: links to shares of any drive, their passwords, and labelled share passwords (`提取码：…`).
 * Returns ranges of the folded text. Other passwords (`解压密码`) are not included.
 */
export const findShareParts = (text: FoldedText): Range[] => {
  const spans = findLinks(text)
  const { tokens, bare, paired } = readPasswords(text, spans)
  const owned = new Set([...paired.values()].map(({ pass }) => pass))
  const passwords = tokens.filter(
    ({ start, value }) =>
      value !== '' && (owned.has(value) || sharePasswordLabel.test(text.folded.slice(start, start + 2))),
  )
  return [...spans.filter(isShareLike), ...passwords.map((token) => valueOf(text, token)), ...bare]
}
