/** A line of the text that somebody imported. */
export interface ExcerptLine {
  /** In the whole text, from 1; 0 when that is not known. */
  number: number
  /** Its text in pieces; those that say what was recognised are marked. */
  pieces: readonly { text: string; isMarked: boolean }[]
  /** The link stands in it. */
  isOwn: boolean
}

interface Recognised {
  excerpt: string
  /** Of the link, from 1. */
  line: number
  disk_id: string
  disk_pass: string
  disk_name: string
}

/** A piece of the text that is one of the words; longer words first, so that a short password inside of a link is not marked in it. */
const cutAt = (text: string, words: readonly string[]): ExcerptLine['pieces'] => {
  const [word, ...others] = words
  if (text === '') return []
  if (word === undefined) return [{ text, isMarked: false }]
  const at = text.indexOf(word)
  if (at < 0) return cutAt(text, others)
  return [
    ...cutAt(text.slice(0, at), others),
    { text: word, isMarked: true },
    ...cutAt(text.slice(at + word.length), words),
  ]
}

/** The lines around a link, numbered as in the text they come from, with what was taken from them marked. */
export const excerptLines = ({ excerpt, line, disk_id, disk_pass, disk_name }: Recognised): ExcerptLine[] => {
  const lines = excerpt.split(/\r\n?|\n/)
  const own = lines.findIndex((text) => text.includes(disk_id))
  const words = [disk_name, disk_id, disk_pass].filter(Boolean).toSorted((a, b) => b.length - a.length)
  return lines.map((text, index) => ({
    number: own < 0 ? 0 : line + index - own,
    pieces: cutAt(text, words),
    isOwn: index === own,
  }))
}
