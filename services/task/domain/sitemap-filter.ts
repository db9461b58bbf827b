/** The page that a line of a sitemap file names: a resource by its id, everything else by its name. */
export interface NamedPage {
  docId?: string
  name?: string
}

const pageOf = (line: string): NamedPage => {
  const [, kind, key = ''] = /\/(doc|film|word|tag|talent)\/([^</]*)<\/loc>/.exec(line) ?? []
  if (kind === undefined) return {}
  const path = key.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
  return kind === 'doc' ? { docId: key } : { name: decodeURIComponent(path) }
}

const lineEnd = /(?<=\n)/

/** The ids of all resources in a file. */
export const docIdsOf = (xml: string): string[] =>
  xml.split(lineEnd).flatMap((line) => {
    const { docId } = pageOf(line)
    return docId === undefined ? [] : [docId]
  })

/** The file without the pages that are not open. Each page has a line of its own. */
export const keepOpenPages = (xml: string, isOpen: (page: NamedPage) => boolean): string =>
  xml
    .split(lineEnd)
    .filter((line) => isOpen(pageOf(line)))
    .join('')
