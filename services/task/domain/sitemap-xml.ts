/** Limits per file, 50,000 URLs and 50 MB uncompressed: https://www.sitemaps.org/protocol.html */
export const maxUrls = 50_000
/** Leaves room for the largest page of rows, because the size is checked only between pages. */
export const maxFileBytes = 45_000_000

export interface SitemapEntry {
  /** Encoded path, from `/` on. */
  path: string
  /** RFC 3339; absent if unknown. */
  changedAt?: string
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

export const fileHead = `${declaration}<urlset xmlns="${namespace}">\n`
export const fileTail = '</urlset>\n'

const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const write = (element: 'url' | 'sitemap', host: string, { path, changedAt }: SitemapEntry): string => {
  const lastmod = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : ''
  return `<${element}><loc>${escapeXml(host + path)}</loc>${lastmod}</${element}>\n`
}

/** @param host `https://example.com` */
export const writeEntry = (host: string, entry: SitemapEntry): string => write('url', host, entry)

export const writeIndex = (host: string, files: readonly SitemapEntry[]): string => {
  const rows = files.map((file) => write('sitemap', host, file)).join('')
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${rows}</sitemapindex>\n`
}
