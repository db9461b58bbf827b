import { findLinks, isShareLike } from './links/find-links.ts'
import type { PassToken } from './passwords/find-passwords.ts'
import { readPasswords } from './read-passwords.ts'
import type { FoldedText, Range } from './text/fold-text.ts'

/** Words that announce nothing but the password of a share. */
const ofShare = /^(?:提|[访訪][问問]|分享)/

/** The password alone, without its word; the whole where it is written with gaps. */
const valueOf = ({ folded }: FoldedText, { start, end, value }: PassToken): Range => {
  const at = folded.slice(start, end).lastIndexOf(value)
  return at < 0 ? { start, end } : { start: start + at, end: start + at + value.length }
}

/**
 * Where a text gives shares away: its links that share something, of whatever drive, and the passwords that belong to them or
 * that only a share can have (`提取码：…`). Indexes of the folded text. Passwords for other purposes (`解压密码`) are not among them.
 */
export const findShareParts = (text: FoldedText): Range[] => {
  const spans = findLinks(text)
  const { tokens, bare, paired } = readPasswords(text, spans)
  const owned = new Set([...paired.values()].map(({ pass }) => pass))
  const passwords = tokens.filter(
    ({ start, value }) => value !== '' && (owned.has(value) || ofShare.test(text.folded.slice(start, start + 2))),
  )
  return [...spans.filter(isShareLike), ...passwords.map((token) => valueOf(text, token)), ...bare]
}
