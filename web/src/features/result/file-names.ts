import { plainHitText } from '../../lib/hit-text.ts'
import type { Row } from './row.ts'

const maxShown = 3

/** Letters and digits alone: names of files differ from titles by dots and brackets. */
const comparable = (html: string): string =>
  plainHitText(html)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The last part of a path, with and without its extension. */
const namesOf = (path: string): string[] => {
  // A slash that ends a mark is no separator.
  const name = path.split(/(?<!<)\//).at(-1) ?? path
  return [name, name.replace(/\.\w{1,5}(?:<\/em>)?$/, '')]
}

/**
 * The few files worth showing below a title: those with a match first, in the listing's order. Neither folders nor files that
 * are called as the title is.
 * @returns HTML, as the search service wrote it
 */
export const pickFileNames = ({ disk_name: title, files }: Pick<Row, 'disk_name' | 'files'>): string[] => {
  const titles = new Set(namesOf(title).map(comparable))
  const names = files
    .split('\n')
    .filter((line) => line.startsWith('file:'))
    .map((line) => line.slice('file:'.length))
    .filter((path) => path.trim() && !namesOf(path).some((name) => titles.has(comparable(name))))
  const matches = names.filter((name) => name.includes('<em>'))
  const shown = new Set([...matches, ...names.filter((name) => !matches.includes(name))].slice(0, maxShown))
  return names.filter((name) => shown.has(name)).slice(0, maxShown)
}
