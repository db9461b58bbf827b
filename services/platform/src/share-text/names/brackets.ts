/** Brackets and quotation marks that people put around names. */
const bracketPairs: readonly (readonly [string, string])[] = [
  ['「', '」'],
  ['『', '』'],
  ['【', '】'],
  ['《', '》'],
  ['〈', '〉'],
  ['“', '”'],
  ['（', '）'],
  ['［', '］'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
]

export const isOpening = (sign: string | undefined): boolean => bracketPairs.some(([opening]) => opening === sign)

/** Index of the sign that closes the bracket at `open`, or -1 when there is none or no bracket. */
export const closingOf = (text: string, open: number): number => {
  const pair = bracketPairs.find(([opening]) => opening === text[open])
  if (!pair) return -1
  let depth = 0
  for (let i = open; i < text.length; i += 1) {
    if (text[i] === pair[0]) depth += 1
    if (text[i] === pair[1]) depth -= 1
    if (depth === 0) return i
  }
  return -1
}

/** Index of the bracket that the last sign of a text closes, -1 when nothing opened it, null when the text ends with no bracket. */
export const openingOfLast = (text: string): number | null => {
  const pair = bracketPairs.find(([, closing]) => closing === text.at(-1))
  return pair ? text.lastIndexOf(pair[0]) : null
}

/** What stands inside brackets of the given kinds, in order. */
export const readBracketed = (text: string, openings: string): string[] => {
  const found: string[] = []
  for (let i = 0; i < text.length; i += 1) {
    const close = openings.includes(text[i]!) ? closingOf(text, i) : -1
    if (close < 0) continue
    found.push(text.slice(i + 1, close))
    i = close
  }
  return found
}
