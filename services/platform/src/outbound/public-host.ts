/** Validates hosts and URLs from admins and API clients: public only, unless the operator allows private ones. */
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import { isHostName } from './target.ts'

/** Special-use names (RFC 6761, 6762, 7686, 8375, ICANN's `.internal`) and common names of private networks. */
const privateNames =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|lan|home|corp|home\.arpa|onion|invalid)$/

/** @param host in the form of `URL.hostname`: lower case, numeric notations resolved, IPv6 in brackets */
const isPublicHost = (host: string): boolean => {
  const literal = host.replace(/^\[(.*)\]$/, '$1')
  return isIP(literal) === 0 ? isHostName(host) && !privateNames.test(host) : isPublicAddress(literal)
}

/** URL parsers drop tabs and line breaks and read `\` as `/`, so such a text is ambiguous. */
const ambiguousCharacters = /[\s\p{Cc}\p{Cf}\\]/u

export interface HostOptions {
  isPrivateAllowed?: boolean
}

export interface UrlOptions extends HostOptions {
  protocols?: readonly string[]
  hasCredentials?: boolean
}

/** @returns undefined unless the text is a URL with a public host */
export const readPublicUrl = (
  text: string,
  { protocols = ['https:'], hasCredentials = false, isPrivateAllowed = false }: UrlOptions = {},
): URL | undefined => {
  const url = ambiguousCharacters.test(text) ? null : URL.parse(text)
  if (!url || !protocols.includes(url.protocol) || url.hostname === '') return undefined
  // `//` is required: without it, parsers of other languages find no host.
  if (!/^[a-z]+:\/\/[^/]/i.test(text)) return undefined
  if (!hasCredentials && /^[a-z]+:\/\/[^/?#]*@/i.test(text)) return undefined
  return isPrivateAllowed || isPublicHost(url.hostname) ? url : undefined
}

/** Whether a text is a public host name or address without scheme and port. Numeric notations other than `1.2.3.4` are refused. */
export const isPublicHostText = (text: string, { isPrivateAllowed = false }: HostOptions = {}): boolean => {
  if (isIP(text) !== 0) return isPrivateAllowed || isPublicAddress(text)
  if (ambiguousCharacters.test(text) || /[/?#@:]/.test(text)) return false
  const host = URL.parse(`http://${text}`)?.hostname ?? ''
  if (isIP(host) !== 0) return false
  return isPrivateAllowed ? /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host) : isPublicHost(host)
}
