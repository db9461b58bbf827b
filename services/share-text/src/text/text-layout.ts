export const indexAt = (starts: readonly number[], offset: number): number => {
  let low = 0
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (starts[middle]! <= offset) low = middle
    else high = middle
  }
  return low
}

/** Lines, and blocks of lines separated by a blank line, a rule or the next JSON object. */
export interface TextLayout {
  lines: readonly number[]
  blocks: readonly number[]
  /** Whether a rule or the end of a JSON object separates two blocks, not only blank lines. */
  isCutBetween: (block: number, laterBlock: number) => boolean
}

const ruleLine = /^[-=*_~#—–─━═＊·.+ 　]{3,}$/
const nextObject = /\}\s{0,9},\s{0,9}\{/g

export const readLayout = (masked: string): TextLayout => {
  const lines: number[] = []
  const cuts = new Map<number, boolean>()
  let blank = false
  let rule = false
  for (let start = 0; start <= masked.length;) {
    const newline = masked.indexOf('\n', start)
    const end = newline < 0 ? masked.length : newline
    const content = masked.slice(start, Math.min(end, start + 200)).trim()
    lines.push(start)
    if (content === '') blank = true
    else if (ruleLine.test(content)) rule = true
    else {
      if (blank || rule) cuts.set(start, rule)
      blank = false
      rule = false
    }
    start = end + 1
  }
  for (const match of masked.matchAll(nextObject)) cuts.set(match.index + match[0].length - 1, true)
  cuts.delete(0)
  const blocks = [...cuts.keys()].toSorted((a, b) => a - b)
  const cutsUpTo = [0]
  for (const block of blocks) cutsUpTo.push(cutsUpTo.at(-1)! + (cuts.get(block) ? 1 : 0))
  return { lines, blocks: [0, ...blocks], isCutBetween: (block, later) => cutsUpTo[block] !== cutsUpTo[later] }
}
