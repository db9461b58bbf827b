import type { Range } from './fold-text.ts'

export const maskRanges = (text: string, ranges: readonly Range[], sign: string): string => {
  const pieces: string[] = []
  let from = 0
  for (const { start, end } of ranges) {
    if (start < from) continue
    pieces.push(text.slice(from, start), sign.repeat(end - start))
    from = end
  }
  return pieces.join('') + text.slice(from)
}

export const byStart = (a: Range, b: Range): number => a.start - b.start
