import { Worker } from 'node:worker_threads'
import type { ChallengeType } from '../domain/answer.ts'
import type { Picture } from '../domain/picture.ts'

export interface Drawer extends AsyncDisposable {
  /**
   * Draws one picture; ask for the next one when this is done.
   * @throws Error when the thread died or took too long. The next call starts another thread.
   */
  draw(type: ChallengeType): Promise<Picture>
}

/** A thread that was started anew loads fonts first; even so a picture takes a fraction of this. */
const patienceMs = 5_000

const options = {
  // Secrets of the process are none of its business, and the machine's fonts would make pictures differ between machines.
  env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
  execArgv: [],
  // A small nursery has forgotten pictures collected soon, and with them their pixels, which lie outside the heap.
  resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 },
}

/** What the thread answers; it is terminated when it does not. */
const ask = async (worker: Worker, type: ChallengeType): Promise<Picture> => {
  const { promise, resolve, reject } = Promise.withResolvers<Picture>()
  const onExit = (code: number): void => reject(new Error(`the drawing thread ended with code ${code}`))
  worker.once('message', resolve).once('error', reject).once('exit', onExit)
  const timer = setTimeout(() => reject(new Error('the drawing thread is stuck')), patienceMs)
  worker.postMessage(type)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', reject).off('exit', onExit)
  }
}

/** Draws in a thread of its own, so that requests are answered meanwhile. */
export const openDrawer = (): Drawer => {
  let worker: Worker | undefined
  const openWorker = (): Worker => {
    const opened = new Worker(new URL('./draw-worker.ts', import.meta.url), { ...options, name: 'draw' })
    // While nobody waits for a picture its death has no other witness.
    opened.on('error', () => undefined)
    opened.once('exit', () => {
      if (worker === opened) worker = undefined
    })
    return opened
  }
  return {
    draw: async (type) => {
      const current = (worker ??= openWorker())
      try {
        return await ask(current, type)
      } catch (error) {
        if (worker === current) worker = undefined
        await current.terminate()
        throw error
      }
    },
    async [Symbol.asyncDispose]() {
      await worker?.terminate()
    },
  }
}
