import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ChallengeType } from '../domain/answer.ts'
import type { Picture } from '../domain/picture.ts'

export interface Drawer extends AsyncDisposable {
  /**
   * Draws one picture; ask for the next one when this is done.
   * @throws Error when the drawing process died or took too long. The next call starts another one.
   */
  draw(type: ChallengeType): Promise<Picture>
}

/** A process that was started anew loads fonts first; even so a picture takes a fraction of this. */
const patienceMs = 5_000

const program = fileURLToPath(new URL('draw-process.ts', import.meta.url))

/** A process, not a thread: the library is native, and where its memory is taken down with a thread all of Node may abort. */
const openProcess = (): ChildProcess =>
  fork(program, {
    serialization: 'advanced',
    // Why it died stands in the service's own output.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Secrets of the service are none of its business, and the machine's fonts would make pictures differ between machines.
    env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
    // A small nursery has forgotten pictures collected soon, and with them their pixels, which lie outside the heap.
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
  })

/** What the process answers. */
const ask = async (child: ChildProcess, type: ChallengeType): Promise<Picture> => {
  const { promise, resolve, reject } = Promise.withResolvers<Picture>()
  const onExit = (code: number | null): void => reject(new Error(`the drawing process ended with code ${code}`))
  child.once('message', resolve).once('error', reject).once('exit', onExit)
  const timer = setTimeout(() => reject(new Error('the drawing process is stuck')), patienceMs)
  child.send(type, (error) => error && reject(error))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    child.off('message', resolve).off('error', reject).off('exit', onExit)
  }
}

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Draws in a process of its own, so that requests are answered meanwhile. */
export const openDrawer = (): Drawer => {
  let current: ChildProcess | undefined
  const open = (): ChildProcess => {
    const opened = openProcess()
    // While nobody waits for a picture its death has no other witness.
    opened.on('error', () => undefined)
    opened.once('exit', () => {
      if (current === opened) current = undefined
    })
    return opened
  }
  return {
    draw: async (type) => {
      const child = (current ??= open())
      try {
        return await ask(child, type)
      } catch (error) {
        if (current === child) current = undefined
        await end(child)
        throw error
      }
    },
    async [Symbol.asyncDispose]() {
      if (current) await end(current)
    },
  }
}
