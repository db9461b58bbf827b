import { pino } from 'pino'
import type { DestinationStream } from 'pino'

/** Buffer size in bytes. Lines are written together: one write per line would cost more than formatting the line. */
const pieceBytes = 65_536
const writeEveryMs = 100
/** Maximum UTF-8 bytes of one UTF-16 code unit. */
const bytesPerCharacter = 3

export interface LogDestination extends DestinationStream {
  flush: (done?: (error?: Error | null) => void) => void
  flushSync: () => void
}

/**
 * Opens a file by path or descriptor. pino's own buffer holds strings and measures all of them again for each line, which takes longer than
 * a cached response.
 */
export const openLogDestination = (dest: number | string): LogDestination => {
  let piece = Buffer.allocUnsafe(pieceBytes)
  let length = 0
  const out = pino.destination({ dest, sync: false, minLength: 1, contentMode: 'buffer' })
  // The library's types lack byte buffers and `minLength`.
  const open = out as unknown as { write: (bytes: Buffer) => boolean; minLength: number }
  const writePiece = (bytes: Buffer): void => void open.write(bytes)
  const passOn = (): void => {
    if (length === 0) return
    writePiece(piece.subarray(0, length))
    piece = Buffer.allocUnsafe(pieceBytes)
    length = 0
  }
  // Must run before the library's own exit listeners, which write its buffer.
  process.prependListener('beforeExit', passOn)
  process.prependListener('exit', passOn)
  setInterval(passOn, writeEveryMs).unref()
  return {
    write(line) {
      if (length + line.length * bytesPerCharacter > pieceBytes) passOn()
      if (line.length * bytesPerCharacter > pieceBytes) writePiece(Buffer.from(line))
      else length += piece.write(line, length)
    },
    flush(done) {
      passOn()
      out.flush(done)
    },
    flushSync() {
      // flushSync writes only data whose write has not begun and does not wait for an asynchronous write, so hold new data back.
      open.minLength = Number.POSITIVE_INFINITY
      passOn()
      open.minLength = 1
      out.flushSync()
    },
  }
}
