import { NOISE, type FoldedText } from './fold-text.ts'
import { isAlnum } from './text-chars.ts'

/**
 * A folded text without noise characters, for finding hosts and paths. A host may begin at a gap, where the indexes of two adjacent
 * characters differ by more than one: `密码abcd地址pan.quark.cn/…`.
 */
export interface Skeleton {
  text: string
  at: Uint32Array
}

/** `点`, `點`, `。` and similar characters between two letters replace dots. */
const isDisguisedDot = (code: number): boolean =>
  code === 0x70b9 || code === 0x9ede || code === 0x3002 || code === 0xff61 || code === 0x30fb

const openings = '([{'
const closings = ')]}'

const bracketedDot = (folded: string, index: number): number => {
  const bracket = openings.indexOf(folded[index]!)
  if (bracket < 0 || folded[index + 2] !== closings[bracket]) return 0
  return folded[index + 1] === '.' || isDisguisedDot(folded.charCodeAt(index + 1)) ? 3 : 0
}

export const createSkeleton = ({ folded, marks }: FoldedText): Skeleton => {
  const units = new Uint16Array(folded.length)
  const at = new Uint32Array(folded.length)
  let length = 0
  const put = (code: number, index: number): void => {
    units[length] = code
    at[length] = index
    length += 1
  }
  for (let i = 0; i < folded.length;) {
    const code = folded.charCodeAt(i)
    const behindLetter = i > 0 && isAlnum(folded.charCodeAt(i - 1))
    const dot = behindLetter ? bracketedDot(folded, i) || (isDisguisedDot(code) ? 1 : 0) : 0
    if (dot > 0 && isAlnum(folded.charCodeAt(i + dot))) put(46, i)
    else if (!(marks[i]! & NOISE)) put(code, i)
    i += Math.max(dot, 1)
  }
  return {
    text: new TextDecoder('utf-16le', { ignoreBOM: true }).decode(units.subarray(0, length)),
    at: at.subarray(0, length),
  }
}
