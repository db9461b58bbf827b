import { labelOf, longestLabel, type Label } from './name-words.ts'
import { isAlnum, isIdeograph } from './text-chars.ts'

/** A word with a colon that announces what follows. */
export interface LabelSpan {
  label: Label
  start: number
  /** Behind the colon. */
  end: number
}

const skippedBeforeColon = ' "\'`*_】])）」』'

/** Whether a word may be a label although it is only the end of a longer one (`影片名称`, `文件大小`): category words may not. */
const mayEndWord = (label: Label, word: string): boolean =>
  label === 'link' || label === 'about' || (label === 'title' && word.length > 1)

/** The label that ends at a colon: the longest known. */
const labelBefore = (line: string, colon: number): LabelSpan | null => {
  let end = colon
  while (end > 0 && skippedBeforeColon.includes(line[end - 1]!)) end -= 1
  const text = line.slice(Math.max(0, end - longestLabel), end).toLowerCase()
  for (let length = text.length; length > 0; length -= 1) {
    const word = text.slice(text.length - length)
    const label = labelOf(word)
    if (!label) continue
    const isLatin = isAlnum(word.charCodeAt(0))
    const before = line.charCodeAt(end - length - 1)
    const standsAlone = isLatin ? !isAlnum(before) : !isIdeograph(before)
    if (standsAlone || (!isLatin && mayEndWord(label, word))) return { label, start: end - length, end: colon + 1 }
    if (isLatin) return null
  }
  return null
}

/** Labels of a line, in order: `名称：X 大小：1G`, `"name":"X"`, `【名称】X` (but `【电影】X` only says what X is). */
export const findLabels = (line: string): LabelSpan[] => {
  const found: LabelSpan[] = []
  for (let i = 0; i < line.length; i += 1) {
    const sign = line[i]!
    const isColon = sign === ':' || sign === '：'
    const closes = (sign === '】' || sign === ']') && line[i + 1] !== ':' && line[i + 1] !== '：'
    const span = isColon || closes ? labelBefore(line, i) : null
    if (!span || span.start < (found.at(-1)?.end ?? 0)) continue
    if (closes && (span.label === 'kind' || span.label === 'link' || !'【['.includes(line[span.start - 1] ?? ' ')))
      continue
    found.push(span)
  }
  return found
}

const recordNumber = /^\s{0,4}(?:\d{1,3}[.、)）]|[①-⒛]|[(（【]\d{1,3}[)）】])/

/** Whether a line begins a new record: it is numbered, or it begins with a label for a name. */
export const beginsRecord = (line: string): boolean => {
  const head = line.slice(0, 24)
  if (recordNumber.test(head)) return true
  if (!/[:：\]】]/.test(head)) return false
  const [first] = findLabels(head)
  return first?.label === 'title' && !/[\p{L}\p{N}]/u.test(head.slice(0, first.start))
}
