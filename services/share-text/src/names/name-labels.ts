import { isAlnum, isIdeograph } from '../text/text-chars.ts'
import { labelOf, maxLabelLength, type Label } from './name-words.ts'

export interface LabelSpan {
  label: Label
  start: number
  end: number
}

const skippedBeforeColon = ' "\'`*_】])）」』'

const closingBrackets = '）)】]」』》'

/**
 * Whether a label stands at a word boundary. `title` and `link` may end a longer word (`影片名称`), `about` only a short one
 * (`资源大小`), `kind` none; `credit` must also begin the line (`三体 作者：刘慈欣` is a name as a whole).
 */
const standsAsLabel = (line: string, start: number, word: string, label: Label): boolean => {
  const before = line.charCodeAt(start - 1)
  if (isAlnum(word.charCodeAt(0))) return !isAlnum(before)
  if (label === 'link' || (label === 'title' && word.length > 1)) return true
  let head = start
  while (head > 0 && isIdeograph(line.charCodeAt(head - 1))) head -= 1
  const isWhole = head === start && !isAlnum(before)
  if (label === 'kind') return isWhole
  if (label === 'credit') return isWhole && !/[\p{L}\p{N}]/u.test(line.slice(0, start))
  return (isWhole && !closingBrackets.includes(line[start - 1] ?? ' ')) || (start - head > 0 && start - head <= 2)
}

const labelBefore = (line: string, colon: number): LabelSpan | null => {
  let end = colon
  while (end > 0 && skippedBeforeColon.includes(line[end - 1]!)) end -= 1
  const text = line.slice(Math.max(0, end - maxLabelLength), end).toLowerCase()
  for (let length = text.length; length > 0; length -= 1) {
    const word = text.slice(text.length - length)
    const label = labelOf(word)
    if (label && standsAsLabel(line, end - length, word, label)) return { label, start: end - length, end: colon + 1 }
  }
  return null
}

/** `国语[公众号：X]`: a remark in brackets behind a name is no label. */
const isInRemark = (line: string, { start, end }: LabelSpan): boolean =>
  '【[（('.includes(line[start - 1] ?? ' ') &&
  !closingBrackets.includes(line[end - 2]!) &&
  /[\p{L}\p{N}]/u.test(line[start - 2] ?? ' ')

/** Labels of a line, in order: `名称：X 大小：1G`, `"name":"X"`, `【名称】X` (but `【电影】X` only describes X). */
export const findLabels = (line: string): LabelSpan[] => {
  const found: LabelSpan[] = []
  for (let i = 0; i < line.length; i += 1) {
    const sign = line[i]!
    const isColon = sign === ':' || sign === '：'
    const closes = (sign === '】' || sign === ']') && line[i + 1] !== ':' && line[i + 1] !== '：'
    const span = isColon || closes ? labelBefore(line, i) : null
    if (!span || span.start < (found.at(-1)?.end ?? 0) || isInRemark(line, span)) continue
    if (closes && (span.label === 'kind' || span.label === 'link' || !'【['.includes(line[span.start - 1] ?? ' ')))
      continue
    found.push(span)
  }
  return found
}

const recordNumber = /^\s{0,4}(?:\d{1,3}[.、)）]|[①-⒛]|[(（【]\d{1,3}[)）】])/

export const beginsRecord = (line: string): boolean => {
  const head = line.slice(0, 24)
  if (recordNumber.test(head)) return true
  if (!/[:：\]】]/.test(head)) return false
  const [first] = findLabels(head)
  return first?.label === 'title' && !/[\p{L}\p{N}]/u.test(head.slice(0, first.start))
}
