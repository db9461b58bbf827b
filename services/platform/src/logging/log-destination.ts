import { pino } from 'pino'
import type { DestinationStream } from 'pino'

/** Buffer size in bytes. Lines are written together: one write per line would cost more than formatting the line. */
const bufferBytes = 65_536
const flushIntervalMs = 100
/** Maximum UTF-8 bytes of one UTF-16 code unit. */
const maxBytesPerCodeUnit = 3

export interface LogDestination extends DestinationStream {
  flush: (done?: (error?: Error | null) => void) => void
  flushSync: () => void
}

/**
 * Opens a file by path or descriptor. pino's own buffer holds strings and measures all of them again for each line, which takes longer than
 * a cached response.
 */
export const openLogDestination = (dest: number | string): LogDestination => {
  let piece = Buffer.allocUnsafe(bufferBytes)
  let length = 0
  const out = pino.destination({ dest, sync: false, minLength: 1, contentMode: 'buffer' })
  // The library's types lack byte buffers and `minLength`.
  const open = out as unknown as { write: (bytes: Buffer) => boolean; minLength: number }
  const writePiece = (bytes: Buffer): void => void open.write(bytes)
  const flushBuffer = (): void => {
    if (length === 0) return
    writePiece(piece.subarray(0, length))
    piece = Buffer.allocUnsafe(bufferBytes)
    length = 0
  }
  // Must run before the library's own exit listeners, which write its buffer.
  process.prependListener('beforeExit', flushBuffer)
  process.prependListener('exit', flushBuffer)
  let isFlushPlanned = false
  // An interval would wake an idle process ten times a second.
  const planFlush = (): void => {
    if (isFlushPlanned) return
    isFlushPlanned = true
    setTimeout(() => {
      isFlushPlanned = false
      flushBuffer()
    }, flushIntervalMs).unref()
  }
  return {
    write(line) {
      if (length + line.length * maxBytesPerCodeUnit > bufferBytes) flushBuffer()
      if (line.length * maxBytesPerCodeUnit > bufferBytes) writePiece(Buffer.from(line))
      else {
        length += piece.write(line, length)
        planFlush()
      }
    },
    flush(done) {
      flushBuffer()
      out.flush(done)
    },
    flushSync() {
      // flushSync writes only data whose write has not begun and does not wait for an asynchronous write, so hold new data back.
      open.minLength = Number.POSITIVE_INFINITY
      flushBuffer()
      open.minLength = 1
      out.flushSync()
    },
  }
}
