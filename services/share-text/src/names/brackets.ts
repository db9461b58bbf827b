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

/** Index of the opening bracket that matches the last character: -1 without a match, null if the text does not end with a bracket. */
export const openingOfLast = (text: string): number | null => {
  const pair = bracketPairs.find(([, closing]) => closing === text.at(-1))
  return pair ? text.lastIndexOf(pair[0]) : null
}

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
