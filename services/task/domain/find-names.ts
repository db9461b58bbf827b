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

/** The name in force: links below it without one of their own share it. */
interface Title extends Candidate {
  /** It stood on the line of its link. */
  isOnLine: boolean
  /** Line and block of the last link it was used for. */
  line: number
  block: number
  /** Drives it was used for. */
  drives: Set<string>
}

/** The work's name and the part that a link holds of it; the season that the name ends with is then another link's. */
const withPart = (name: string, part: string | null): string => {
  if (part === null || name.includes(part)) return name
  return joinPart(trailingPart.test(` ${part}`) ? name.replace(trailingPart, '') : name, part)
}

/** Whether names stand behind the links of a block whose first link has none before it: something stands behind the last. */
const hasNamesBehind = (page: Page, first: number): boolean => {
  const block = blockOf(page, page.links[first]!.start)
  let last = first
  while (page.links[last + 1] && blockOf(page, page.links[last + 1]!.start) === block) last += 1
  return readBehind(page, last).name !== null
}

/**
 * Whether a link without a name of its own shares the one in force. In the same block it does, but a bare link on a line of its own
 * does not share what stands on another link's line. Beyond a blank line it must be introduced (`百度：`) and the name be labelled
 * or the drive be another.
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
 * Nearest wins: the cell, the anchor or the line of the link, then the lines above it. A name behind a link counts where the drive
 * writes it there, and in blocks that begin with a link and have their names behind. Links without a name share the one in force;
 * one that only names a part (`第3集`) adds it to that name.
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
