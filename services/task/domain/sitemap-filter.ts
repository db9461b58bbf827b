export interface SitemapPage {
  docId?: string
  name?: string
}

const pageOf = (line: string): SitemapPage => {
  const [, kind, key = ''] = /\/(doc|film|word|tag|talent)\/([^</]*)<\/loc>/.exec(line) ?? []
  if (kind === undefined) return {}
  const path = key.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
  return kind === 'doc' ? { docId: key } : { name: decodeURIComponent(path) }
}

const lineEnd = /(?<=\n)/

export const docIdsOf = (xml: string): string[] =>
  xml.split(lineEnd).flatMap((line) => {
    const { docId } = pageOf(line)
    return docId === undefined ? [] : [docId]
  })

/** Removes the lines of pages that are not open. Relies on one page per line. */
export const keepIndexablePages = (xml: string, isOpen: (page: SitemapPage) => boolean): string =>
  xml
    .split(lineEnd)
    .filter((line) => isOpen(pageOf(line)))
    .join('')
