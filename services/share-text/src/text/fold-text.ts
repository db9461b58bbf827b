import { ANCHOR_END, ANCHOR_TEXT } from './placeholder-chars.ts'
import { readBackslash, readEntity, readPercent, type EscapedChar } from './read-escape.ts'
import { readTag, type Tag } from './read-tag.ts'
import { createCodeSkipper } from './skip-code.ts'
import { isInvisible, isLineBreak, isNoise, isWideSpace } from './text-chars.ts'
import { indexAt } from './text-layout.ts'

/** Character marks: inserted to break links (NOISE); percent-encoded in the source (ESCAPED). */
export const NOISE = 1
export const ESCAPED = 2

/** `end` is exclusive. */
export interface Range {
  start: number
  end: number
}

export interface FoldedText {
  /** Half-width, unescaped, without invisible characters and tags. All matching uses this text. */
  folded: string
  /** The same characters as written (full-width stays full-width). Names are cut from here. */
  shown: string
  marks: Uint8Array
  /** 1-based line in the source text. */
  lineAt: (index: number) => number
  sourceOf: (range: Range) => Range
}

const decodeUnits = (units: Uint16Array): string => new TextDecoder('utf-16le', { ignoreBOM: true }).decode(units)

/** Collects the folded characters. Folding never lengthens a text, so the arrays are sized once. */
class FoldBuffer {
  readonly #folded: Uint16Array
  readonly #shown: Uint16Array
  readonly #marks: Uint8Array
  readonly #sources: Uint32Array
  #length = 0

  constructor(capacity: number) {
    this.#folded = new Uint16Array(capacity)
    this.#shown = new Uint16Array(capacity)
    this.#marks = new Uint8Array(capacity)
    this.#sources = new Uint32Array(capacity)
  }

  put(foldedCode: number, source: number, mark = 0, shownCode = foldedCode): void {
    this.#folded[this.#length] = foldedCode
    this.#shown[this.#length] = shownCode
    this.#marks[this.#length] = mark
    this.#sources[this.#length] = source
    this.#length += 1
  }

  isAtLineStart(): boolean {
    let i = this.#length
    while (i > 0 && this.#folded[i - 1] === SPACE) i -= 1
    return i === 0 || this.#folded[i - 1] === NEWLINE
  }

  finish(raw: string): FoldedText {
    const sources = this.#sources
    const length = this.#length
    const starts = lineStarts(raw)
    return {
      folded: decodeUnits(this.#folded.subarray(0, this.#length)),
      shown: decodeUnits(this.#shown.subarray(0, this.#length)),
      marks: this.#marks.subarray(0, this.#length),
      lineAt: (index) => indexAt(starts, sources[index] ?? 0) + 1,
      sourceOf: ({ start, end }) => {
        const last = sources[end - 1] ?? 0
        const next = end < length ? sources[end]! : raw.length
        // The placeholder of a tag maps to the start of the tag, before the URL inside it.
        return { start: sources[start] ?? 0, end: next > last ? next : last + 1 }
      },
    }
  }
}

const TAB = 9
const NEWLINE = 10
const RETURN = 13
const SPACE = 32

const lineStarts = (raw: string): number[] => {
  const starts = [0]
  for (let i = 0; i < raw.length; i += 1) {
    const code = raw.charCodeAt(i)
    if (code === NEWLINE || (code === RETURN && raw.charCodeAt(i + 1) !== NEWLINE)) starts.push(i + 1)
  }
  return starts
}

/** ASCII forms of full-width characters that are valid in a link; other full-width characters are noise. */
const isLinkChar = (code: number): boolean =>
  (code >= 48 && code <= 57) ||
  (code >= 65 && code <= 90) ||
  (code >= 97 && code <= 122) ||
  '.:/?=&#%-_'.includes(String.fromCharCode(code))

const lastPrivateUse = 0xf8ff
const firstPrivatePlane = 0xf0000

/** Appends one normalized code point. Drops invisible, control and private-use characters and lone surrogates. */
const putCode = (sink: FoldBuffer, code: number, source: number, escaped: number): void => {
  if (isLineBreak(code) || code === RETURN) sink.put(NEWLINE, source, escaped)
  else if (code === TAB || (code >= SPACE && code < 0x7f)) sink.put(code, source, escaped)
  else if (isWideSpace(code)) sink.put(SPACE, source, escaped)
  else if (code > 0xffff) {
    if (code >= firstPrivatePlane) return
    sink.put(0xd800 + ((code - 0x10000) >> 10), source, NOISE | escaped)
    sink.put(0xdc00 + (code & 0x3ff), source, NOISE | escaped)
  } else if (code >= 0xff01 && code <= 0xff5e) {
    const half = code - 0xfee0
    sink.put(half, source, escaped | (isLinkChar(half) ? 0 : NOISE), code)
  } else if (code > 0x7f && !isInvisible(code) && (code < 0xd800 || code > lastPrivateUse)) {
    sink.put(code, source, escaped | (isNoise(code) ? NOISE : 0))
  }
}

interface FoldState {
  raw: string
  sink: FoldBuffer
  /** `\n` is a line break (the text came from JSON or a log). */
  linesEscaped: boolean
  openAnchors: number
  /** Directly behind a block tag, where source line breaks are insignificant. */
  behindBlock: boolean
  endOfCode: (index: number) => number | undefined
}

const putTag = (state: FoldState, tag: Tag, source: number): void => {
  const { sink } = state
  if (tag.kind === 'line' || (tag.kind === 'block' && !sink.isAtLineStart())) sink.put(NEWLINE, source)
  if (tag.kind === 'block') state.behindBlock = true
  if (tag.kind === 'cell' && !sink.isAtLineStart()) sink.put(TAB, source)
  if (tag.kind === 'anchor-end' && state.openAnchors > 0) {
    state.openAnchors -= 1
    sink.put(ANCHOR_END.charCodeAt(0), source)
  }
  for (const [order, { start, end }] of tag.addresses.entries()) {
    const leads = tag.kind === 'anchor' && order === 0
    if (leads) state.openAnchors += 1
    sink.put(SPACE, source)
    foldRange(state, start, end)
    sink.put(leads ? ANCHOR_TEXT.charCodeAt(0) : SPACE, source)
  }
}

const PERCENT = 37
const AMPERSAND = 38
const LESS_THAN = 60
const OPEN_BRACKET = 91
const BACKSLASH = 92

const readEscape = ({ raw, linesEscaped }: FoldState, code: number, index: number): EscapedChar | null => {
  if (code === PERCENT) return readPercent(raw, index)
  if (code === AMPERSAND) return readEntity(raw, index)
  return code === BACKSLASH ? readBackslash(raw, index, linesEscaped) : null
}

const foldRange = (state: FoldState, from: number, to: number): void => {
  const { raw, sink } = state
  for (let i = from; i < to;) {
    const code = raw.charCodeAt(i)
    const codeEnd = code === LESS_THAN ? state.endOfCode(i) : undefined
    if (codeEnd !== undefined && codeEnd <= to) {
      if (raw[i + 1] !== '!') sink.put(SPACE, i)
      i = codeEnd
      continue
    }
    const tag = code === LESS_THAN || code === OPEN_BRACKET ? readTag(raw, i) : null
    if (tag && tag.end <= to) {
      putTag(state, tag, i)
      i = tag.end
      continue
    }
    const escape = readEscape(state, code, i)
    const point = escape ? escape.code : raw.codePointAt(i)!
    const isBlank = point === NEWLINE || point === RETURN || point === SPACE || point === TAB
    if (!isBlank) state.behindBlock = false
    const isHalfBreak = point === RETURN && raw.charCodeAt(i + 1) === NEWLINE
    if (!state.behindBlock && !isHalfBreak) putCode(sink, point, i, escape && code === PERCENT ? ESCAPED : 0)
    i = escape ? escape.end : i + (point > 0xffff ? 2 : 1)
  }
}

/**
 * Folds a pasted text in one pass: converts full-width to half-width, decodes percent-encoding, entities and backslash escapes, drops
 * invisible characters, and reduces HTML and BBCode.
 * @param skipsCode drops comments and the content of `<script>` and `<style>`, as browsers do
 */
export const foldText = (raw: string, { skipsCode = false }: { skipsCode?: boolean } = {}): FoldedText => {
  const linesEscaped = !raw.includes('\n') || raw.includes('":') || raw.includes('\\"')
  const endOfCode = skipsCode ? createCodeSkipper(raw) : () => undefined
  const state: FoldState = {
    raw,
    sink: new FoldBuffer(raw.length + 1),
    linesEscaped,
    openAnchors: 0,
    behindBlock: false,
    endOfCode,
  }
  foldRange(state, 0, raw.length)
  return state.sink.finish(raw)
}
