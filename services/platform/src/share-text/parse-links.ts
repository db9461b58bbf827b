import { shareLink, type DiskType } from '../share-link.ts'
import { findLinks, isShareLike, type ForeignSpan, type ShareSpan } from './links/find-links.ts'
import { findNames } from './names/find-names.ts'
import { readPasswords } from './read-passwords.ts'
import { foldText, type FoldedText } from './text/fold-text.ts'
import { byStart, maskRanges } from './text/mask-ranges.ts'
import { LINK_BLANK, PASS_BLANK } from './text/placeholder-chars.ts'

/** One share in a pasted text. */
export interface ParsedLink {
  /** 1-based line of the first occurrence. */
  line: number
  disk_type: DiskType
  /** Share id as it is stored: Baidu's without the leading 1. */
  disk_id: string
  /** '' when there is none. */
  disk_pass: string
  /** The name that the text gives it, cleaned; null when it gives none. */
  disk_name: string | null
  /** The canonical address, with the password where the drive takes one there. */
  link: string
}

/** Something that looks like a share link but cannot be imported. */
export interface UnsupportedLink {
  line: number
  /** As written, at most 200 characters. */
  text: string
  /** Why, in a short sentence for the importer. */
  msg: string
}

export interface ParsedText {
  links: ParsedLink[]
  /** At most 200, each text once. */
  unsupported: UnsupportedLink[]
}

const maxUnsupported = 200
const maxUnsupportedLength = 200

interface Found {
  span: ShareSpan
  pass: string
  name: string | null
}

/**
 * Finds the shares in a pasted text: of all seven drives, in every form they are written in, with the password and the name that
 * the text gives them. A pure function; never throws; its work grows linearly with the text.
 *
 * Its steps, each with its files in the order in which to read them. Folders import each other one way only: `links/` imports
 * `text/`; `passwords/` and `names/` import both; the files beside this one import all four. Steps 3 to 5 are read-passwords.ts, which
 * find-share-parts.ts takes as well.
 *
 * 1. Make the text comparable, every character keeping its line: text/fold-text.ts, with text/read-escape.ts (`%2F`, `&amp;`, `\/`),
 *    text/read-tag.ts (HTML), text/skip-code.ts (scripts and comments) and text/text-chars.ts (classes of characters, used everywhere).
 * 2. Find the links: links/find-links.ts. It searches text/skeleton.ts, the text without the characters put in to break links; asks
 *    links/host-owner.ts whose host it found, by links/drives.ts (the table of our drives) and links/foreign-drives.ts (those that
 *    cannot be imported); then reads links/read-share-id.ts and links/read-tail.ts (the password and the end of the address).
 * 3. Blank the links out with the signs of text/placeholder-chars.ts, and find lines and blocks: text/text-layout.ts.
 * 4. Find passwords: in the columns of tables, passwords/read-tables.ts, which finds the cells of names as well; and behind words
 *    like `提取码`, passwords/find-passwords.ts.
 * 5. Decide whose they are: passwords/pair-passwords.ts, which needs to know where a new record begins (names/name-labels.ts). A
 *    link left without one may have it right behind it, without any word: passwords/read-bare-password.ts.
 * 6. Blank the passwords out too, and find the names: names/find-names.ts chooses among the places of names/name-places.ts; those
 *    are read line by line with names/read-line-names.ts, which knows labels like `名称：` (names/name-labels.ts) and brackets
 *    (names/brackets.ts) and cuts away what is no name (names/clean-name.ts). All their words are in names/name-words.ts.
 * 7. Merge the occurrences of the same share at the place of the first: `mergeShares` below.
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
  const found = shares.map((span): Found => ({ span, pass: passes.get(span)!, name: names.get(span) ?? null }))
  return { links: mergeShares(folded, found), unsupported: listUnsupported(folded, foreign) }
}

/** One record per share, at the place of its first occurrence; what that one lacks is filled from the others. */
const mergeShares = (folded: FoldedText, found: readonly Found[]): ParsedLink[] => {
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
      link: shareLink(span.drive.type, span.id, pass),
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
