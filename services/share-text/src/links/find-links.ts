import { ESCAPED, NOISE, type FoldedText, type Range } from '../text/fold-text.ts'
import { createSkeleton, type Skeleton } from '../text/skeleton.ts'
import { endOfRun, isAlnum, isDigit, isHostChar, isIdeograph, isSpace } from '../text/text-chars.ts'
import type { Drive } from './drives.ts'
import { bare115Code, bare115Message, foreignSchemeMessage, foreignSchemes } from './foreign-drives.ts'
import { maxHostLength, ownerOfHost, type HostOwner } from './host-owner.ts'
import { readShareId } from './read-share-id.ts'
import { endOfAddress, readTail } from './read-tail.ts'

export interface ShareSpan extends Range {
  kind: 'share'
  drive: Drive
  id: string
  pass: string
}

/** A recognised link that cannot be imported. A share among them still owns its name and password. */
export interface ForeignSpan extends Range {
  kind: 'foreign'
  msg: string
  /** A page that shares nothing: nearby names and passwords do not belong to it. */
  isPage: boolean
}

export interface AddressSpan extends Range {
  kind: 'address'
}

export type LinkSpan = ShareSpan | ForeignSpan | AddressSpan

const schemeBefore = /(?:h?tt|hxx)ps?:?\/{1,3}$/i
const maxNoiseInHost = 12
const maxGapsInHost = 8

interface FoundHost {
  owner: HostOwner
  start: number
}

/** Finds a known host that ends before skeleton index `end`: the whole run of host characters, or its part behind a gap. */
const findHost = (skeleton: Skeleton, end: number, limit: number): FoundHost | null => {
  const { text, at } = skeleton
  let start = end
  const starts: number[] = []
  const lowest = Math.max(limit, end - maxHostLength)
  while (start > lowest && isHostChar(text.charCodeAt(start - 1))) {
    start -= 1
    if (start > 0 && at[start]! - at[start - 1]! > 1 && starts.length < maxGapsInHost) starts.push(start)
  }
  if (starts.at(-1) !== start) starts.push(start)
  for (const candidate of starts.toReversed()) {
    const owner = ownerOfHost(text.slice(candidate, end))
    if (owner && at[end - 1]! - at[candidate]! - (end - 1 - candidate) <= maxNoiseInHost)
      return { owner, start: candidate }
  }
  return null
}

const isOpenBoundary = (text: FoldedText, index: number): boolean =>
  index < 0 || isSpace(text.folded.charCodeAt(index)) || (text.marks[index]! & NOISE) !== 0

/** Whether a URL that begins earlier (`https://…`) extends to `index`, so that a host there is only part of its path or query. */
const isInsideAddress = (text: FoldedText, index: number, limit: number): boolean => {
  const lowest = Math.max(limit, index - 200)
  let i = index
  while (i > lowest && !isOpenBoundary(text, i - 1) && !'"\'<>[](),|;$'.includes(text.folded[i - 1]!)) i -= 1
  return text.folded.slice(i, index).includes('://')
}

/**
 * Returns the start, in the folded text, of a link whose host begins at skeleton index `hostStart`; null if the host is part of something
 * else: a path (`example.com/115.com/s/…`), a user name (`x@pan.quark.cn`), a host in another alphabet.
 */
const findLinkStart = (text: FoldedText, skeleton: Skeleton, hostStart: number, limit: number): number | null => {
  const start = skeleton.at[hostStart]!
  const before = skeleton.text.slice(Math.max(0, hostStart - 12), hostStart)
  const scheme = schemeBefore.exec(before)
  if (scheme) return Math.max(skeleton.at[hostStart - scheme[0].length]!, limit)
  const previous = start - 1
  if (start <= limit || isOpenBoundary(text, previous)) return start
  const code = text.folded.charCodeAt(previous)
  if (code === 47) {
    const slashes = text.folded[previous - 1] === '/' ? 2 : 1
    const outside = previous - slashes
    return isOpenBoundary(text, outside) || '"\'(['.includes(text.folded[outside]!) ? start : null
  }
  if (code === 64 || code === 92 || code > 127 || isAlnum(code)) return null
  return isInsideAddress(text, start, limit) ? null : start
}

const maxNamedPath = 40
const notAShareMessage = '不是分享链接，或分享编号不完整'

const readDriveLink = (
  text: FoldedText,
  skeleton: Skeleton,
  start: number,
  slash: number,
  owner: { drive: Drive; host: string },
): LinkSpan | null => {
  const { drive, host } = owner
  const startsPath = (path: string): boolean => skeleton.text.slice(slash, slash + path.length).toLowerCase() === path
  const escapedLink = (text.marks[skeleton.at[slash]!]! & ESCAPED) !== 0
  for (const form of drive.forms) {
    if ((form.host && form.host !== host) || !startsPath(form.path)) continue
    const pathEnd = skeleton.at[slash + form.path.length - 1]! + 1
    let idStart: number | null = pathEnd
    if (form.parameter) idStart = findParameter(text, pathEnd, form.parameter)
    else while (text.folded[idStart] === '/') idStart += 1
    const read = idStart === null ? null : readShareId(text, idStart, form.id)
    if (!read) continue
    const tail = readTail(text, form.parameter ? pathEnd : read.end, drive, escapedLink)
    return { kind: 'share', start, end: Math.max(read.end, tail.end), drive, id: read.id, pass: tail.pass }
  }
  const rest = skeleton.at[slash]! + 1
  const addressEnd = endOfAddress(text, rest)
  const end = drive.hasNamedPaths
    ? endOfRun(text.folded, addressEnd, isIdeograph, addressEnd + maxNamedPath)
    : addressEnd
  if (end === rest) return null
  const known = drive.otherPaths.find(({ path }) => startsPath(path))
  return { kind: 'foreign', start, end, msg: known?.msg ?? notAShareMessage, isPage: known?.isPage ?? false }
}

const findParameter = (text: FoldedText, from: number, name: string): number | null => {
  const query = text.folded.slice(from, Math.min(endOfAddress(text, from), from + 300)).toLowerCase()
  for (const sign of ['?', '&']) {
    const found = query.indexOf(`${sign}${name}=`)
    if (found >= 0) return from + found + name.length + 2
  }
  return null
}

/** Links with a host, in text order. Visits every `/` once, together with the host before it. */
const findHostLinks = (text: FoldedText): LinkSpan[] => {
  const skeleton = createSkeleton(text)
  const found: LinkSpan[] = []
  let consumed = 0
  let skeletonLimit = 0
  for (let slash = skeleton.text.indexOf('/'); slash >= 0; slash = skeleton.text.indexOf('/', slash + 1)) {
    if (skeleton.at[slash]! < consumed) continue
    while (skeletonLimit < slash && skeleton.at[skeletonLimit]! < consumed) skeletonLimit += 1
    const hostEnd = skipPort(skeleton.text, slash)
    const host = hostEnd > skeletonLimit ? findHost(skeleton, hostEnd, skeletonLimit) : null
    if (!host) continue
    const start = findLinkStart(text, skeleton, skipSigns(skeleton.text, host.start), consumed)
    if (start === null) continue
    const link =
      'drive' in host.owner
        ? readDriveLink(text, skeleton, start, slash, host.owner)
        : readForeignLink(text, skeleton, start, slash, host.owner.msg)
    if (!link) continue
    found.push(link)
    consumed = link.end
  }
  return found
}

const skipSigns = (text: string, start: number): number =>
  endOfRun(text, start, (code) => code === 45 || code === 95 || code === 46)

const skipPort = (text: string, end: number): number => {
  let i = end
  while (i > end - 5 && isDigit(text.charCodeAt(i - 1))) i -= 1
  return i < end && text[i - 1] === ':' ? i - 1 : end
}

const readForeignLink = (
  text: FoldedText,
  skeleton: Skeleton,
  start: number,
  slash: number,
  msg: string,
): LinkSpan | null => {
  const rest = skeleton.at[slash]! + 1
  const end = endOfAddress(text, rest)
  return end === rest ? null : { kind: 'foreign', start, end, msg, isPage: false }
}

const isWordEnd = (text: FoldedText, index: number): boolean =>
  index >= text.folded.length || isSpace(text.folded.charCodeAt(index)) || '"<'.includes(text.folded[index]!)

/** `magnet:`, `ed2k:` and `thunder:` links up to the end of the word; they contain unencoded names, also in Chinese. */
const findSchemeLinks = (text: FoldedText): LinkSpan[] => {
  const found: LinkSpan[] = []
  for (const match of text.folded.matchAll(foreignSchemes)) {
    if (match.index < (found.at(-1)?.end ?? 0)) continue
    let end = match.index + match[0].length
    while (!isWordEnd(text, end)) end += 1
    found.push({
      kind: 'foreign',
      start: match.index,
      end,
      msg: foreignSchemeMessage(match[0].toLowerCase()),
      isPage: false,
    })
  }
  return found
}

const findBareCodes = (text: FoldedText): LinkSpan[] =>
  [...text.folded.matchAll(bare115Code)]
    .map((match) => ({
      kind: 'foreign' as const,
      start: match.index,
      end: match.index + match[0].length,
      msg: bare115Message,
      isPage: false,
    }))
    .filter(({ start, end }) => !isAlnum(text.folded.charCodeAt(start - 1)) && !isAlnum(text.folded.charCodeAt(end)))

const addressStart = /https?:\/\//gi

const findAddresses = (text: FoldedText): LinkSpan[] =>
  [...text.folded.matchAll(addressStart)].map((match) => ({
    kind: 'address',
    start: match.index,
    end: endOfAddress(text, match.index + match[0].length),
  }))

/** Inserts spans of `more` into the gaps between `spans`, truncated where they would overlap. */
const mergeIntoGaps = (spans: readonly LinkSpan[], more: readonly LinkSpan[]): LinkSpan[] => {
  const all: LinkSpan[] = []
  let next = 0
  for (const span of more) {
    while (next < spans.length && spans[next]!.start <= span.start) all.push(spans[next++]!)
    const start = Math.max(span.start, all.at(-1)?.end ?? 0)
    if (start > span.start) continue
    all.push({ ...span, end: Math.min(span.end, spans[next]?.start ?? span.end) })
  }
  return [...all, ...spans.slice(next)]
}

/** Whether a link is a share of any drive: only such links own names and passwords. */
export const isShareLike = (span: LinkSpan): span is ShareSpan | ForeignSpan =>
  span.kind === 'share' || (span.kind === 'foreign' && !span.isPage)

/** All links of a text, in order and without overlaps. Linear in the length of the text. */
export const findLinks = (text: FoldedText): LinkSpan[] => {
  let spans = findHostLinks(text)
  for (const find of [findSchemeLinks, findBareCodes, findAddresses]) spans = mergeIntoGaps(spans, find(text))
  return spans
}
