import { cleanName, isPart, appendPart } from './clean-name.ts'
import {
  blockOf,
  lineOf,
  maxPrefixLength,
  readLinesAbove,
  readAnchor,
  readTextBehind,
  readSameLine,
  type NameCandidate,
  type Link,
  type MaskedPage,
} from './name-candidates.ts'
import { trailingPart } from './name-words.ts'

/** The last name read; later links without a name may inherit it (`canInheritName`). */
interface InheritableName extends NameCandidate {
  isOnLine: boolean
  line: number
  block: number
  drives: Set<string>
}

/**
 * Joins a work's name with a link's part: `庆余年` and `第2季` make `庆余年 第2季`. A part that already ends the name (`庆余年 第1季`)
 * belongs to an earlier link and is replaced.
 */
const withPart = (name: string, part: string | null): string => {
  if (part === null || name.includes(part)) return name
  return appendPart(trailingPart.test(` ${part}`) ? name.replace(trailingPart, '') : name, part)
}

/**
 * Whether a block writes each name behind its link; only for blocks whose first link (at index `first`) has no name before it. The last
 * link decides: text behind it can only be its own name, while text between two links could belong to either.
 */
const hasNamesBehind = (page: MaskedPage, first: number): boolean => {
  const block = blockOf(page, page.links[first]!.start)
  let last = first
  while (page.links[last + 1] && blockOf(page, page.links[last + 1]!.start) === block) last += 1
  return readTextBehind(page, last).name !== null
}

/**
 * Whether a link without a name inherits `title`. Same block: unless the name was on another link's line and no words (`百度：`) introduce
 * this link. Later block: only an introduced link, if the name is labelled or unused for this drive; never across a rule or JSON object.
 */
const canInheritName = (page: MaskedPage, title: InheritableName, index: number): boolean => {
  const link = page.links[index]!
  const block = blockOf(page, link.start)
  const from = Math.max(page.layout.blocks[block]!, page.links[index - 1]?.end ?? 0, link.start - maxPrefixLength)
  const isIntroduced = /[\p{L}\p{N}]/u.test(page.text.slice(from, link.start))
  if (block === title.block) return isIntroduced || !title.isOnLine || title.line === lineOf(page, link.start)
  if (page.layout.isCutBetween(title.block, block)) return false
  const drive = link.kind === 'share' ? link.drive.type : ''
  return isIntroduced && (title.isLabelled || !title.drives.has(drive))
}

interface NearbyName {
  found: NameCandidate | null
  part: string | null
  isOnLine: boolean
}

const readNearbyName = (page: MaskedPage, index: number, inCell: string | null): NearbyName => {
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
  const above = readLinesAbove(page, index)
  return { found: above.found, part: part ?? above.part, isOnLine: false }
}

/**
 * Names by link; the nearest wins: cell, anchor or line of the link, then the lines above. A name behind a link counts if the drive's share
 * text or the block (`hasNamesBehind`) puts it there.
 * @param tableNames ranges of name cells, by line
 */
export const findNames = (
  page: MaskedPage,
  tableNames: ReadonlyMap<number, { start: number; end: number }>,
): ReadonlyMap<Link, string> => {
  const names = new Map<Link, string>()
  let title: InheritableName | null = null
  let lastBlock = -1
  let behind = false
  for (const [index, link] of page.links.entries()) {
    const block = blockOf(page, link.start)
    const line = lineOf(page, link.start)
    const cell = tableNames.get(line)
    const near = readNearbyName(page, index, cell ? cleanName(page.text.slice(cell.start, cell.end)) : null)
    if (block !== lastBlock) behind = near.found === null && near.part === null && hasNamesBehind(page, index)
    lastBlock = block

    const mayFollow = !near.isOnLine && (behind || (link.kind === 'share' && link.drive.hasNameBehindLink))
    const following = mayFollow ? readTextBehind(page, index) : null
    if (following && following.name !== null && (behind || following.endsInBlurb)) {
      names.set(link, following.name)
      continue
    }
    if (near.found) title = { ...near.found, isOnLine: near.isOnLine, line, block, drives: new Set() }
    if (title && (near.found || canInheritName(page, title, index))) {
      title.line = line
      title.block = block
      if (link.kind === 'share') title.drives.add(link.drive.type)
      names.set(link, withPart(title.name, near.part))
    } else if (near.part !== null) names.set(link, near.part)
  }
  return names
}
