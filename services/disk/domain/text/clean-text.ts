/** Zero-width and directional characters, and unpaired surrogates. */
const invisible = /[\p{Cs}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

const gaps = /[\p{Cc}\s\u2028\u2029]+/gu

const cut = (text: string, maxCodePoints: number): string =>
  text.length <= maxCodePoints ? text : Array.from(text).slice(0, maxCodePoints).join('').trim()

/**
 * Cleans one line of untrusted text: no invisible characters, single spaces, NFC. The result may be empty.
 * @param maxCodePoints longer text is cut at a code point boundary
 */
export const cleanLine = (text: string, maxCodePoints: number): string =>
  cut(text.replace(invisible, '').replace(gaps, ' ').normalize('NFC').trim(), maxCodePoints)

export const cleanProse = (text: string, maxCodePoints: number): string => {
  const lines = text.split(/\r\n?|\n/).map((line) => cleanLine(line, maxCodePoints))
  return cut(
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    maxCodePoints,
  )
}

export const cleanItems = (items: readonly string[], maxCodePoints: number): string[] => [
  ...new Set(items.map((item) => cleanLine(item, maxCodePoints)).filter((item) => item !== '')),
]

export const maxNameLength = 255
const maxFileLines = 500

/**
 * Cleans the lines of a file list like `cleanLine`; drops blank ones and those after the 500th.
 * @param sizes bytes of each line of `files`; the result keeps those of the remaining lines, or none when none were given
 */
export const cleanFiles = (files: string, sizes: readonly number[] = []): { files: string; file_sizes: number[] } => {
  const lines = files
    .split('\n')
    .map((line, index) => ({ text: cleanLine(line, maxNameLength), size: sizes[index] ?? 0 }))
    .filter(({ text }) => text !== '')
    .slice(0, maxFileLines)
  return {
    files: lines.map(({ text }) => text).join('\n'),
    file_sizes: sizes.length === 0 ? [] : lines.map(({ size }) => size),
  }
}
