import { PassThrough, Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { OutboundError } from './outbound-error.ts'

/** What is asked for. Other encodings are not read, several on top of each other neither. */
export const acceptedEncodings = 'gzip, br'

const createDecoder = (encoding: string): Transform => {
  if (encoding === '' || encoding === 'identity') return new PassThrough()
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip()
  if (encoding === 'br') return createBrotliDecompress()
  throw new OutboundError('unreadable', new Error('content-encoding'))
}

/** Lets bytes through up to a number of them. */
const createCap = (maxBytes: number): Transform => {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      bytes += chunk.length
      if (bytes > maxBytes) callback(new OutboundError('too_large'))
      else callback(null, chunk)
    },
  })
}

const decode = (bytes: Buffer, contentType: string): string => {
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/**
 * Reads a body as text, at most `maxBytes` of it both as it comes and as it is unpacked; the rest is never held. Bytes that
 * are no text of its charset (of UTF-8, if it names none that is known) become U+FFFD.
 * @throws OutboundError too_large, unreadable; whatever the stream fails with
 */
export const readBody = async (
  body: Readable,
  headers: Record<string, string>,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<string> => {
  try {
    if (Number(headers['content-length']) > maxBytes) throw new OutboundError('too_large')
    const decoder = createDecoder((headers['content-encoding'] ?? '').trim().toLowerCase())
    const chunks: Buffer[] = []
    const collect = async (pieces: AsyncIterable<Buffer>): Promise<void> => {
      for await (const piece of pieces) chunks.push(piece)
    }
    await pipeline(body, createCap(maxBytes), decoder, createCap(maxBytes), collect, { signal })
    return decode(Buffer.concat(chunks), headers['content-type'] ?? '')
  } finally {
    body.on('error', () => undefined).destroy()
  }
}
