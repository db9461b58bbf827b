import { TextDecoder } from 'node:util'

/** Bytes from the first non-ASCII chunk on that determine the encoding. */
const sampleBytes = 65_536

const isAscii = (byte: number): boolean => byte < 0x80

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    // `stream`: the sample may end within a character.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * Decodes UTF-8 (with or without byte order mark) or GB18030 (a superset of GBK and GB2312), detected from the first non-ASCII chunk on.
 * Normalises line ends to `\n` and removes NUL. The result does not depend on the chunking.
 */
export const decodeUpload = async function* (chunks: AsyncIterable<Buffer>): AsyncIterable<string> {
  let decoder: TextDecoder | undefined
  let sample = Buffer.alloc(0)
  let heldCarriageReturn = ''
  const toLines = (text: string, isLast: boolean): string => {
    const pending = heldCarriageReturn + text
    // A trailing CR may be the first half of CRLF.
    heldCarriageReturn = !isLast && pending.endsWith('\r') ? '\r' : ''
    return pending
      .slice(0, pending.length - heldCarriageReturn.length)
      .replace(/\r\n?/g, '\n')
      .replaceAll('\0', '')
  }
  const decide = (): TextDecoder => new TextDecoder(isUtf8(sample) ? 'utf-8' : 'gb18030')
  for await (const chunk of chunks) {
    if (decoder) {
      yield toLines(decoder.decode(chunk, { stream: true }), false)
      continue
    }
    if (sample.length === 0 && chunk.every(isAscii)) {
      yield toLines(chunk.toString('latin1'), false)
      continue
    }
    sample = Buffer.concat([sample, chunk])
    if (sample.length < sampleBytes) continue
    decoder = decide()
    yield toLines(decoder.decode(sample, { stream: true }), false)
  }
  const rest = decoder ? decoder.decode() : decide().decode(sample)
  yield toLines(rest, true)
}
