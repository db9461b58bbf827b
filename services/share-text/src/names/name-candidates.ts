import type { ForeignSpan, ShareSpan } from '../links/find-links.ts'
import { ANCHOR_END, ANCHOR_TEXT, LINK_BLANK, PASS_BLANK } from '../text/placeholder-chars.ts'
import { indexAt, type TextLayout } from '../text/text-layout.ts'
import { readBracketed } from './brackets.ts'
import { cleanName, isPart, appendPart } from './clean-name.ts'
import { driveSharePhrase } from './name-words.ts'
import { readLineNames } from './read-line-names.ts'

export type Link = ShareSpan | ForeignSpan

export interface MaskedPage {
  /** The shown text with links and passwords masked; same offsets as the folded text. */
  text: string
  layout: TextLayout
  links: readonly Link[]
}

export interface NameCandidate {
  name: string
  isLabelled: boolean
}

export const lineOf = ({ layout }: MaskedPage, offset: number): number => indexAt(layout.lines, offset)
export const blockOf = ({ layout }: MaskedPage, offset: number): number => indexAt(layout.blocks, offset)

const readLine = ({ text, layout }: MaskedPage, line: number): string =>
  text.slice(layout.lines[line], (layout.lines[line + 1] ?? text.length + 1) - 1)

const markdownOpening = /\]\( ?<?$/
const maxAnchorLength = 300

/** Range of the link text of a Markdown anchor (`[words](`) at the end of a text, or null. Supports nested brackets. */
const findMarkdownWords = (text: string): { start: number; end: number } | null => {
  const end = markdownOpening.exec(text)?.index
  if (end === undefined) return null
  let depth = 0
  for (let i = end; i >= 0 && text[i] !== '\n'; i -= 1) {
    if (text[i] === ']') depth += 1
    if (text[i] === '[') depth -= 1
    if (depth === 0) return { start: i + 1, end }
  }
  return null
}

export const readAnchor = ({ text }: MaskedPage, { start, end }: Link): string | null => {
  if (text[end] === ANCHOR_TEXT) {
    const words = text.slice(end + 1, end + maxAnchorLength)
    return cleanName(words.slice(0, Math.max(0, words.indexOf(ANCHOR_END))))
  }
  const before = text.slice(Math.max(0, start - maxAnchorLength), start)
  const words = findMarkdownWords(before)
  return words && cleanName(before.slice(words.start, words.end))
}

export const maxPrefixLength = 400

const otherAnchor = /\[[^[\]\n]*\]\(<?\ue002+>?\)/g

/** The text before a link on its line, from the previous link or the block start, without the link's own anchor. */
const readPrefix = (page: MaskedPage, index: number): string => {
  const { start } = page.links[index]!
  const from = Math.max(
    start - maxPrefixLength,
    page.links[index - 1]?.end ?? 0,
    page.layout.lines[lineOf(page, start)]!,
    page.layout.blocks[blockOf(page, start)]!,
  )
  const prefix = page.text.slice(from, start).replace(otherAnchor, ' ')
  const anchor = findMarkdownWords(prefix)
  return anchor ? prefix.slice(0, anchor.start - 1) : prefix
}

/** `"X","` directly before a link: a quoted cell. */
const readQuotedCell = (prefix: string): string | null => {
  const close = Math.max(prefix.lastIndexOf('",'), prefix.lastIndexOf('"，'))
  const open = close < 0 ? -1 : prefix.lastIndexOf('"', close - 1)
  return open < 0 || /[^\s"]/.test(prefix.slice(close + 2)) ? null : cleanName(prefix.slice(open + 1, close))
}

const endsWithCell = /[|丨\t$]\s{0,4}(?:[^|丨\t$:：]{0,8}[:：]\s{0,3})?$|[,，]\s{0,3}$/
const cellSeparator = /[|丨\t$#]|["\s][,，]|[,，]["\s]|[,，]/
const sizeOrDate = /^[\d.]{1,8}\s?[kmgt]i?b?$|^\d{4}[-/.]\d/i

/** Cells before a link (`电影|庆余年|4K|`): the last possible name, with the part behind it. */
const readCells = (prefix: string): NameCandidate | null => {
  if (!endsWithCell.test(prefix)) return null
  let part: string | null = null
  for (const cell of prefix.split(cellSeparator).toReversed()) {
    const { declared, plain, isLabelled } = readLineNames(cell)
    const name = declared ?? plain
    if (name === null || sizeOrDate.test(name)) continue
    if (!isPart(name)) return { name: part === null ? name : appendPart(name, part), isLabelled }
    part ??= name
  }
  return part === null ? null : { name: part, isLabelled: false }
}

export const readSameLine = (page: MaskedPage, index: number): NameCandidate | null => {
  const prefix = readPrefix(page, index)
  const quoted = readQuotedCell(prefix)
  if (quoted !== null) return { name: quoted, isLabelled: false }
  const { declared, plain, isLabelled } = readLineNames(prefix, 'end')
  const name = declared ?? plain
  return readCells(prefix) ?? (name === null ? null : { name, isLabelled })
}

const maxLinesAbove = 60

interface PlainNameLine {
  name: string
  hasAddress: boolean
}

const choosePlainName = (lines: readonly PlainNameLine[]): NameCandidate | null => {
  const picked =
    lines.find(({ name }) => readBracketed(name, '《').length > 0) ??
    lines.find(({ hasAddress }) => !hasAddress) ??
    lines[0]
  return picked ? { name: picked.name, isLabelled: false } : null
}

/**
 * Reads the name between the previous link and this link's line. Labels and drive quotes win over plain lines; text below `简介：`
 * continues the description; plain lines in the previous link's block belong to that link.
 */
export const readLinesAbove = (
  page: MaskedPage,
  index: number,
): { found: NameCandidate | null; part: string | null } => {
  const link = page.links[index]!
  const before = page.links[index - 1]
  const block = blockOf(page, link.start)
  const blockBefore = before ? blockOf(page, before.start) : -1
  const last = lineOf(page, link.start) - 1
  const first = Math.max(before ? lineOf(page, before.end) + 1 : 0, last - maxLinesAbove)
  let plain: PlainNameLine[] = []
  let part: string | null = null
  let below: string | null = null
  for (let line = last; line >= first; line -= 1) {
    const lineBlock = blockOf(page, page.layout.lines[line]!)
    const isOthers = lineBlock === blockBefore && blockBefore !== block
    if (isOthers && page.layout.isCutBetween(lineBlock, block)) break
    const text = readLine(page, line)
    if (text.trim() === '') continue
    const read = readLineNames(text)
    if (read.declared !== null) return { found: { name: read.declared, isLabelled: read.isLabelled }, part }
    if (read.awaitsName && below !== null) return { found: { name: below, isLabelled: true }, part }
    if (read.isStory) plain = []
    if (read.plain !== null && !isOthers) {
      if (isPart(read.plain)) part ??= read.plain
      else plain.push({ name: read.plain, hasAddress: text.includes(LINK_BLANK) })
    }
    below = read.plain
  }
  return { found: choosePlainName(plain), part }
}

const maxLinesBehind = 3
const maxBehindLength = 1000

/** Lines behind a link that can only belong to it: to the end of its block, or to the line of the next link. */
const linesBehind = (page: MaskedPage, index: number): string[] => {
  const { end, start } = page.links[index]!
  const next = page.links[index + 1]?.start ?? Infinity
  const blockEnd = page.layout.blocks[blockOf(page, start) + 1] ?? page.text.length
  const limit = Math.min(next, blockEnd, end + maxBehindLength)
  const lines = page.text.slice(end, limit).split('\n')
  return limit === next && lineOf(page, next) > lineOf(page, end) ? lines.slice(0, -1) : lines
}

/**
 * Reads the name behind a link, on its line or the next lines of its block, and whether a password or a drive's own sentence follows, as in
 * 115's share text.
 */
export const readTextBehind = (page: MaskedPage, index: number): { name: string | null; endsInBlurb: boolean } => {
  const lines = linesBehind(page, index)
  let seen = 0
  for (const [order, line] of lines.entries()) {
    if (order > 0 && line.trim() !== '' && (seen += 1) > maxLinesBehind) break
    const pieces = line.split(PASS_BLANK)
    for (const [place, piece] of pieces.entries()) {
      const { declared, plain, isLabelled } = readLineNames(piece)
      const name = declared ?? plain
      if (name === null || (isPart(name) && !isLabelled && !/^\d{3,4}$/.test(name))) continue
      const rest = [...pieces.slice(place + 1), ...lines.slice(order + 1, order + 1 + maxLinesBehind)].join('\n')
      return { name, endsInBlurb: pieces.length > 1 || rest.includes(PASS_BLANK) || driveSharePhrase.test(rest) }
    }
  }
  return { name: null, endsInBlurb: false }
}
