import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ChallengeType } from '@pandex/contracts/enums'
import { withTimeout } from '@pandex/platform/resilience/with-timeout'
import type { Picture } from '../domain/picture.ts'

export interface PictureRenderer extends AsyncDisposable {
  /** One call at a time. @throws Error if the drawing process died or timed out; the next call starts a new process */
  draw(type: ChallengeType): Promise<Picture>
}

/** Includes loading fonts in a new process; a picture takes a fraction of this. */
const drawTimeoutMs = 5_000

const program = fileURLToPath(new URL('draw-process.ts', import.meta.url))

/** A process instead of a thread: freeing the native library's memory with a thread can abort Node. */
const openProcess = (): ChildProcess =>
  fork(program, {
    serialization: 'advanced',
    // Its stderr goes to the service's output.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Withholds the service's secrets; system fonts would make pictures differ between machines.
    env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
    // A small young generation collects pictures early and frees their pixels, which lie outside the heap.
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
  })

const requestPicture = async (child: ChildProcess, type: ChallengeType): Promise<Picture> => {
  const { promise, resolve, reject } = Promise.withResolvers<Picture>()
  const onExit = (code: number | null): void => reject(new Error(`the drawing process ended with code ${code}`))
  child.once('message', resolve).once('error', reject).once('exit', onExit)
  child.send(type, (error) => error && reject(error))
  try {
    return await withTimeout(promise, drawTimeoutMs, () => {
      throw new Error('the drawing process is stuck')
    })
  } finally {
    child.off('message', resolve).off('error', reject).off('exit', onExit)
  }
}

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

export const openRenderer = (): PictureRenderer => {
  let current: ChildProcess | undefined
  const open = (): ChildProcess => {
    const opened = openProcess()
    // An 'error' event without a listener would end the service.
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
        return await requestPicture(child, type)
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
