/**
 * Operators in a keyword: `"phrase"`, `-word`, `site:`, `type:`, `size:` and `year:`. An operator begins a word. One that cannot
 * be read remains an ordinary word.
 */
import { formatGroups } from '@pandex/contracts/format-groups'
import type { FormatGroup } from '@pandex/contracts/format-groups'
import type { DiskType } from '@pandex/contracts/share-link'
import { normalizeTitle } from '@pandex/contracts/text/normalize-title'
import { hasText } from './parse-keyword.ts'

/** Values of one operator; `value` is its normalised form, which the page shows. */
type OperatorValue =
  | { kind: 'exact' | 'without'; value: string }
  | { kind: 'site'; value: DiskType }
  | { kind: 'type'; value: string; extensions: readonly string[] }
  /** Bytes, inclusive; 0: unbounded. */
  | { kind: 'size'; value: string; min: number; max: number }
  | { kind: 'year'; value: string; years: readonly number[] }

export type Operator = OperatorValue & {
  typed: string
  /** The keyword without this operator and its repetitions; a phrase loses only its quotes. */
  qWithout: string
}

export interface ParsedOperators {
  /** The keyword without operators; phrases remain as words. Without operators, it is the keyword unchanged. */
  text: string
  /** In the order of the keyword, each once. */
  operators: Operator[]
}

/** Operators are read only in this part of the keyword, and only it is checked for filter words. */
export const maxReadLength = 200
const maxOperators = 20
const maxExcludedLength = 50

/** Keys as `normalizeTitle` writes them. */
const driveNames: Record<DiskType, readonly string[]> = {
  BDY: ['bdy', 'baidu', 'baiduyun', 'baidupan', 'pan.baidu.com', '百度', '百度云', '百度网盘', '百度云盘'],
  ALY: ['aly', 'ali', 'aliyun', 'alipan', 'aliyundrive', 'alipan.com', '阿里', '阿里云', '阿里云盘', '阿里网盘'],
  QUARK: ['quark', 'kuake', 'pan.quark.cn', '夸克', '夸克网盘', '夸克云盘'],
  UC: ['uc', 'drive.uc.cn', 'uc网盘', 'uc云盘'],
  XUNLEI: ['xunlei', 'thunder', 'pan.xunlei.com', '迅雷', '迅雷云盘', '迅雷网盘'],
  '115': ['115', '115.com', '115网盘', '115云盘'],
  LZY: ['lzy', 'lanzou', 'lanzouyun', '蓝奏', '蓝奏云', '蓝奏网盘'],
}

const groupNames: Record<FormatGroup, readonly string[]> = {
  video: ['video', 'videos', '视频', '影片'],
  music: ['music', 'audio', '音乐', '音频'],
  image: ['image', 'images', 'picture', '图片'],
  doc: ['doc', 'document', '文档'],
  soft: ['soft', 'software', '软件'],
  compress: ['compress', 'archive', '压缩包', '压缩'],
}

const invert = <K extends string>(names: Record<K, readonly string[]>): ReadonlyMap<string, K> =>
  new Map((Object.entries(names) as [K, readonly string[]][]).flatMap(([key, list]) => list.map((name) => [name, key])))

const driveByName = invert(driveNames)
const groupByName = invert(groupNames)

const readSite = (value: string): OperatorValue | undefined => {
  const drive = driveByName.get(normalizeTitle(value))
  return drive && { kind: 'site', value: drive }
}

/** `type:doc` is the group, `type:.doc` the extension. */
const readType = (value: string): OperatorValue | undefined => {
  const name = normalizeTitle(value)
  const group = groupByName.get(name)
  if (group) return { kind: 'type', value: group, extensions: formatGroups[group] }
  if (!/^\.?[a-z\d]{1,8}$/.test(name)) return undefined
  const extension = name.startsWith('.') ? name : `.${name}`
  return { kind: 'type', value: extension, extensions: [extension] }
}

const bytesByUnit = { K: 2 ** 10, M: 2 ** 20, G: 2 ** 30, T: 2 ** 40 } as const

/** Larger bounds are cut: an index field of type `long` and JavaScript numbers hold this one exactly. */
const maxBytes = 2 ** 50

/** `size:10GB` without a sign accepts sizes that differ by this part. */
const tolerance = 0.1

const sizePattern = /^(>=|<=|[<>≥≤])?(\d{1,12}(?:\.\d{1,3})?)([KMGT])I?B?$/
const sizeRangePattern = /^(\d{1,12}(?:\.\d{1,3})?)([KMGT]?)(?:I?B)?(?:\.\.|-|~)(\d{1,12}(?:\.\d{1,3})?)([KMGT])I?B?$/

interface Amount {
  label: string
  bytes: number
}

const amountOf = (number = '', unit = ''): Amount => ({
  label: `${Number(number)}${unit}B`,
  bytes: Math.min(Number(number) * bytesByUnit[unit as keyof typeof bytesByUnit], maxBytes),
})

const readSingleSize = (sign: string, { label, bytes }: Amount): OperatorValue => {
  switch (sign) {
    case '>':
      return { kind: 'size', value: `>${label}`, min: Math.floor(bytes) + 1, max: 0 }
    case '>=':
      return { kind: 'size', value: `>=${label}`, min: Math.ceil(bytes), max: 0 }
    case '<':
      return { kind: 'size', value: `<${label}`, min: 0, max: Math.ceil(bytes) - 1 }
    case '<=':
      return { kind: 'size', value: `<=${label}`, min: 0, max: Math.floor(bytes) }
    default: {
      const [min, max] = [Math.floor(bytes * (1 - tolerance)), Math.floor(bytes * (1 + tolerance))]
      return { kind: 'size', value: label, min: Math.max(min, 1), max }
    }
  }
}

const readSize = (value: string): OperatorValue | undefined => {
  const text = value.toUpperCase()
  const [, sign = '', number, unit] = sizePattern.exec(text) ?? []
  if (number) {
    const amount = amountOf(number, unit)
    return amount.bytes >= 1 ? readSingleSize(sign.replace('≥', '>=').replace('≤', '<='), amount) : undefined
  }
  const [, first, firstUnit, second, secondUnit] = sizeRangePattern.exec(text) ?? []
  if (!first || !second) return undefined
  const ends = [amountOf(first, firstUnit || secondUnit), amountOf(second, secondUnit)]
  const [low, high] = ends.toSorted((one, other) => one.bytes - other.bytes)
  if (!low || !high || high.bytes < 1) return undefined
  return {
    kind: 'size',
    value: `${low.label}..${high.label}`,
    min: Math.max(Math.ceil(low.bytes), 1),
    max: Math.floor(high.bytes),
  }
}

const yearPattern = /^((?:19|20)\d\d)(?:(?:-|\.\.|~)((?:19|20)\d\d))?年?$/

const readYear = (value: string): OperatorValue | undefined => {
  const [, first, second = first] = yearPattern.exec(value) ?? []
  if (!first || !second) return undefined
  const [from, to] = [Math.min(Number(first), Number(second)), Math.max(Number(first), Number(second))]
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return { kind: 'year', value: from === to ? String(from) : `${from}-${to}`, years }
}

const readers: Record<string, (value: string) => OperatorValue | undefined> = {
  site: readSite,
  type: readType,
  size: readSize,
  year: readYear,
}

const namedPattern = /^(site|type|size|year):(.+)$/i

const closingQuotes: Record<string, string> = { '"': '"“”＂', '＂': '"“”＂', '“': '"“”＂', '「': '」', '『': '』' }

interface Read {
  operator: OperatorValue
  end: number
}

/** @returns the text between the quotes at `start`, and the index behind them */
const readQuoted = (q: string, start: number): { content: string; end: number } | undefined => {
  const closing = closingQuotes[q.charAt(start)]
  if (!closing) return undefined
  for (let end = start + 1; end < q.length; end += 1) {
    if (!closing.includes(q.charAt(end))) continue
    const content = q
      .slice(start + 1, end)
      .replace(/^[\s\-－−"“”＂「『]+/, '')
      .trim()
    return hasText(content) ? { content, end: end + 1 } : undefined
  }
  return undefined
}

const readExcluded = (q: string, start: number): Read | undefined => {
  const quoted = readQuoted(q, start)
  if (quoted) return { operator: { kind: 'without', value: quoted.content }, end: quoted.end }
  const word = /^\S+/.exec(q.slice(start))?.[0] ?? ''
  if (!/^[\p{L}\p{N}]/u.test(word) || word.length > maxExcludedLength) return undefined
  // Excluding by operator is not supported: `-site:quark` stays a word.
  if (namedPattern.test(word.normalize('NFKC'))) return undefined
  return { operator: { kind: 'without', value: word }, end: start + word.length }
}

const readOperator = (q: string, start: number): Read | undefined => {
  if ('-－−'.includes(q.charAt(start))) return readExcluded(q, start + 1)
  const quoted = readQuoted(q, start)
  if (quoted) return { operator: { kind: 'exact', value: quoted.content }, end: quoted.end }
  const word = /^\S+/.exec(q.slice(start))?.[0] ?? ''
  const [, name = '', value = ''] = namedPattern.exec(word.normalize('NFKC')) ?? []
  const operator = readers[name.toLowerCase()]?.(value)
  return operator && { operator, end: start + word.length }
}

interface Span {
  operator: OperatorValue
  start: number
  end: number
}

const findSpans = (q: string, isCut: boolean): Span[] => {
  const spans: Span[] = []
  let at = 0
  while (at < q.length && spans.length < maxOperators) {
    const isWordStart = !/\s/.test(q.charAt(at)) && (at === 0 || /\s/.test(q.charAt(at - 1)))
    const read = isWordStart ? readOperator(q, at) : undefined
    // The cut may have shortened the last word.
    if (read && !(isCut && read.end === q.length)) {
      spans.push({ ...read, start: at })
      at = read.end
    } else at += 1
  }
  return spans
}

/** Removes operators; phrases lose only their quotes. */
const removeSpans = (q: string, spans: readonly Span[]): string => {
  if (spans.length === 0) return q
  const kept = spans.map(({ operator, start }, index) => {
    const before = q.slice(spans[index - 1]?.end ?? 0, start)
    return operator.kind === 'exact' ? `${before} ${operator.value} ` : `${before} `
  })
  return (kept.join('') + q.slice(spans.at(-1)?.end)).replaceAll(/\s+/g, ' ').trim()
}

const keyOf = ({ kind, value }: OperatorValue): string => `${kind}:${value}`

export const parseOperators = (q: string): ParsedOperators => {
  const typed = q.trim()
  const spans = findSpans(typed.slice(0, maxReadLength), typed.length > maxReadLength)
  if (spans.length === 0) return { text: q, operators: [] }
  const keys = spans.map(({ operator }) => keyOf(operator))
  return {
    text: removeSpans(typed, spans),
    operators: spans.flatMap(({ operator, start, end }, index) => {
      const key = keyOf(operator)
      if (keys.indexOf(key) !== index) return []
      const same = spans.filter((_, other) => keys[other] === key)
      return [{ ...operator, typed: typed.slice(start, end), qWithout: removeSpans(typed, same) }]
    }),
  }
}
