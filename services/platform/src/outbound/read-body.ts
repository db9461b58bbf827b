import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { OutboundError } from './outbound-error.ts'

export const acceptedEncodings = 'gzip, br'

const unpackers = new Map([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['br', promisify(brotliDecompress)],
])

const collect = async (body: Readable, maxBytes: number): Promise<Buffer> => {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of body as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > maxBytes) throw new OutboundError('too_large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Stops decompressing at `maxBytes`. Treats an empty body as uncompressed and ignores its headers. */
const unpack = async (packed: Buffer, encoding: string, maxBytes: number): Promise<Buffer> => {
  if (packed.length === 0 || encoding === '' || encoding === 'identity') return packed
  const unpacker = unpackers.get(encoding)
  if (!unpacker) throw new OutboundError('unreadable', new Error(`content-encoding ${encoding}`))
  return unpacker(packed, { maxOutputLength: maxBytes })
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
 * Reads a body as text, at most `maxBytes` before and after decompression. Invalid bytes of its charset (UTF-8 if unknown) become U+FFFD.
 * @throws OutboundError too_large, unreadable; also errors of the stream or zlib
 */
export const readBody = async (
  body: Readable,
  headers: Record<string, string>,
  { maxBytes, isBinary }: { maxBytes: number; isBinary: boolean },
): Promise<string> => {
  try {
    if (Number(headers['content-length']) > maxBytes) throw new OutboundError('too_large')
    const encoding = (headers['content-encoding'] ?? '').trim().toLowerCase()
    const bytes = await unpack(await collect(body, maxBytes), encoding, maxBytes)
    return isBinary ? bytes.toString('latin1') : decode(bytes, headers['content-type'] ?? '')
  } finally {
    body.on('error', () => undefined).destroy()
  }
}
