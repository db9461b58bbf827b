import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ServerResponse } from 'node:http'
import type { Download } from '../routes/route.ts'
import { securityHeaders } from './headers.ts'
import type { HeaderList } from './headers.ts'
import { contextOf } from '../pipeline/request-context.ts'

export const jsonType = 'application/json; charset=utf-8'
export const htmlType = 'text/html; charset=utf-8'

export type OwnHeaders = Record<string, string>

/** Starts a response. @param head its own headers: names and values alternate, the fastest form for Node */
export const writeHead = (res: ServerResponse, status: number, head: HeaderList): void => {
  const { requestId, budget } = contextOf(res)
  const list = head.slice()
  list.push('X-Request-ID', requestId)
  if (budget) {
    // Header names of draft-ietf-httpapi-ratelimit-headers-03, which most clients know.
    list.push('RateLimit-Limit', String(budget.limit))
    list.push('RateLimit-Remaining', String(budget.remaining))
    list.push('RateLimit-Reset', String(budget.resetSeconds))
  }
  res.writeHead(status, list)
}

const writeOwnHead = (res: ServerResponse, status: number, contentType: string, own: OwnHeaders): void => {
  const security = securityHeaders(contentType === htmlType ? 'page' : 'call', contextOf(res).isSecure)
  writeHead(res, status, [...security, ...Object.entries(own).flat()])
}

export const sendPrivate = (
  res: ServerResponse,
  status: number,
  contentType: string,
  body: string,
  headers: OwnHeaders = {},
): void => {
  writeOwnHead(res, status, contentType, {
    ...headers,
    'Content-Type': contentType,
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
  })
  res.end(body)
}

export const sendJson = (res: ServerResponse, status: number, body: string, headers?: OwnHeaders): void =>
  sendPrivate(res, status, jsonType, body, headers)

/** Streams a file with back-pressure. An error before the first part still gets an envelope. */
export const sendDownload = async (
  res: ServerResponse,
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
  writeOwnHead(res, 200, contentType, {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${filename}"`,
    'Cache-Control': 'no-store',
  })
  await pipeline(Readable.from(all()), res)
}
