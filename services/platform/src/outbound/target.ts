import { isIP } from 'node:net'
import { forbidden } from './outbound-error.ts'

const name = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** A name whose last part is a number is read as an IPv4 address by URL parsers. */
export const isHostName = (text: string): boolean => name.test(text) && !/(^|\.)(\d+|0x[0-9a-f]*)$/.test(text)

/**
 * Makes the question whether a host may be asked.
 * @param allowed exact names, or '.suffix' for a domain and everything below it; lower case, IDN in its ASCII form
 * @throws Error when one of them is no name: an address is never allowed
 */
export const createHostCheck = (allowed: readonly string[]): ((host: string) => boolean) => {
  const wrong = allowed.find((entry) => !isHostName(entry.replace(/^\./, '')))
  if (wrong !== undefined) throw new Error(`not the name of a host: ${wrong}`)
  const exact = new Set(allowed.map((entry) => entry.replace(/^\./, '')))
  const suffixes = allowed.filter((entry) => entry.startsWith('.'))
  return (host) => exact.has(host) || suffixes.some((suffix) => host.endsWith(suffix))
}

/**
 * Reads an address that is about to be asked. The parser has brought every spelling of an address into one form
 * (2130706433, 0x7f.1 and 127.1 are 127.0.0.1 then), so what is judged is what will be connected to.
 * @throws OutboundError forbidden
 */
export const readTarget = (text: string, isAllowed: (host: string) => boolean): URL => {
  const url = URL.parse(text)
  if (!url) throw forbidden('not an address')
  if (url.protocol !== 'https:') throw forbidden(`scheme ${url.protocol}`)
  if (url.port !== '') throw forbidden(`port ${url.port}`)
  if (url.username !== '' || url.password !== '') throw forbidden('a user in the address')
  if (url.hostname.startsWith('[') || isIP(url.hostname) !== 0) throw forbidden(`literal ${url.hostname}`)
  if (!isAllowed(url.hostname)) throw forbidden(`host ${url.hostname}`)
  return url
}
