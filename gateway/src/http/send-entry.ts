import type { IncomingMessage, ServerResponse } from 'node:http'
import { formFor } from '../cache/entry.ts'
import type { Entry, Form } from '../cache/entry.ts'
import { securityHeaders } from './headers.ts'
import { htmlType, writeHead } from './send.ts'
import type { OwnHeaders } from './send.ts'
import { visitOf } from './visit.ts'

/** `no-cache`: downstream caches revalidate each time, usually with a 304. */
export const sharedHeaders: OwnHeaders = { 'Cache-Control': 'no-cache' }

/** Clients with a token may get a different response. */
export const strangersHeaders: OwnHeaders = { ...sharedHeaders, Vary: 'Authorization' }

export const knows = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag.slice(2))

const listOf = (headers: OwnHeaders): string[] => Object.entries(headers).flat()

/** No caching headers on POST: caches store no POST response without explicit freshness (RFC 9110, 9.3.3). */
const cachingHeaders = (entry: Entry, own: OwnHeaders): OwnHeaders => ({
  ...own,
  Vary: own.Vary === undefined ? 'Accept-Encoding' : `${own.Vary}, Accept-Encoding`,
  ETag: entry.etag,
})

const varyingBy = (earlier: string | undefined, head: readonly string[]): readonly string[] =>
  earlier === undefined ? head : head.map((text, index) => (head[index - 1] === 'Vary' ? `${earlier}, ${text}` : text))

/** A script may run as a worker, which is bound to the policy that its script was served with. */
const kindOf = ({ contentType }: Entry): 'page' | 'call' =>
  contentType === htmlType || contentType.startsWith('text/javascript') ? 'page' : 'call'

const headOf = (
  entry: Entry,
  form: Form,
  own: OwnHeaders,
  isSecure: boolean,
  isCacheable: boolean,
): readonly string[] => {
  const flags = Number(isSecure) + 2 * Number(isCacheable)
  if (form.head?.key === own && form.head.flags === flags) return form.head.list
  const headers = {
    ...(isCacheable && cachingHeaders(entry, own)),
    'Content-Type': entry.contentType,
    ...(entry.location !== undefined && { Location: entry.location }),
    'Content-Length': String(form.body.length),
    ...(form.encoding !== 'identity' && { 'Content-Encoding': form.encoding }),
  }
  const list = [...securityHeaders(kindOf(entry), isSecure), ...listOf(headers)]
  form.head = { key: own, flags, list }
  return list
}

export const sendEntry = (req: IncomingMessage, res: ServerResponse, entry: Entry, own: OwnHeaders): void => {
  const visit = visitOf(res)
  const isCacheable = req.method !== 'POST'
  const earlier = res.getHeader('Vary') as string | undefined
  if (isCacheable && knows(req.headers['if-none-match'], entry.etag)) {
    const head = [...securityHeaders(kindOf(entry), visit.isSecure), ...listOf(cachingHeaders(entry, own))]
    writeHead(res, 304, varyingBy(earlier, head))
    return void res.end()
  }
  const form = formFor(entry, req.headers['accept-encoding'])
  const head = headOf(entry, form, own, visit.isSecure, isCacheable)
  writeHead(res, entry.status, varyingBy(earlier, head))
  res.end(form.body)
}
