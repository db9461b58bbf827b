/** Every answer leaves here, with the headers that each of them carries. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import type { Download } from '../routes/route.ts'
import { securityHeaders } from './headers.ts'
import { bodyFor } from './read-cache.ts'
import type { Entry } from './read-cache.ts'
import { visitOf } from './visit.ts'

export const jsonType = 'application/json; charset=utf-8'
export const htmlType = 'text/html; charset=utf-8'

/** Headers of an answer's own. */
export type OwnHeaders = Record<string, string>

/** Shared answers: caches on the way ask again each time, and mostly get a 304. */
export const sharedHeaders: OwnHeaders = { 'Cache-Control': 'no-cache' }

/** Shared between strangers: whoever shows a token may be answered something else. */
export const strangersHeaders: OwnHeaders = { ...sharedHeaders, Vary: 'Authorization' }

/** Written as one list of names and values: setting each by itself costs more than all else that a cached answer needs. */
const writeHead = (res: Response, status: number, contentType: string, own: OwnHeaders): void => {
  const { requestId, isSecure, budget } = visitOf(res)
  const list = [...securityHeaders(contentType === htmlType ? 'page' : 'call', isSecure), 'X-Request-ID', requestId]
  if (budget) {
    // As in draft-ietf-httpapi-ratelimit-headers-03, the form that clients know best.
    list.push('RateLimit-Limit', String(budget.limit))
    list.push('RateLimit-Remaining', String(budget.remaining))
    list.push('RateLimit-Reset', String(budget.resetSeconds))
  }
  for (const name in own) list.push(name, own[name] ?? '')
  res.writeHead(status, list)
}

/** Sends what is for this visitor alone. */
export const sendPrivate = (
  res: Response,
  status: number,
  contentType: string,
  body: string,
  headers: OwnHeaders = {},
): void => {
  writeHead(res, status, contentType, {
    ...headers,
    'Content-Type': contentType,
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
  })
  res.end(body)
}

/** Sends an envelope. */
export const sendJson = (res: Response, status: number, body: string, headers?: OwnHeaders): void =>
  sendPrivate(res, status, jsonType, body, headers)

/** Sends a file as its parts come, as fast as it is taken. What fails before the first part still gets an envelope. */
export const sendDownload = async (
  res: Response,
  { filename, contentType }: Download,
  parts: AsyncIterable<string>,
): Promise<void> => {
  const iterator = parts[Symbol.asyncIterator]()
  const first = await iterator.next()
  const all = async function* (): AsyncIterable<string> {
    if (first.done) return
    yield first.value
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  writeHead(res, 200, contentType, {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${filename}"`,
    'Cache-Control': 'no-store',
  })
  await pipeline(Readable.from(all()), res)
}

const knows = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag.slice(2))

const varyOf = (res: Response, own: string | undefined): string => {
  const earlier = res.getHeader('Vary')
  return earlier || own ? [earlier, own, 'Accept-Encoding'].filter(Boolean).join(', ') : 'Accept-Encoding'
}

/** Sends a finished answer in the best form that the client takes, or nothing if he has it already. */
export const sendEntry = (req: Request, res: Response, entry: Entry, headers: OwnHeaders): void => {
  const own: OwnHeaders = { ...headers, Vary: varyOf(res, headers.Vary) }
  if (req.method !== 'POST') {
    own.ETag = entry.etag
    if (knows(req.headers['if-none-match'], entry.etag)) {
      writeHead(res, 304, entry.contentType, own)
      res.end()
      return
    }
  }
  const { body, encoding } = bodyFor(entry, req.headers['accept-encoding'])
  own['Content-Type'] = entry.contentType
  own['Content-Length'] = String(body.length)
  if (encoding !== 'identity') own['Content-Encoding'] = encoding
  writeHead(res, entry.status, entry.contentType, own)
  res.end(body)
}
