import { NOISE, type FoldedText } from '../text/fold-text.ts'
import { endOfRun, isAlnum } from '../text/text-chars.ts'
import type { IdShape } from './drives.ts'
import { startsKnownHost } from './host-owner.ts'

export interface ShareId {
  id: string
  end: number
}

/** Beginnings of text or another link directly behind an id or password; any other id character would make it a different id. */
const gluedTextStart = /hxxps?:|https?:\/\/|www\.|magnet:|ed2k:|(?:pass(?:word|code)?|pwd|code|key|pw)[:= ]/iy

const startsGluedText = (text: string, index: number): boolean => {
  gluedTextStart.lastIndex = index
  return gluedTextStart.test(text) || startsKnownHost(text, index)
}

/** Words that mark a gap as text behind a short id, not as noise inside a long id. */
const textInGap = /[码碼链鏈連密盘盤享]|复制|复製|来自|提取|访问|打开|下载|文件|集/
const maxGap = 8

/** Dashes behind an id without a further id character: `…mLg--来自百度网盘超级会员的分享`. */
const isDashTail = (text: string, index: number): boolean => {
  const end = endOfRun(text, index, (code) => code === 45 || code === 95)
  return end > index && (end - index > 1 || !isAlnum(text.charCodeAt(end)))
}

const isIdEnd = (text: FoldedText, index: number, shape: IdShape): boolean =>
  !shape.isChar(text.folded.charCodeAt(index)) || startsGluedText(text.folded, index) || isDashTail(text.folded, index)

/** Collects `length` id characters across short runs of noise; null if the id does not end there. */
const readAcrossNoise = (text: FoldedText, from: number, shape: IdShape, length: number): ShareId | null => {
  const { folded, marks } = text
  let characters = ''
  let i = from
  while (characters.length < length) {
    if (shape.isChar(folded.charCodeAt(i))) characters += folded[i++]
    else {
      let gapEnd = i
      while (gapEnd < i + maxGap && gapEnd < folded.length && marks[gapEnd]! & NOISE) gapEnd += 1
      if (gapEnd === i || !shape.isChar(folded.charCodeAt(gapEnd)) || textInGap.test(folded.slice(i, gapEnd)))
        return null
      i = gapEnd
    }
  }
  const id = isIdEnd(text, i, shape) ? shape.toId(characters) : null
  return id === null ? null : { id, end: i }
}

/**
 * Reads a share id at `from`. Its length decides where it ends, because text may follow directly or noise may split the id. A complete id
 * continues across noise only if it grows by at least 8 (old Baidu ids of 8 and split ones of 23 characters begin alike).
 */
export const readShareId = (text: FoldedText, from: number, shape: IdShape): ShareId | null => {
  const { folded, marks } = text
  const longest = Math.max(...shape.lengths)
  const run = endOfRun(folded, from, shape.isChar, Math.min(folded.length, from + longest + 1)) - from
  const whole = shape.lengths.find((length) => {
    if (length > run || shape.toId(folded.slice(from, from + length)) === null) return false
    return length === run ? !shape.isChar(folded.charCodeAt(from + run)) : isIdEnd(text, from + length, shape)
  })
  if (marks[from + run]! & NOISE) {
    for (const length of shape.lengths) {
      if (length <= run || (whole !== undefined && length - whole < 8)) continue
      const broken = readAcrossNoise(text, from, shape, length)
      if (broken) return broken
    }
  }
  if (whole === undefined) return null
  return { id: shape.toId(folded.slice(from, from + whole))!, end: from + whole }
}
