import type { IncomingMessage } from 'node:http'
import { HttpError } from './error.ts'

export const defaultMaxBodyBytes = 256_000

/** A refused body is read and discarded up to this size, so that the client can read the response; then the connection is closed. */
const maxDrainedBytes = 32_000_000

export const bodyTooLargeError = (maxBytes: number): HttpError =>
  new HttpError(413, `请求内容过大，最多 ${Math.floor(maxBytes / 1000)} KB`)

const emptyBody = Buffer.alloc(0)

/**
 * Reads the whole body. Synchronous when there is none.
 * @throws HttpError 413 as soon as the body is known to exceed `maxBytes`, 400 when it ends early
 */
export const readBody = (req: IncomingMessage, maxBytes: number): Buffer | Promise<Buffer> => {
  const length = req.headers['content-length']
  const isEmpty = length === '0' || (length === undefined && req.headers['transfer-encoding'] === undefined)
  return isEmpty ? emptyBody : collect(req, maxBytes)
}

const collect = (req: IncomingMessage, maxBytes: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let total = 0
    if (Number(req.headers['content-length'] ?? 0) > maxBytes) reject(bodyTooLargeError(maxBytes))
    req.on('data', (chunk: Buffer) => {
      total += chunk.length
      if (total <= maxBytes) return void chunks.push(chunk)
      chunks.length = 0
      reject(bodyTooLargeError(maxBytes))
      if (total > maxDrainedBytes) req.destroy()
    })
    req.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
    // The client disconnected or sent malformed bytes: a client error, not logged as a bug.
    req.on('error', () => reject(new HttpError(400, '请求内容不完整')))
  })

const utf8 = new TextDecoder('utf-8', { fatal: true })

const isJson = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/**
 * Returns the fields of a JSON body; none for an empty one.
 * @throws HttpError 415 for another content type or encoding, 400 when the body is not a JSON object
 */
export const parseJsonBody = (body: Buffer, headers: IncomingMessage['headers']): Record<string, unknown> => {
  if (body.length === 0) return {}
  if (!isJson.test(headers['content-type'] ?? '')) throw new HttpError(415, '请求类型须为 application/json')
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new HttpError(415, '不支持压缩的请求内容')
  let value: unknown
  try {
    value = JSON.parse(utf8.decode(body))
  } catch {
    throw new HttpError(400, '请求内容不是有效的 JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError(400, '请求内容须为 JSON 对象')
  }
  return value as Record<string, unknown>
}
