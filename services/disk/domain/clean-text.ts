/** Invisible characters, those that change the direction of text, and halves of surrogate pairs. */
const invisible = /[\p{Cs}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

/** Controls and everything that breaks or spaces a line. */
const gaps = /[\p{Cc}\s\u2028\u2029]+/gu

const cut = (text: string, maxCodePoints: number): string =>
  text.length <= maxCodePoints ? text : Array.from(text).slice(0, maxCodePoints).join('').trim()

/**
 * One line of outside text made safe to store and to show anywhere as text: nothing invisible, single spaces, characters
 * in their composed form. May answer an empty text.
 * @param maxCodePoints what is longer is cut at its end, never through a character
 */
export const cleanLine = (text: string, maxCodePoints: number): string =>
  cut(text.replace(invisible, '').replace(gaps, ' ').normalize('NFC').trim(), maxCodePoints)

/** Outside text of several lines, each made safe like `cleanLine` does; of blank lines in a row one is left. */
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

/** Items of a list, each cleaned and kept once; blank ones are dropped. */
export const cleanItems = (items: readonly string[], maxCodePoints: number): string[] => [
  ...new Set(items.map((item) => cleanLine(item, maxCodePoints)).filter((item) => item !== '')),
]

export const maxNameLength = 255
const maxFileLines = 500

/**
 * The lines of a file list, each cleaned; blank ones and those past the 500th are dropped.
 * @param sizes bytes of each line of `files`; the answer has those of the lines that stay, and none when none were given
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
