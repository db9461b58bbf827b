import type { Request, Response } from 'express'
import { bodyFor } from './read-cache.ts'
import type { Entry } from './read-cache.ts'

export const jsonType = 'application/json; charset=utf-8'

/** Sends an envelope that is for this visitor alone. */
export const sendJson = (res: Response, status: number, body: string, headers: Record<string, string> = {}): void => {
  res.writeHead(status, {
    ...headers,
    'Content-Type': jsonType,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  res.end(body)
}

const knows = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag.slice(2))

/** Sends a finished answer in the best form that the client takes, or nothing if he has it already. */
export const sendEntry = (req: Request, res: Response, entry: Entry, headers: Record<string, string> = {}): void => {
  const canRevalidate = req.method === 'GET' || req.method === 'HEAD'
  const common: Record<string, string | number> = { ...headers, Vary: varyOf(res, headers.Vary) }
  if (canRevalidate) common.ETag = entry.etag
  if (canRevalidate && knows(req.headers['if-none-match'], entry.etag)) {
    res.writeHead(304, common).end()
    return
  }
  const { body, encoding } = bodyFor(entry, req.headers['accept-encoding'])
  common['Content-Type'] = entry.contentType
  common['Content-Length'] = body.length
  if (encoding !== 'identity') common['Content-Encoding'] = encoding
  res.writeHead(entry.status, common)
  res.end(body)
}

const varyOf = (res: Response, own: string | undefined): string => {
  const earlier = res.getHeader('Vary')
  return [earlier, own, 'Accept-Encoding'].filter(Boolean).join(', ')
}

/** Headers of a shared answer: caches on the way ask again each time, and mostly get a 304. */
export const sharedHeaders = { 'Cache-Control': 'no-cache' }
