const maxLength = 500

const linesAround = 3

const isLineEnd = (text: string, at: number): boolean =>
  text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')

const startsOfLines = (text: string): number[] => {
  const starts = [0]
  for (let at = 0; at < text.length; at += 1) if (isLineEnd(text, at)) starts.push(at + 1)
  return starts
}

const cutAround = (line: string, id: string): string => {
  const at = Math.max(0, line.indexOf(id))
  const from = Math.max(0, Math.min(at - maxLength / 2, line.length - maxLength))
  return line.slice(from, from + maxLength)
}

/**
 * Extracts the lines around links of a pasted text, for review by admins.
 * @returns excerpt for a line number (from 1) and a share id, at most 500 characters
 */
export const createExcerpts = (text: string): ((line: number, id: string) => string) => {
  const starts = startsOfLines(text)
  const between = (first: number, last: number): string => text.slice(starts[first], starts[last + 1] ?? text.length)
  // PostgreSQL rejects NUL in text.
  const clean = (excerpt: string): string => excerpt.replaceAll('\0', '').trim().toWellFormed()
  return (line, id) => {
    const own = Math.min(line, starts.length) - 1
    let [first, last] = [own, own]
    if (between(first, last).length > maxLength) return clean(cutAround(between(first, last), id))
    for (let distance = 1; distance <= linesAround; distance += 1) {
      if (first > 0 && between(first - 1, last).length <= maxLength) first -= 1
      if (last < starts.length - 1 && between(first, last + 1).length <= maxLength) last += 1
    }
    return clean(between(first, last))
  }
}
