import type { Socket } from 'node:net'

/** What Node's parser says of bytes that it could not read. */
export interface ParserError extends Error {
  code?: string
  /** The bytes as they came, and how many of them were read before the one that is wrong. */
  rawPacket?: Buffer
  bytesParsed?: number
}

const maxLength = 8_000

/** Node keeps here what it is about to answer on a connection; nothing may be written before that. */
const isAnswering = (socket: Socket): boolean =>
  Boolean((socket as Socket & { _httpMessage?: unknown })['_httpMessage'])

/**
 * Where a read should have gone whose address holds characters as they are, such as `/search?q=庆余年`: people write so
 * by hand, and so do some programs. No setting makes Node's parser take them, nor should a second parser stand before it that
 * may see another end of a request; a redirect does nothing that its sender could not ask for himself.
 * @returns undefined where the request is wrong in any other way
 */
export const encodedAddressOf = (error: ParserError, socket: Socket): string | undefined => {
  const { rawPacket, bytesParsed = 0 } = error
  if (error.code !== 'HPE_INVALID_URL' || !rawPacket || isAnswering(socket)) return undefined
  const end = rawPacket.indexOf('\r\n')
  // What is wrong must stand in the line that is read here, which is the first of a request for being refused in it.
  if (end < 0 || end > maxLength || bytesParsed > end) return undefined
  const line = rawPacket.toString('latin1', 0, end)
  const [, address = ''] = /^(?:GET|HEAD) (\/(?![/\\])[\x21-\x7e\x80-\xff]*) HTTP\/1\.1$/.exec(line) ?? []
  const encoded = address.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`)
  return encoded === address ? undefined : encoded
}
