import { fail } from 'k6'
import { dataOf, get, siteUrl } from './calls.ts'

export interface SiteContent {
  words: string[]
  docIds: string[]
  types: string[]
}

interface Row {
  doc_id: string
  disk_name: string
  disk_type: string
}

const wordOf = ({ disk_name }: Row): string =>
  disk_name.split(/[\s.\d\-_()[\]【】《》（）·:：]+/).find(Boolean) ?? disk_name

const maxListPages = 10

/**
 * Reads the site's content before the load begins.
 * @throws when the site does not answer or is empty (`make demo` imports some hundred resources)
 */
export const readSiteContent = (): SiteContent => {
  const rows: Row[] = []
  for (let page = 1; page <= maxListPages; page++)
    rows.push(...(dataOf<Row[]>(get(`/v1/disk/latest?size=50&page=${page}`)) ?? []))
  if (rows.length === 0) fail(`${siteUrl} does not answer, or holds no resources`)
  const hot = dataOf<{ key: string }[]>(get('/v1/hot_key/list?size=50&period=all')) ?? []
  return {
    words: [...new Set([...hot.map(({ key }) => key), ...rows.map(wordOf)])],
    docIds: rows.map(({ doc_id }) => doc_id),
    types: [...new Set(rows.map(({ disk_type }) => disk_type))],
  }
}
