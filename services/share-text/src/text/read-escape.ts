import { isHex } from './text-chars.ts'

export interface EscapedChar {
  code: number
  end: number
}

const namedEntities: Readonly<Record<string, number>> = {
  amp: 38,
  lt: 60,
  gt: 62,
  quot: 34,
  apos: 39,
  nbsp: 32,
  ensp: 32,
  emsp: 32,
  middot: 0xb7,
  hellip: 0x2026,
  ldquo: 0x201c,
  rdquo: 0x201d,
}

const isHexAt = (text: string, index: number): boolean => isHex(text.charCodeAt(index))

/** `%2F`, and also `%252F` and `%25252F`: URLs that passed several redirectors are encoded several times. */
const readPercentByte = (text: string, index: number): EscapedChar | null => {
  if (text.charCodeAt(index) !== 37) return null
  let digits = index + 1
  for (let level = 0; level < 3; level += 1) {
    if (!text.startsWith('25', digits) || !isHexAt(text, digits + 2) || !isHexAt(text, digits + 3)) break
    digits += 2
  }
  if (!isHexAt(text, digits) || !isHexAt(text, digits + 1)) return null
  return { code: Number.parseInt(text.slice(digits, digits + 2), 16), end: digits + 2 }
}

/** Decodes a percent-encoded UTF-8 character of one to four bytes; null for invalid bytes. */
export const readPercent = (text: string, index: number): EscapedChar | null => {
  const lead = readPercentByte(text, index)
  if (!lead || lead.code < 0x80) return lead
  const more = lead.code >= 0xf0 ? 3 : lead.code >= 0xe0 ? 2 : lead.code >= 0xc0 ? 1 : 0
  if (more === 0) return null
  let code = lead.code & (0x3f >> more)
  let end = lead.end
  for (let i = 0; i < more; i += 1) {
    const next = readPercentByte(text, end)
    if (!next || (next.code & 0xc0) !== 0x80) return null
    code = (code << 6) | (next.code & 0x3f)
    end = next.end
  }
  return code <= 0x10ffff ? { code, end } : null
}

/** Decodes an HTML entity (`&amp;`, `&#47;`, `&#x2F;`, also double-escaped like `&amp;amp;`), or returns null. */
export const readEntity = (text: string, index: number): EscapedChar | null => {
  let start = index + 1
  while (text.startsWith('amp;', start)) start += 4
  const stop = text.slice(start, start + 9).indexOf(';')
  const name = stop < 0 ? '' : text.slice(start, start + stop)
  const end = start + stop + 1
  const named = namedEntities[name]
  if (named !== undefined) return { code: named, end }
  if (name.startsWith('#')) {
    const hex = name[1] === 'x' || name[1] === 'X'
    const digits = name.slice(hex ? 2 : 1)
    const code = Number(hex ? `0x${digits}` : digits)
    if (digits && Number.isInteger(code) && code > 0 && code <= 0x10ffff) return { code, end }
  }
  return start > index + 1 ? { code: 38, end: start } : null
}

const lineEscapes: Readonly<Record<string, number>> = { n: 10, r: 10, t: 9 }

const readUnicodeEscape = (text: string, index: number): EscapedChar | null => {
  if (text[index] !== '\\' || text[index + 1] !== 'u') return null
  for (let i = 2; i < 6; i += 1) if (!isHexAt(text, index + i)) return null
  return { code: Number.parseInt(text.slice(index + 2, index + 6), 16), end: index + 6 }
}

/**
 * Decodes a backslash escape, or returns null: `\/`, `\"`, `\_` (JSON and Markdown) and `\u63d0`. `\n` is a line break only when
 * `linesEscaped`: elsewhere it is more likely part of a Windows path.
 */
export const readBackslash = (text: string, index: number, linesEscaped: boolean): EscapedChar | null => {
  const unicode = readUnicodeEscape(text, index)
  if (unicode) {
    const low = unicode.code >= 0xd800 && unicode.code <= 0xdbff ? readUnicodeEscape(text, unicode.end) : null
    if (!low) return unicode
    return { code: 0x10000 + ((unicode.code & 0x3ff) << 10) + (low.code & 0x3ff), end: low.end }
  }
  const next = text[index + 1] ?? ''
  if ('/"\'_*~`.-#&?=[]()!|'.includes(next) && next !== '') return { code: next.charCodeAt(0), end: index + 2 }
  const line = linesEscaped ? lineEscapes[next] : undefined
  return line === undefined ? null : { code: line, end: index + 2 }
}
