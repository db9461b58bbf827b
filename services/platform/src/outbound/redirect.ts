import { forbiddenError } from './outbound-error.ts'

export interface Hop {
  url: URL
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers: Record<string, string>
  body?: string | Buffer
}

/** Headers that another host may receive; all others may carry secrets (cookies, tokens, keys under any name). */
const safeHeaders = new Set(['accept', 'accept-language', 'content-type', 'user-agent'])

const bodyHeader = /^content-/i

export const readLocation = (status: number, headers: Record<string, string>): string | undefined =>
  [301, 302, 303, 307, 308].includes(status) ? headers['location'] : undefined

/**
 * Builds the request that follows a redirect, as browsers do, but another host gets neither custom headers nor a body.
 * @throws OutboundError forbidden when another host would get the body
 */
export const followRedirect = (hop: Hop, status: number, url: URL): Hop => {
  const isSameHost = url.host === hop.url.host
  const keepsBody = hop.body !== undefined && status >= 307
  if (keepsBody && !isSameHost) throw forbiddenError('a body for another host')
  const becomesGet = status <= 303 && hop.method === 'POST'
  const headers = Object.entries(hop.headers).filter(
    ([name]) => (isSameHost || safeHeaders.has(name.toLowerCase())) && (keepsBody || !bodyHeader.test(name)),
  )
  return {
    url,
    method: becomesGet ? 'GET' : hop.method,
    headers: Object.fromEntries(headers),
    ...(keepsBody && { body: hop.body }),
  }
}
