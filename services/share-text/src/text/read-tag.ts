import { isAlnum, endOfRun } from './text-chars.ts'

export interface Tag {
  kind: 'line' | 'block' | 'cell' | 'inline' | 'anchor' | 'anchor-end'
  end: number
  /** Attribute values that contain a URL, as ranges of the source text. An anchor's first one is its target. */
  addresses: { start: number; end: number }[]
}

type TagTable = Readonly<Record<string, Tag['kind'] | undefined>>

const kindsOf = (kinds: Partial<Record<Tag['kind'], string>>): TagTable =>
  Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as Tag['kind']])),
  )

const htmlTags = kindsOf({
  line: 'br',
  block:
    'p div tr li ul ol dl dt dd table tbody thead h1 h2 h3 h4 h5 h6 hr pre blockquote section article header footer details summary html body head title',
  cell: 'td th',
  inline:
    'span b i u s em strong small big font code del ins sup sub label button input img iframe center mark meta link script style svg path video source',
  anchor: 'a',
})

const bbCodes = kindsOf({
  block: 'p tr li list quote code hide align table free',
  cell: 'td',
  inline: 'b i u s color size font backcolor img email indent',
  anchor: 'url',
})

const maxTagLength = 4000

/** Index of `close`, or -1 if another `open` comes first: keeps the total work linear. */
const findClose = (raw: string, from: number, open: number, close: number): number => {
  const limit = Math.min(raw.length, from + maxTagLength)
  for (let i = from; i < limit; i += 1) {
    const code = raw.charCodeAt(i)
    if (code === close) return i
    if (code === open) return -1
  }
  return -1
}

const isAddress = (value: string): boolean => value.includes('/') && value.includes('.')

/** Values of `name="…"`, `name='…'`, `name=…` and, inside JSON, `name=\"…\"` that contain a URL. */
const findAddresses = (raw: string, from: number, to: number): Tag['addresses'] => {
  const body = raw.slice(from, to)
  const found: Tag['addresses'] = []
  for (let equals = body.indexOf('='); equals >= 0;) {
    let start = equals + 1
    if (body[start] === '\\') start += 1
    const quote = body[start]
    const quoted = quote === '"' || quote === "'"
    if (quoted) start += 1
    let end = start
    while (end < body.length && (quoted ? body[end] !== quote : body[end] !== ' ')) end += 1
    const stop = body[end - 1] === '\\' ? end - 1 : end
    if (isAddress(body.slice(start, stop))) found.push({ start: from + start, end: from + stop })
    equals = body.indexOf('=', end + 1)
  }
  return found
}

const readHtml = (raw: string, index: number): Tag | null => {
  const closing = raw[index + 1] === '/'
  const nameStart = index + (closing ? 2 : 1)
  const nameEnd = endOfRun(raw, nameStart, isAlnum, nameStart + 12)
  const kind = htmlTags[raw.slice(nameStart, nameEnd).toLowerCase()]
  if (!kind || !' \t\n\r/>'.includes(raw[nameEnd] ?? 'x')) return null
  const close = findClose(raw, nameEnd, 60, 62)
  if (close < 0) return null
  if (closing)
    return { kind: kind === 'anchor' ? 'anchor-end' : kind === 'cell' ? 'inline' : kind, end: close + 1, addresses: [] }
  return { kind, end: close + 1, addresses: findAddresses(raw, nameEnd, close) }
}

const readBbCode = (raw: string, index: number): Tag | null => {
  const closing = raw[index + 1] === '/'
  const nameStart = index + (closing ? 2 : 1)
  const nameEnd = endOfRun(raw, nameStart, isAlnum, nameStart + 12)
  const kind = bbCodes[raw.slice(nameStart, nameEnd).toLowerCase()]
  const next = raw[nameEnd]
  if (!kind || (next !== ']' && next !== '=')) return null
  const close = findClose(raw, nameEnd, 91, 93)
  if (close < 0) return null
  if (closing)
    return { kind: kind === 'anchor' ? 'anchor-end' : kind === 'cell' ? 'inline' : kind, end: close + 1, addresses: [] }
  const leads = kind === 'anchor' && next === '='
  const quoted = leads && (raw[nameEnd + 1] === '"' || raw[nameEnd + 1] === "'")
  const addresses = leads ? [{ start: nameEnd + (quoted ? 2 : 1), end: quoted ? close - 1 : close }] : []
  return { kind: kind === 'anchor' && !leads ? 'inline' : kind, end: close + 1, addresses }
}

/** @param index of a `<` or `[` @returns null when the bracket begins no HTML tag or BBCode */
export const readTag = (raw: string, index: number): Tag | null =>
  raw.charCodeAt(index) === 60 ? readHtml(raw, index) : readBbCode(raw, index)
