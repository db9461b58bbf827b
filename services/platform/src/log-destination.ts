import { pino } from 'pino'
import type { DestinationStream } from 'pino'

/** Lines are passed on together: a write for each would cost a busy process more than making the line. In bytes. */
const pieceBytes = 65_536
const writeEveryMs = 100
/** A character of a line may take as many bytes. */
const bytesPerCharacter = 3

/** Where lines go in pieces, the last of them before the process ends. */
export interface LogDestination extends DestinationStream {
  flush: (done?: (error?: Error | null) => void) => void
  flushSync: () => void
}

/**
 * Opens a file or, by its number, an open one. The library could gather lines as well, but as texts, and measures all of them
 * anew with each: that takes longer than a cached answer.
 */
export const openLogDestination = (dest: number | string): LogDestination => {
  let piece = Buffer.allocUnsafe(pieceBytes)
  let length = 0
  const out = pino.destination({ dest, sync: false, minLength: 1, contentMode: 'buffer' })
  // Its types know texts only, and not what it waits for until it begins to write.
  const open = out as unknown as { write: (bytes: Buffer) => boolean; minLength: number }
  const writePiece = (bytes: Buffer): void => void open.write(bytes)
  const passOn = (): void => {
    if (length === 0) return
    writePiece(piece.subarray(0, length))
    piece = Buffer.allocUnsafe(pieceBytes)
    length = 0
  }
  // Before the library's own listeners, which write what it has.
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
      // Only what the library has not begun to write it writes at once: for a thread that is to write it does not wait.
      open.minLength = Number.POSITIVE_INFINITY
      passOn()
      open.minLength = 1
      out.flushSync()
    },
  }
}
