import type { IncomingHttpHeaders } from 'node:http'

/** As long as a keyword may be. */
const maxKeywordLength = 500

/** The address without its port; `URL` normalises it like the address of a referrer. */
const hostNameOf = (host: string | undefined): string => URL.parse(`http://${host ?? ''}`)?.hostname ?? ''

/** @param siteAddress configured address of the site, empty if unknown: a proxy may change the Host header */
export const ownHostsOf = ({ host }: IncomingHttpHeaders, siteAddress: string): string[] => [
  hostNameOf(host),
  URL.parse(siteAddress)?.hostname ?? '',
]

/** The keyword of the search page that a request comes from, with its operators; undefined if it comes from elsewhere. */
export const keywordOfReferrer = (headers: IncomingHttpHeaders, siteAddress: string): string | undefined => {
  const url = URL.parse(headers.referer ?? '')
  if (url?.pathname !== '/search' || !ownHostsOf(headers, siteAddress).includes(url.hostname)) return undefined
  return url.searchParams.get('q')?.slice(0, maxKeywordLength).trim() || undefined
}
