import { isShareLike, type ForeignSpan, type LinkSpan, type ShareSpan } from '../links/find-links.ts'
import { indexAt, type TextLayout } from '../text/text-layout.ts'
import type { PassToken } from './find-passwords.ts'

/**
 * Assigns each password to one link by the layout of the text, in this order:
 *
 * 1. A password that repeats the one in an adjacent link's URL belongs to that link.
 * 2. A password with a drive's name (`百度提取码`) belongs to the nearest link of that drive in its block.
 * 3. A block of k links and then k passwords on other lines, or the reverse, k > 1, is paired in order: two columns.
 * 4. A password belongs to a link on its line.
 * 5. Otherwise to the previous or next link in its block: to the one that no new record (`名称：`, `2.`) separates from it. If that does
 *    not decide, to the one on the usual side of the block (before its links if the block begins with a password), else of most other
 *    blocks, else to the previous link.
 * 6. A block of only passwords belongs to the link at the end of the block above, or else to the one below.
 * 7. A password for all links goes to every link without one.
 *
 * A link takes one password, its URL's first. Blank lines, rules and JSON objects separate blocks.
 */
export const pairPasswords = (
  spans: readonly LinkSpan[],
  tokens: readonly PassToken[],
  layout: TextLayout,
  records: readonly number[],
): ReadonlyMap<LinkSpan, PairedPassword> => {
  const items = readItems(spans, dropForeignPasswords(spans, tokens, layout), layout)
  const blocks = [...Map.groupBy(items, ({ block }) => block).values()].map(linkAdjacentBlocks)
  const usual = mostFrequentSide(blocks)
  for (const block of blocks) {
    claimRepeated(block)
    claimNamed(block)
    claimColumns(block)
    const side = readSide(block) ?? usual
    for (const line of Map.groupBy(block, (item) => item.line).values()) claimOnLine(line, side)
    claimAcrossLines(block, side, records)
  }
  claimAcrossBlocks(blocks, layout, records)
  claimShared(blocks)
  const slots = items.filter((item) => item.kind === 'link')
  return new Map(slots.map((slot) => [slot.span, { pass: slot.pass, isSettled: slot.taken || slot.pass !== '' }]))
}

export interface PairedPassword {
  pass: string
  /** Whether the text determines the password; then '' means that the share has none. */
  isSettled: boolean
}

interface Place {
  start: number
  block: number
  line: number
  previous: LinkItem | undefined
  next: LinkItem | undefined
}

interface LinkItem extends Place {
  kind: 'link'
  span: ShareSpan | ForeignSpan
  pass: string
  /** Whether a password of the text was assigned, also one that repeats the URL or states that there is none. */
  taken: boolean
}

interface PasswordItem extends Place {
  kind: 'pass'
  token: PassToken
  used: boolean
}

type Item = LinkItem | PasswordItem
type Side = 'before' | 'after'

const readItems = (spans: readonly LinkSpan[], tokens: readonly PassToken[], layout: TextLayout): Item[] => {
  const place = (start: number): Place => ({
    start,
    block: indexAt(layout.blocks, start),
    line: indexAt(layout.lines, start),
    previous: undefined,
    next: undefined,
  })
  const slots = spans.filter(isShareLike).map((span): LinkItem => ({
    ...place(span.start),
    kind: 'link',
    span,
    pass: span.kind === 'share' ? span.pass : '',
    taken: false,
  }))
  const passes = tokens.map((token): PasswordItem => ({ ...place(token.start), kind: 'pass', token, used: false }))
  return [...slots, ...passes].toSorted((a, b) => a.start - b.start)
}

/** Drops passwords on a line with another URL and no share: they belong to that URL. */
const dropForeignPasswords = (
  spans: readonly LinkSpan[],
  tokens: readonly PassToken[],
  { lines }: TextLayout,
): PassToken[] => {
  const shareLines = new Set(spans.filter(isShareLike).map(({ start }) => indexAt(lines, start)))
  const addressLines = new Set(spans.filter((span) => !isShareLike(span)).map(({ start }) => indexAt(lines, start)))
  return tokens.filter(({ start }) => {
    const line = indexAt(lines, start)
    return shareLines.has(line) || !addressLines.has(line)
  })
}

const linkAdjacentBlocks = (block: Item[]): Item[] => {
  let previous: LinkItem | undefined
  for (const item of block) {
    item.previous = previous
    if (item.kind === 'link') previous = item
  }
  let next: LinkItem | undefined
  for (const item of block.toReversed()) {
    item.next = next
    if (item.kind === 'link') next = item
  }
  return block
}

const isFree = (slot: LinkItem | undefined): slot is LinkItem => slot !== undefined && !slot.taken && slot.pass === ''

const canAssign = (slot: LinkItem, value: string): boolean => {
  if (slot.span.kind === 'foreign' || value === '') return true
  const [shortest, longest] = slot.span.drive.passLengths
  return value.length >= shortest && value.length <= longest
}

const assignPassword = (slot: LinkItem | undefined, pass: PasswordItem): boolean => {
  if (!slot || slot.taken || !canAssign(slot, pass.token.value)) return false
  slot.taken = true
  pass.used = true
  if (slot.pass === '') slot.pass = pass.token.value
  return true
}

const unassignedPasswords = (items: readonly Item[]): PasswordItem[] =>
  items.filter((item): item is PasswordItem => item.kind === 'pass' && !item.used && !item.token.shared)

const readSide = (items: readonly Item[]): Side | null => {
  const first = items[0]!
  const last = items.at(-1)!
  if (first.kind === last.kind) return null
  return first.kind === 'pass' ? 'before' : 'after'
}

const mostFrequentSide = (blocks: readonly Item[][]): Side => {
  const sides = blocks.map(readSide)
  return sides.filter((side) => side === 'before').length > sides.filter((side) => side === 'after').length
    ? 'before'
    : 'after'
}

const claimRepeated = (block: readonly Item[]): void => {
  for (const pass of unassignedPasswords(block)) {
    const isSame = (slot: LinkItem | undefined): boolean =>
      slot?.pass !== '' && slot?.pass.toLowerCase() === pass.token.value.toLowerCase()
    const owner = [pass.previous, pass.next].find(isSame)
    if (!owner) continue
    assignPassword(owner, pass)
    pass.used = true
  }
}

const maxNamedDistance = 8

const claimNamed = (block: readonly Item[]): void => {
  for (const pass of unassignedPasswords(block)) {
    let { previous, next } = pass
    for (let i = 0; i < maxNamedDistance && pass.token.drive && !pass.used; i += 1) {
      const isIts = (slot: LinkItem | undefined): boolean =>
        slot?.span.kind === 'share' && slot.span.drive.type === pass.token.drive
      if (isIts(previous)) assignPassword(previous, pass)
      if (!pass.used && isIts(next)) assignPassword(next, pass)
      previous = previous?.previous
      next = next?.next
    }
  }
}

const readRuns = (block: readonly Item[]): Item[][] => {
  const runs: Item[][] = []
  for (const item of block) {
    if (item.kind === 'pass' && (item.used || item.token.shared)) continue
    if (runs.at(-1)?.[0]!.kind === item.kind) runs.at(-1)!.push(item)
    else runs.push([item])
  }
  return runs
}

const claimColumns = (block: readonly Item[]): void => {
  const runs = readRuns(block)
  const [first = [], second = []] = runs
  if (runs.length !== 2 || first.length < 2 || first.length !== second.length) return
  const isOneLine = first[0]!.line === second.at(-1)!.line
  if (first.at(-1)!.line === second[0]!.line && !isOneLine) return
  const slots = [...first, ...second].filter((item) => item.kind === 'link')
  const passes = [...first, ...second].filter((item) => item.kind === 'pass')
  if (slots.every(isFree)) passes.forEach((pass, order) => assignPassword(slots[order], pass))
}

const claimOnLine = (line: readonly Item[], blockSide: Side): void => {
  const side = readSide(line) ?? blockSide
  const passes = unassignedPasswords(line)
  for (const pass of side === 'before' ? passes.toReversed() : passes) {
    const onLine = (slot: LinkItem | undefined): LinkItem | undefined => (slot?.line === pass.line ? slot : undefined)
    const [nearer, farther] = side === 'before' ? [pass.next, pass.previous] : [pass.previous, pass.next]
    if (!assignPassword(onLine(nearer), pass)) assignPassword(onLine(farther), pass)
  }
}

const hasRecordBetween = (records: readonly number[], from: number, to: number): boolean => {
  const at = indexAt(records, to)
  return records[at] !== undefined && records[at] > from && records[at] <= to
}

const claimAcrossLines = (block: readonly Item[], side: Side, records: readonly number[]): void => {
  for (const pass of unassignedPasswords(block)) {
    const { previous, next } = pass
    const partedFromPrevious = previous !== undefined && hasRecordBetween(records, previous.start, pass.start)
    const partedFromNext = next !== undefined && hasRecordBetween(records, pass.start, next.start)
    const mayPrevious = isFree(previous) && !(partedFromPrevious && !partedFromNext && next)
    const mayNext = isFree(next) && !(partedFromNext && !partedFromPrevious && previous)
    const order =
      side === 'before' ? [mayNext && next, mayPrevious && previous] : [mayPrevious && previous, mayNext && next]
    for (const slot of order) if (slot && !pass.used) assignPassword(slot, pass)
  }
}

const claimAcrossBlocks = (blocks: readonly Item[][], layout: TextLayout, records: readonly number[]): void => {
  blocks.forEach((block, index) => {
    if (block.some(({ kind }) => kind === 'link')) return
    const here = block[0]!.block
    const adjacentItems = (other: Item[] | undefined): Item[] => {
      const there = other?.[0]!.block ?? here
      return other && Math.abs(there - here) === 1 && !layout.isCutBetween(there, here) ? other : []
    }
    const last = adjacentItems(blocks[index - 1]).at(-1)
    const first = adjacentItems(blocks[index + 1])[0]
    for (const pass of unassignedPasswords(block)) {
      const beginsRecord = hasRecordBetween(records, layout.blocks[here]! - 1, pass.start)
      for (const item of beginsRecord ? [first, last] : [last, first]) {
        if (item?.kind === 'link' && isFree(item) && !pass.used) assignPassword(item, pass)
      }
    }
  })
}

const claimShared = (blocks: readonly Item[][]): void => {
  const shared = (items: readonly Item[]): PasswordItem | undefined =>
    items.find((item): item is PasswordItem => item.kind === 'pass' && item.token.shared)
  const spread = (pass: PasswordItem | undefined, items: readonly Item[]): void => {
    for (const item of items) {
      if (pass && item.kind === 'link' && isFree(item) && canAssign(item, pass.token.value))
        item.pass = pass.token.value
    }
  }
  for (const block of blocks) spread(shared(block), block)
  const alone = blocks.find((block) => shared(block) && block.every(({ kind }) => kind === 'pass'))
  if (alone) spread(shared(alone), blocks.flat())
}
