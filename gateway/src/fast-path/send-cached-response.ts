import type { IncomingMessage, ServerResponse } from 'node:http'
import { selectEncodedBody } from '../cache/cached-response.ts'
import type { CachedResponse, EncodedBody } from '../cache/cached-response.ts'
import { securityHeaders } from '../http/headers.ts'
import type { PageSources } from '../http/headers.ts'
import { htmlType, writeHead } from '../http/send.ts'
import type { OwnHeaders } from '../http/send.ts'
import { contextOf } from '../pipeline/request-context.ts'

/** `no-cache`: downstream caches revalidate each time, usually with a 304. */
export const sharedHeaders: OwnHeaders = { 'Cache-Control': 'no-cache' }

/** Clients with a token may get a different response. */
export const anonymousHeaders: OwnHeaders = { ...sharedHeaders, Vary: 'Authorization' }

export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag.slice(2))

const listOf = (headers: OwnHeaders): string[] => Object.entries(headers).flat()

/** No caching headers on POST: caches store no POST response without explicit freshness (RFC 9110, 9.3.3). */
const cachingHeaders = (entry: CachedResponse, own: OwnHeaders): OwnHeaders => ({
  ...own,
  Vary: own.Vary === undefined ? 'Accept-Encoding' : `${own.Vary}, Accept-Encoding`,
  ETag: entry.etag,
})

const mergeVary = (corsVary: string | undefined, head: readonly string[]): readonly string[] =>
  corsVary === undefined
    ? head
    : head.map((text, index) => (head[index - 1] === 'Vary' ? `${corsVary}, ${text}` : text))

/** A script may run as a worker, which is bound to the policy that its script was served with. */
const policyKindOf = ({ contentType }: CachedResponse): 'page' | 'call' =>
  contentType === htmlType || contentType.startsWith('text/javascript') ? 'page' : 'call'

const headOf = (
  entry: CachedResponse,
  encoded: EncodedBody,
  own: OwnHeaders,
  isSecure: boolean,
  isCacheable: boolean,
  sources: PageSources | undefined,
): readonly string[] => {
  const flags = Number(isSecure) + 2 * Number(isCacheable)
  if (encoded.head?.key === own && encoded.head.flags === flags && encoded.head.sources === sources)
    return encoded.head.list
  const headers = {
    ...(isCacheable && cachingHeaders(entry, own)),
    'Content-Type': entry.contentType,
    ...(entry.location !== undefined && { Location: entry.location }),
    'Content-Length': String(encoded.body.length),
    ...(encoded.encoding !== 'identity' && { 'Content-Encoding': encoded.encoding }),
  }
  const list = [...securityHeaders(policyKindOf(entry), isSecure, sources), ...listOf(headers)]
  encoded.head = { key: own, flags, sources, list }
  return list
}

/** Node writes a longer text through a buffer on the heap, which costs more than it saves. */
const maxTextBytes = 15_000

/** Node sends the header and a Latin-1 text in one write. A body that is sent once is not worth the copy. */
const sendBody = (res: ServerResponse, encoded: EncodedBody, isRepeated: boolean): void => {
  if (!isRepeated || encoded.body.length > maxTextBytes) return void res.end(encoded.body)
  res.end((encoded.text ??= encoded.body.toString('latin1')), 'latin1')
}

export const sendCachedResponse = (
  req: IncomingMessage,
  res: ServerResponse,
  entry: CachedResponse,
  own: OwnHeaders,
  sources?: PageSources,
): void => {
  const context = contextOf(res)
  const isCacheable = req.method !== 'POST'
  const corsVary = res.getHeader('Vary') as string | undefined
  if (isCacheable && matchesEtag(req.headers['if-none-match'], entry.etag)) {
    const security = securityHeaders(policyKindOf(entry), context.isSecure, sources)
    const head = [...security, ...listOf(cachingHeaders(entry, own))]
    writeHead(res, 304, mergeVary(corsVary, head))
    return void res.end()
  }
  const encoded = selectEncodedBody(entry, req.headers['accept-encoding'])
  const isRepeated = encoded.head !== undefined
  const head = headOf(entry, encoded, own, context.isSecure, isCacheable, sources)
  writeHead(res, entry.status, mergeVary(corsVary, head))
  sendBody(res, encoded, isRepeated)
}
