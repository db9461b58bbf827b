import { ESCAPED, NOISE, type FoldedText } from '../text/fold-text.ts'
import { endOfRun, isAlnum, isUrlValueChar, type CharTest } from '../text/text-chars.ts'
import type { Drive } from './drives.ts'
import { startsKnownHost } from './host-owner.ts'

export interface LinkTail {
  end: number
  pass: string
}

const schemeStart = /https?:\/\//iy

const startsAddress = (text: string, index: number): boolean => {
  schemeStart.lastIndex = index
  return schemeStart.test(text)
}

const isParameterChar: CharTest = (code) => code === 95 || (isAlnum(code) && code > 57)

const isUrlSign: CharTest = (code) => code === 63 || code === 38 || code === 35

/**
 * End of a run of URL characters. A percent-encoded character (`%E7%94%B5`) extends the run even if it is no URL character, unless the
 * whole link was encoded: then it is text.
 */
const endOfUrlRun = (text: FoldedText, from: number, test: CharTest, escapedLink: boolean): number => {
  const { folded, marks } = text
  let i = from
  while (i < folded.length) {
    const code = folded.charCodeAt(i)
    const escaped = (marks[i]! & ESCAPED) !== 0
    if (!test(code) && (!escaped || escapedLink)) break
    if ((code === 104 || code === 72) && i > from && startsAddress(folded, i)) break
    i += 1
  }
  return i
}

export const endOfAddress = (text: FoldedText, from: number): number =>
  endOfUrlRun(text, from, (code) => isUrlValueChar(code) || isUrlSign(code), false)

/** If all passwords of a drive have one length, further characters are text: `?pwd=ab12SHA-256`. */
const readPass = (text: string, from: number, [shortest, longest]: Drive['passLengths']): string => {
  const run = endOfRun(text, from, isAlnum, from + longest + 1) - from
  if (run >= shortest && run <= longest) return text.slice(from, from + run)
  return run > longest && shortest === longest ? text.slice(from, from + longest) : ''
}

const skipPath = (text: FoldedText, from: number, escapedLink: boolean): number => {
  let i = from
  while (text.folded[i] === '/' && text.folded[i + 1] !== '/') {
    if (startsAddress(text.folded, i + 1) || startsKnownHost(text.folded, i + 1)) return i
    i = endOfUrlRun(text, i + 1, (code) => isAlnum(code) || code === 45 || code === 95, escapedLink)
  }
  return i
}

const deepLink = /#\/?list\b[A-Za-z0-9/]{0,50}/y
const deepLinkName = /-/y

/**
 * Only the deep link of a page (`#/list/share/<folder>-<name>`, `#list/path=…`) belongs to the URL; text follows any other `#`: 115 appends
 * the name there, playlists the next entry.
 */
const skipFragment = (text: FoldedText, from: number, escapedLink: boolean): number => {
  deepLink.lastIndex = from
  if (!deepLink.test(text.folded)) return from + 1
  let end = endOfUrlRun(text, deepLink.lastIndex, (code) => isUrlValueChar(code) || code === 38, escapedLink)
  deepLinkName.lastIndex = end - 1
  if (deepLinkName.test(text.folded))
    while (end < text.folded.length && (text.marks[end]! & NOISE || isUrlValueChar(text.folded.charCodeAt(end))))
      end += 1
  return end
}

export const readTail = (text: FoldedText, from: number, drive: Drive, escapedLink: boolean): LinkTail => {
  const { folded } = text
  let i = skipPath(text, from, escapedLink)
  let pass = ''
  while (folded[i] === '?' || folded[i] === '&') {
    const nameEnd = endOfRun(folded, i + 1, isParameterChar)
    const name = folded.slice(i + 1, nameEnd).toLowerCase()
    i = nameEnd
    if (folded[i] !== '=') continue
    if (drive.passParameters.includes(name)) {
      const found = readPass(folded, i + 1, drive.passLengths)
      pass ||= found
      i = found ? i + 1 + found.length : endOfRun(folded, i + 1, isAlnum)
    } else i = endOfUrlRun(text, i + 1, isUrlValueChar, escapedLink)
  }
  if (folded[i] !== '#') return { end: i, pass }
  const fragmentPass = drive.passInFragment && pass === '' ? readPass(folded, i + 1, drive.passLengths) : ''
  if (fragmentPass) return { end: i + 1 + fragmentPass.length, pass: fragmentPass }
  return { end: skipFragment(text, i, escapedLink), pass }
}
