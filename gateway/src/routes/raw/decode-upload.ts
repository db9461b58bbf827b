/** Bytes of an uploaded text as text, whatever it was written with. */
import { TextDecoder } from 'node:util'

/** So much is looked at before it is decided what else than ASCII the text holds. */
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
 * Decodes UTF-8, with or without its mark, and GB18030 (which is GBK and GB2312, too): up to the first byte that is not ASCII both
 * are the same; what follows decides. Lines end with `\n` afterwards; PostgreSQL's forbidden NUL is left out. The same bytes
 * make the same text however they come in chunks.
 */
export const decodeUpload = async function* (chunks: AsyncIterable<Buffer>): AsyncIterable<string> {
  let decoder: TextDecoder | undefined
  let sample = Buffer.alloc(0)
  let heldReturn = ''
  const toLines = (text: string, isLast: boolean): string => {
    const whole = heldReturn + text
    // A return at the end may be the first half of a line's end.
    heldReturn = !isLast && whole.endsWith('\r') ? '\r' : ''
    return whole
      .slice(0, whole.length - heldReturn.length)
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
