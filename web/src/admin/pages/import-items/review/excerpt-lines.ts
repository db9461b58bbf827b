export interface ExcerptLine {
  /** Line number in the imported text, from 1; 0 if unknown. */
  number: number
  pieces: readonly { text: string; isMarked: boolean }[]
  isLinkLine: boolean
}

interface Recognised {
  excerpt: string
  line: number
  disk_id: string
  disk_pass: string
  disk_name: string
}

/** Splits a text at the words. Callers pass longer words first, so that a short password is not marked inside a link. */
const markWords = (text: string, words: readonly string[]): ExcerptLine['pieces'] => {
  const [word, ...others] = words
  if (text === '') return []
  if (word === undefined) return [{ text, isMarked: false }]
  const at = text.indexOf(word)
  if (at < 0) return markWords(text, others)
  return [
    ...markWords(text.slice(0, at), others),
    { text: word, isMarked: true },
    ...markWords(text.slice(at + word.length), words),
  ]
}

/** Lines around a link, numbered as in the imported text, with the recognized parts marked. */
export const excerptLines = ({ excerpt, line, disk_id, disk_pass, disk_name }: Recognised): ExcerptLine[] => {
  const lines = excerpt.split(/\r\n?|\n/)
  const linkIndex = lines.findIndex((text) => text.includes(disk_id))
  const words = [disk_name, disk_id, disk_pass].filter(Boolean).toSorted((a, b) => b.length - a.length)
  return lines.map((text, index) => ({
    number: linkIndex < 0 ? 0 : line + index - linkIndex,
    pieces: markWords(text, words),
    isLinkLine: index === linkIndex,
  }))
}
