import { plainHitText } from '../../lib/text/hit-text.ts'
import type { Row } from './row.ts'

const maxShown = 3

/** Letters and digits only: file names differ from titles by dots and brackets. */
const comparable = (html: string): string =>
  plainHitText(html)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const namesOf = (path: string): string[] => {
  // The slash of `</em>` is not a separator.
  const name = path.split(/(?<!<)\//).at(-1) ?? path
  return [name, name.replace(/\.\w{1,5}(?:<\/em>)?$/, '')]
}

/**
 * Picks up to `maxShown` files, matches preferred, in the listing's order; no folders, no files named like the title.
 * @returns HTML from the search service
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
