interface FileLine {
  /** As the search service wrote it: escaped, with marks. */
  name: string
  isFolder: boolean
}

const shownLines = 3

/** The few lines of a listing worth showing: those with a match first, in the listing's order. */
export const pickFileLines = (files: string): { lines: FileLine[]; more: number } => {
  const all = files.split('\n').filter((line) => line.trim())
  const picked = [...all].sort((a, b) => Number(b.includes('<em>')) - Number(a.includes('<em>'))).slice(0, shownLines)
  const lines = all.filter((line) => picked.includes(line)).slice(0, shownLines)
  return { lines: lines.map(readLine), more: all.length - lines.length }
}

const readLine = (line: string): FileLine => {
  const [, kind, name = line] = /^(file|folder):(.*)$/s.exec(line) ?? []
  return { name, isFolder: kind === 'folder' }
}
