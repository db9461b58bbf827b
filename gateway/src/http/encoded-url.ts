import type { Socket } from 'node:net'

export interface ParserError extends Error {
  code?: string
  /** The received bytes, and how many of them were parsed before the error. */
  rawPacket?: Buffer
  bytesParsed?: number
}

const maxRequestLineLength = 8_000

/** Node stores the pending response of a connection here; nothing may be written before that response. */
const isAnswering = (socket: Socket): boolean =>
  Boolean((socket as Socket & { _httpMessage?: unknown })['_httpMessage'])

/**
 * Returns the percent-encoded URL of a read whose URL contains raw non-ASCII characters, such as `/search?q=庆余年`: people and programs write
 * such URLs. Node's parser cannot accept them, and a second parser could disagree about the end of a request; a redirect is harmless.
 * @returns undefined when the request is malformed in another way
 */
export const encodedUrlOf = (error: ParserError, socket: Socket): string | undefined => {
  const { rawPacket, bytesParsed = 0 } = error
  if (error.code !== 'HPE_INVALID_URL' || !rawPacket || isAnswering(socket)) return undefined
  const end = rawPacket.indexOf('\r\n')
  // The error must be in the first line of the packet, which is the request line that the parser rejected.
  if (end < 0 || end > maxRequestLineLength || bytesParsed > end) return undefined
  const line = rawPacket.toString('latin1', 0, end)
  const [, address = ''] = /^(?:GET|HEAD) (\/(?![/\\])[\x21-\x7e\x80-\xff]*) HTTP\/1\.1$/.exec(line) ?? []
  const encoded = address.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`)
  return encoded === address ? undefined : encoded
}
