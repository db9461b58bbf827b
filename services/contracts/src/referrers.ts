/** Referring hosts of visits. Only host names are kept: paths and queries may hold private data. */

/** Visits without a referrer. */
export const directReferrer = 'direct'

/** Visits whose referrer has no row of its own. */
export const otherReferrer = 'other'

const maxHostLength = 100
const hostName = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z][a-z0-9-]*[a-z0-9]$/

/** A lower-case DNS name with a dot. Addresses and names of a local network are none. */
export const isReferrerHost = (text: string): boolean => text.length <= maxHostLength && hostName.test(text)

/**
 * The referring host of a `Referer` header.
 * @returns undefined for a page of this site
 */
export const readReferrer = (header: string | undefined, ownHosts: readonly string[]): string | undefined => {
  if (header === undefined || header === '') return directReferrer
  const url = URL.parse(header)
  if (url === null || !/^https?:$/.test(url.protocol)) return otherReferrer
  if (ownHosts.includes(url.hostname)) return undefined
  return isReferrerHost(url.hostname) ? url.hostname : otherReferrer
}
