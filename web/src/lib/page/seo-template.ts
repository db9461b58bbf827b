import { countCharacters } from '../text/characters.ts'

/** Values of a template's placeholders, by name without the percent signs. */
export type TemplateValues = Record<string, string>

/** Limits in characters: about as much as search engines and link previews show. */
export const maxHeadLengths = { title: 70, description: 160, keywords: 120, h1: 120 } as const

/** A value is not cut below this length while another value is longer. */
const minCutLength = 8

const separators = '-–—_|·，,、；;：:'
const sides = String.raw`[\s${separators}]`

interface Piece {
  text: string
  isValue: boolean
}

/**
 * Fills a template such as `%disk_name% - %site_name%`. An empty or unknown placeholder also removes its separator; values are never
 * parsed as templates. A text over `limit` characters is shortened at its longest value.
 */
export const fillTemplate = (template: string, marks: TemplateValues, limit: number = maxHeadLengths.title): string => {
  const pieces = joinTexts(readPieces(template, marks))
  const excess = countCharacters(textOf(pieces)) - limit
  return excess > 0 ? truncateText(textOf(shortenLongest(pieces, excess)), limit) : textOf(pieces)
}

const readPieces = (template: string, marks: TemplateValues): Piece[] =>
  template.split(/(%[a-z_]+%)/).map((part, index) => {
    const isValue = index % 2 === 1
    const name = part.slice(1, -1)
    const text = isValue ? (Object.hasOwn(marks, name) ? (marks[name] ?? '') : '') : part
    return { text: isValue ? text.replace(/\s+/g, ' ').trim() : text.replace(/\s+/g, ' '), isValue }
  })

/** Joins the texts around a removed value and drops separators that no longer separate anything. */
const joinTexts = (pieces: readonly Piece[]): Piece[] => {
  const joined: Piece[] = []
  for (const piece of pieces.filter(({ text }) => text !== '')) {
    const last = joined.at(-1)
    if (last && !last.isValue && !piece.isValue) {
      const before = last.text.replace(new RegExp(`${sides}+$`), '')
      const isSeparated = before !== last.text && new RegExp(`^${sides}`).test(piece.text)
      last.text = isSeparated ? before + piece.text : last.text + piece.text
    } else joined.push({ ...piece })
  }
  trimEnd(joined.at(0), new RegExp(`^${sides}+`))
  trimEnd(joined.at(-1), new RegExp(`${sides}+$`))
  return joined
}

const trimEnd = (piece: Piece | undefined, end: RegExp): void => {
  if (piece && !piece.isValue) piece.text = piece.text.replace(end, '')
}

const textOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ text }) => text)
    .join('')
    .replace(/ {2,}/g, ' ')

const shortenLongest = (pieces: readonly Piece[], excess: number): Piece[] => {
  const lengths = pieces.map(({ text, isValue }) => (isValue ? countCharacters(text) : 0))
  const maxLength = Math.max(...lengths)
  const longestIndex = lengths.indexOf(maxLength)
  return pieces.map((piece, index) =>
    index === longestIndex && maxLength > minCutLength
      ? { ...piece, text: truncateText(piece.text, Math.max(maxLength - excess, minCutLength)) }
      : piece,
  )
}

const truncateText = (text: string, limit: number): string => {
  const characters = Array.from(text)
  if (characters.length <= limit) return text
  const shortened = characters
    .slice(0, limit - 1)
    .join('')
    .replace(new RegExp(`${sides}+$`), '')
  return `${shortened}…`
}
