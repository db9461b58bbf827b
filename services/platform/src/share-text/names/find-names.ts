import { cleanName, isPart, joinPart } from './clean-name.ts'
import {
  blockOf,
  lineOf,
  maxPrefixLength,
  readAbove,
  readAnchor,
  readBehind,
  readSameLine,
  type Candidate,
  type Link,
  type Page,
} from './name-places.ts'
import { trailingPart } from './name-words.ts'

/** The name read last. A link below it that has no name of its own may be given this one: see `mayShare`. */
interface Title extends Candidate {
  /** It stood on the line of its link. */
  isOnLine: boolean
  /** Line and block of the last link it was used for. */
  line: number
  block: number
  /** Drives it was used for. */
  drives: Set<string>
}

/**
 * Puts a work's name and the part that a link holds of it together: `庆余年` and `第2季` make `庆余年 第2季`. When the name already ends
 * with a part, as in `庆余年 第1季`, that part is the one of the link it was written for, and `第2季` takes its place.
 */
const withPart = (name: string, part: string | null): string => {
  if (part === null || name.includes(part)) return name
  return joinPart(trailingPart.test(` ${part}`) ? name.replace(trailingPart, '') : name, part)
}

/**
 * Whether a block of lines writes each name behind its link instead of before it. Asked only for a block whose first link, at index
 * `first`, has no name before it. The block's last link tells: text behind it can only be its own name, while text between two links
 * could belong to either.
 */
const hasNamesBehind = (page: Page, first: number): boolean => {
  const block = blockOf(page, page.links[first]!.start)
  let last = first
  while (page.links[last + 1] && blockOf(page, page.links[last + 1]!.start) === block) last += 1
  return readBehind(page, last).name !== null
}

/**
 * Whether a link without a name of its own is given `title`, the name read last. A link is introduced when words stand before it in
 * its block, such as `百度：`.
 *
 * - In the block where that name was last used: yes, unless the name stood on the line of another link and this link stands on a
 *   line of its own without any introduction.
 * - In a later block: only an introduced link, and only if the name was labelled (`名称：…`) or has no link of this drive yet. Never
 *   across a rule (`-----`) or the end of a JSON object.
 */
const mayShare = (page: Page, title: Title, index: number): boolean => {
  const link = page.links[index]!
  const block = blockOf(page, link.start)
  const from = Math.max(page.layout.blocks[block]!, page.links[index - 1]?.end ?? 0, link.start - maxPrefixLength)
  const isIntroduced = /[\p{L}\p{N}]/u.test(page.text.slice(from, link.start))
  if (block === title.block) return isIntroduced || !title.isOnLine || title.line === lineOf(page, link.start)
  if (page.layout.isCutBetween(title.block, block)) return false
  const drive = link.kind === 'share' ? link.drive.type : ''
  return isIntroduced && (title.isLabelled || !title.drives.has(drive))
}

interface Near {
  found: Candidate | null
  part: string | null
  isOnLine: boolean
}

/** The name at a link itself: its cell of a table, its anchor, its line; else in the lines above it. */
const readNear = (page: Page, index: number, inCell: string | null): Near => {
  const link = page.links[index]!
  const anchor = readAnchor(page, link)
  const same = readSameLine(page, index)
  const near = [inCell, anchor, same?.name ?? null].filter((name) => name !== null)
  const own = near.find((name) => !isPart(name))
  const part = near.find(isPart) ?? null
  if (own !== undefined) {
    const found = { name: own, isLabelled: own === same?.name && same.isLabelled }
    // `2016 [A survey](…)`: a bare number beside a name is a year or a count.
    return { found, part: part !== null && /\D/.test(part) ? part : null, isOnLine: own !== anchor }
  }
  const above = readAbove(page, index)
  return { found: above.found, part: part ?? above.part, isOnLine: false }
}

/**
 * The names that a text gives to its links. `tableNames` are the ranges of cells known to hold names, by line.
 *
 * The nearest name wins: the link's cell, anchor or line, then the lines above it. A name behind the link is taken in two cases:
 * the drive's own share text writes it there, or the block writes its names behind its links (`hasNamesBehind`). A link without a
 * name may be given the name read last (`mayShare`); where it only names a part (`第3集`), the part is added to that name.
 */
export const findNames = (
  page: Page,
  tableNames: ReadonlyMap<number, { start: number; end: number }>,
): ReadonlyMap<Link, string> => {
  const names = new Map<Link, string>()
  let title: Title | null = null
  let lastBlock = -1
  let behind = false
  for (const [index, link] of page.links.entries()) {
    const block = blockOf(page, link.start)
    const line = lineOf(page, link.start)
    const cell = tableNames.get(line)
    const near = readNear(page, index, cell ? cleanName(page.text.slice(cell.start, cell.end)) : null)
    if (block !== lastBlock) behind = near.found === null && near.part === null && hasNamesBehind(page, index)
    lastBlock = block

    const mayFollow = !near.isOnLine && (behind || (link.kind === 'share' && link.drive.nameFollows))
    const following = mayFollow ? readBehind(page, index) : null
    if (following && following.name !== null && (behind || following.endsInBlurb)) {
      names.set(link, following.name)
      continue
    }
    if (near.found) title = { ...near.found, isOnLine: near.isOnLine, line, block, drives: new Set() }
    if (title && (near.found || mayShare(page, title, index))) {
      title.line = line
      title.block = block
      if (link.kind === 'share') title.drives.add(link.drive.type)
      names.set(link, withPart(title.name, near.part))
    } else if (near.part !== null) names.set(link, near.part)
  }
  return names
}
