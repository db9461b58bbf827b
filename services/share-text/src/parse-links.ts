import { buildShareLink, type DiskType } from '@pandex/contracts/share-link'
import { findLinks, isShareLike, type ForeignSpan, type ShareSpan } from './links/find-links.ts'
import { findNames } from './names/find-names.ts'
import { readPasswords } from './read-passwords.ts'
import { foldText, type FoldedText } from './text/fold-text.ts'
import { byStart, maskRanges } from './text/mask-ranges.ts'
import { LINK_BLANK, PASS_BLANK } from './text/placeholder-chars.ts'

export interface ParsedLink {
  line: number
  disk_type: DiskType
  /** Stored form of the share id: Baidu's without the leading 1. */
  disk_id: string
  disk_pass: string
  disk_name: string | null
  /** Canonical URL, with the password where the drive supports it. */
  link: string
}

export interface UnsupportedLink {
  line: number
  /** As written, at most 200 characters. */
  text: string
  msg: string
}

export interface ParsedText {
  links: ParsedLink[]
  /** At most 200, without duplicates. */
  unsupported: UnsupportedLink[]
}

const maxUnsupported = 200
const maxUnsupportedLength = 200

interface FoundShare {
  span: ShareSpan
  pass: string
  name: string | null
}

/**
 * Finds the shares of all supported drives in a pasted text, with the password and name that the text gives them. Pure, never throws,
 * linear in the length of the text.
 *
 * Steps. Folders import in one direction: `links/` imports `text/`; `passwords/` and `names/` import both; files beside this one
 * import all four. read-passwords.ts runs steps 3 to 5, also for find-share-parts.ts.
 *
 * 1. Fold the text: text/fold-text.ts, with read-escape.ts, read-tag.ts (HTML), skip-code.ts and text-chars.ts (character classes).
 * 2. Find links: links/find-links.ts searches text/skeleton.ts (the text without noise), looks up hosts in host-owner.ts (drives.ts,
 *    foreign-drives.ts) and reads read-share-id.ts and read-tail.ts.
 * 3. Mask the links with text/placeholder-chars.ts, and split lines and blocks: text/text-layout.ts.
 * 4. Find passwords: in table columns, passwords/read-tables.ts (also finds name cells); behind labels, passwords/find-passwords.ts.
 * 5. Assign passwords to links: passwords/pair-passwords.ts, with the record starts of names/name-labels.ts. Links without one may have
 *    an unlabelled password behind them: passwords/read-unlabelled-password.ts.
 * 6. Mask the passwords and find names: names/find-names.ts chooses among the candidates of name-candidates.ts, read line by line with
 *    read-line-names.ts, name-labels.ts and brackets.ts, and cleaned by clean-name.ts. All words are in name-words.ts.
 * 7. Merge the occurrences of a share at the position of the first: `mergeShares` below.
 */
export const parseLinks = (text: string): ParsedText => {
  const folded = foldText(text, { skipsCode: true })
  const spans = findLinks(folded)
  const shares = spans.filter((span) => span.kind === 'share')
  const foreign = spans.filter((span) => span.kind === 'foreign')
  if (shares.length === 0) return { links: [], unsupported: listUnsupported(folded, foreign) }

  const { layout, tables, tokens, bare, passes } = readPasswords(folded, spans)
  const blanks = [...tokens, ...bare].toSorted(byStart)
  const page = {
    text: maskRanges(maskRanges(folded.shown, spans, LINK_BLANK), blanks, PASS_BLANK),
    layout,
    links: spans.filter(isShareLike),
  }
  const names = findNames(page, tables.names)
  const found = shares.map((span): FoundShare => ({ span, pass: passes.get(span)!, name: names.get(span) ?? null }))
  return { links: mergeShares(folded, found), unsupported: listUnsupported(folded, foreign) }
}

const mergeShares = (folded: FoldedText, found: readonly FoundShare[]): ParsedLink[] => {
  const groups = Map.groupBy(found, ({ span }) => `${span.drive.type} ${span.id}`)
  return [...groups.values()].map((group) => {
    const { span } = group[0]!
    const pass = (group.find((one) => one.span.pass !== '') ?? group.find((one) => one.pass !== ''))?.pass ?? ''
    return {
      line: folded.lineAt(span.start),
      disk_type: span.drive.type,
      disk_id: span.id,
      disk_pass: pass,
      disk_name: group.find(({ name }) => name !== null)?.name ?? null,
      link: buildShareLink(span.drive.type, span.id, pass),
    }
  })
}

const listUnsupported = (folded: FoldedText, spans: readonly ForeignSpan[]): UnsupportedLink[] => {
  const listed = new Map<string, UnsupportedLink>()
  for (const { start, end, msg } of spans) {
    if (listed.size >= maxUnsupported) break
    const text = folded.shown.slice(start, Math.min(end, start + maxUnsupportedLength)).toWellFormed()
    if (!listed.has(text)) listed.set(text, { line: folded.lineAt(start), text, msg })
  }
  return [...listed.values()]
}
