import { pino } from 'pino'
import type { DestinationStream } from 'pino'

/** A write for each line would cost a busy process more than making the line. In characters. */
const pieceLength = 16_384
const writeEveryMs = 100

/** Where lines go in pieces, the last of them before the process ends. */
export interface LogDestination extends DestinationStream {
  flush: (done?: (error?: Error | null) => void) => void
  flushSync: () => void
}

/**
 * Opens a file or, by its number, an open one. The library could gather lines as well, but measures all that it has gathered
 * anew with each line, which takes longer than a cached answer.
 */
export const openLogDestination = (dest: number | string): LogDestination => {
  let gathered = ''
  const passOn = (): void => {
    if (gathered === '') return
    const piece = gathered
    gathered = ''
    out.write(piece)
  }
  const out = pino.destination({ dest, sync: false, minLength: 1 })
  // Before the library's own listeners, which write what it has.
  process.prependListener('beforeExit', passOn)
  process.prependListener('exit', passOn)
  setInterval(passOn, writeEveryMs).unref()
  return {
    write(line) {
      gathered += line
      if (gathered.length >= pieceLength) passOn()
    },
    flush(done) {
      passOn()
      out.flush(done)
    },
    flushSync() {
      passOn()
      out.flushSync()
    },
  }
}
