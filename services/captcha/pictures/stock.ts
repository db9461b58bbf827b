import { setTimeout as delay } from 'node:timers/promises'
import { unavailableError } from '@pandex/platform/errors'
import type { Context } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logger'
import type { Resource } from '@pandex/platform/run-service'
import { challengeTypes } from '../domain/answer.ts'
import type { ChallengeType } from '../domain/answer.ts'
import type { Picture } from '../domain/picture.ts'
import { captchaMetrics } from '../metrics.ts'
import type { Drawer } from './drawer.ts'

export interface StockLimits {
  full: number
  low: number
  /** Over all types; may be exceeded by one picture. */
  maxBytes: number
  maxWaiting: number
}

/** @param ready pictures per type */
export const limitsFor = (ready: number): StockLimits => ({
  full: ready,
  low: Math.ceil(ready * 0.75),
  maxBytes: 16 * 1024 * 1024,
  maxWaiting: 100,
})

export interface Stock extends Resource {
  /**
   * Returns an unused picture, or waits for one.
   * @throws AppError `unavailable` if too many callers wait, or at the caller's deadline
   */
  take(type: ChallengeType, ctx: Pick<Context, 'deadlineMs' | 'signal'>): Promise<Picture>
}

interface Shelf {
  type: ChallengeType
  ready: Picture[]
  /** FIFO. */
  waiting: Set<(picture: Picture) => void>
  isFilling: boolean
}

/** Reserved for sending the response before the deadline. */
const marginMs = 50

const sizeOf = ({ mask, thumb }: Picture): number => mask.byteLength + thumb.byteLength

const retryDelayMs = (failures: number): number => Math.min(5_000, 50 * 2 ** failures)

/** Keeps pictures of each type ready, each used once. Draws sequentially; owns the drawer. */
export const openStock = (drawer: Drawer, limits: StockLimits, log: Logger): Stock => {
  const shelves = challengeTypes.map((type): Shelf => ({ type, ready: [], waiting: new Set(), isFilling: true }))
  const stopping = new AbortController()
  let bytes = 0
  let hasDrawn = false
  let wakeUp: (() => void) | undefined

  const findNeediest = (): Shelf | undefined => {
    const [longest] = shelves.toSorted((a, b) => b.waiting.size - a.waiting.size)
    if (longest && longest.waiting.size > 0) return longest
    if (bytes >= limits.maxBytes) return undefined
    return shelves.filter(({ isFilling }) => isFilling).toSorted((a, b) => a.ready.length - b.ready.length)[0]
  }
  const watchLevel = (shelf: Shelf): void => {
    const level = shelf.ready.length
    shelf.isFilling = level < (shelf.isFilling ? limits.full : limits.low)
    captchaMetrics.ready.set({ type: shelf.type }, level)
    if (shelf.isFilling || shelf.waiting.size > 0) wakeUp?.()
  }
  const put = (shelf: Shelf, picture: Picture): void => {
    const [next] = shelf.waiting
    if (next) return next(picture)
    shelf.ready.push(picture)
    bytes += sizeOf(picture)
    watchLevel(shelf)
  }
  const drawFor = async (shelf: Shelf): Promise<boolean> => {
    const { type } = shelf
    try {
      put(shelf, await drawer.draw(type))
      captchaMetrics.drawn.inc({ type, outcome: 'drawn' })
      hasDrawn = true
    } catch (error) {
      if (stopping.signal.aborted) return false
      captchaMetrics.drawn.inc({ type, outcome: 'failed' })
      log.error({ err: error, type }, 'picture not drawn')
      return false
    }
    return true
  }
  const keepFull = async (): Promise<void> => {
    let failures = 0
    while (!stopping.signal.aborted) {
      const shelf = findNeediest()
      if (shelf) {
        failures = (await drawFor(shelf)) ? 0 : failures + 1
        if (failures > 0)
          await delay(retryDelayMs(failures), undefined, { signal: stopping.signal }).catch(() => undefined)
      } else {
        await new Promise<void>((resolve) => {
          wakeUp = resolve
        })
      }
    }
  }
  const waitFor = async (
    shelf: Shelf,
    { deadlineMs, signal }: Pick<Context, 'deadlineMs' | 'signal'>,
  ): Promise<Picture> => {
    if (shelf.waiting.size >= limits.maxWaiting) throw unavailableError()
    const { promise, resolve, reject } = Promise.withResolvers<Picture>()
    const giveUp = (): void => reject(unavailableError())
    const timer = setTimeout(giveUp, deadlineMs - marginMs - Date.now())
    for (const end of [signal, stopping.signal]) end.addEventListener('abort', giveUp, { once: true })
    const accept = (picture: Picture): void => {
      shelf.waiting.delete(accept)
      resolve(picture)
    }
    shelf.waiting.add(accept)
    watchLevel(shelf)
    try {
      return await promise
    } finally {
      shelf.waiting.delete(accept)
      clearTimeout(timer)
      for (const end of [signal, stopping.signal]) end.removeEventListener('abort', giveUp)
    }
  }
  shelves.forEach(watchLevel)
  const running = keepFull()
  return {
    name: 'pictures',
    checkReady: async () => {
      if (!hasDrawn) throw new Error('nothing drawn yet')
    },
    take: async (type, ctx) => {
      const shelf = shelves.find((candidate) => candidate.type === type)!
      const picture = shelf.ready.shift()
      if (!picture) return waitFor(shelf, ctx)
      bytes -= sizeOf(picture)
      watchLevel(shelf)
      return picture
    },
    async [Symbol.asyncDispose]() {
      stopping.abort()
      wakeUp?.()
      await drawer[Symbol.asyncDispose]()
      await running
    },
  }
}
