import { isIP } from 'node:net'
import { forbiddenError } from './outbound-error.ts'

const hostNamePattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** URL parsers read a name whose last label is a number as an IPv4 address. */
export const isHostName = (text: string): boolean =>
  hostNamePattern.test(text) && !/(^|\.)(\d+|0x[0-9a-f]*)$/.test(text)

/**
 * @param allowed exact names, or '.suffix' for a domain and all its subdomains; lower case, IDN in ASCII form
 * @throws Error for an entry that is no host name: an address is never allowed
 */
export const createHostCheck = (allowed: readonly string[]): ((host: string) => boolean) => {
  const wrong = allowed.find((entry) => !isHostName(entry.replace(/^\./, '')))
  if (wrong !== undefined) throw new Error(`not the name of a host: ${wrong}`)
  const exact = new Set(allowed.map((entry) => entry.replace(/^\./, '')))
  const suffixes = allowed.filter((entry) => entry.startsWith('.'))
  return (host) => exact.has(host) || suffixes.some((suffix) => host.endsWith(suffix))
}

/**
 * Validates the URL of a request. The URL parser normalizes all notations (2130706433, 0x7f.1 and 127.1 become 127.0.0.1), so the check
 * sees the address that is connected to.
 * @throws OutboundError forbidden
 */
export const readTarget = (text: string, isAllowed: (host: string) => boolean): URL => {
  const url = URL.parse(text)
  if (!url) throw forbiddenError('not an address')
  if (url.protocol !== 'https:') throw forbiddenError(`scheme ${url.protocol}`)
  if (url.port !== '') throw forbiddenError(`port ${url.port}`)
  if (url.username !== '' || url.password !== '') throw forbiddenError('a user in the address')
  if (url.hostname.startsWith('[') || isIP(url.hostname) !== 0) throw forbiddenError(`literal ${url.hostname}`)
  if (!isAllowed(url.hostname)) throw forbiddenError(`host ${url.hostname}`)
  return url
}
