import { forbidden } from './outbound-error.ts'

export interface Hop {
  url: URL
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string | Buffer
}

/** What another host may be told; whatever else was sent was meant for the first one (cookies, tokens, keys of any name). */
const harmless = new Set(['accept', 'accept-language', 'content-type', 'user-agent'])

const aboutBody = /^content-/i

/** Where an answer leads to; undefined when it is an answer in its own right. */
export const readLocation = (status: number, headers: Record<string, string>): string | undefined =>
  [301, 302, 303, 307, 308].includes(status) ? headers['location'] : undefined

/**
 * The request that follows a redirect, by the rules of browsers, but stricter towards another host: it gets neither headers with
 * a meaning of their own nor a body.
 * @throws OutboundError forbidden when another host would get the body
 */
export const followRedirect = (hop: Hop, status: number, url: URL): Hop => {
  const isSameHost = url.host === hop.url.host
  const keepsBody = hop.body !== undefined && status >= 307
  if (keepsBody && !isSameHost) throw forbidden('a body for another host')
  const becomesGet = status <= 303 && hop.method === 'POST'
  const headers = Object.entries(hop.headers).filter(
    ([name]) => (isSameHost || harmless.has(name.toLowerCase())) && (keepsBody || !aboutBody.test(name)),
  )
  return {
    url,
    method: becomesGet ? 'GET' : hop.method,
    headers: Object.fromEntries(headers),
    ...(keepsBody && { body: hop.body }),
  }
}
