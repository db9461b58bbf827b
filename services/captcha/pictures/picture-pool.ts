import { unavailableError } from '@pandex/platform/errors'
import type { Context } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Resource } from '@pandex/platform/process/resource'
import { challengeTypes } from '@pandex/contracts/enums'
import type { ChallengeType } from '@pandex/contracts/enums'
import { withTimeout } from '@pandex/platform/resilience/with-timeout'
import { startLoop } from '@pandex/platform/scheduling/loop'
import type { Loop } from '@pandex/platform/scheduling/loop'
import type { Picture } from '../domain/picture.ts'
import { captchaMetrics } from '../metrics.ts'
import type { PictureRenderer } from './renderer.ts'

export interface PoolLimits {
  full: number
  low: number
  /** Over all types; may be exceeded by one picture. */
  maxBytes: number
  maxWaiting: number
}

/** @param ready pictures per type */
export const poolLimitsFor = (ready: number): PoolLimits => ({
  full: ready,
  low: Math.ceil(ready * 0.75),
  maxBytes: 16 * 1024 * 1024,
  maxWaiting: 100,
})

export interface PicturePool extends Resource {
  /**
   * Returns an unused picture, or waits for one.
   * @throws AppError `unavailable` if too many callers wait, or at the caller's deadline
   */
  take(type: ChallengeType, ctx: Pick<Context, 'deadlineMs' | 'signal'>): Promise<Picture>
}

interface TypePool {
  type: ChallengeType
  ready: Picture[]
  /** FIFO. */
  waiting: Set<(picture: Picture) => void>
  isFilling: boolean
}

/** Reserved for sending the response before the deadline. */
const marginMs = 50

const sizeOf = ({ mask, thumb }: Picture): number => mask.byteLength + thumb.byteLength

const retryDelayMs = { min: 50, max: 5_000 }

/** Keeps pictures of each type ready, each used once. Draws sequentially; owns the renderer. */
export const openPicturePool = (renderer: PictureRenderer, limits: PoolLimits, log: Logger): PicturePool => {
  const typePools = challengeTypes.map((type): TypePool => ({ type, ready: [], waiting: new Set(), isFilling: true }))
  const stopping = new AbortController()
  let bytes = 0
  let hasDrawn = false
  let filling: Loop | undefined

  const findNeediest = (): TypePool | undefined => {
    const [longest] = typePools.toSorted((a, b) => b.waiting.size - a.waiting.size)
    if (longest && longest.waiting.size > 0) return longest
    if (bytes >= limits.maxBytes) return undefined
    return typePools.filter(({ isFilling }) => isFilling).toSorted((a, b) => a.ready.length - b.ready.length)[0]
  }
  const watchLevel = (typePool: TypePool): void => {
    const level = typePool.ready.length
    typePool.isFilling = level < (typePool.isFilling ? limits.full : limits.low)
    captchaMetrics.ready.set({ type: typePool.type }, level)
    if (typePool.isFilling || typePool.waiting.size > 0) filling?.wakeUp()
  }
  const put = (typePool: TypePool, picture: Picture): void => {
    const [next] = typePool.waiting
    if (next) return next(picture)
    typePool.ready.push(picture)
    bytes += sizeOf(picture)
    watchLevel(typePool)
  }
  const drawFor = async (typePool: TypePool): Promise<void> => {
    const { type } = typePool
    try {
      put(typePool, await renderer.draw(type))
      captchaMetrics.drawn.inc({ type, outcome: 'drawn' })
      hasDrawn = true
    } catch (error) {
      if (stopping.signal.aborted) return
      captchaMetrics.drawn.inc({ type, outcome: 'failed' })
      log.error({ err: error, type }, 'captcha pictures: drawing failed, retrying')
      throw error
    }
  }
  const waitFor = async (
    typePool: TypePool,
    { deadlineMs, signal }: Pick<Context, 'deadlineMs' | 'signal'>,
  ): Promise<Picture> => {
    if (typePool.waiting.size >= limits.maxWaiting) throw unavailableError()
    const { promise, resolve, reject } = Promise.withResolvers<Picture>()
    const giveUp = (): void => reject(unavailableError())
    for (const end of [signal, stopping.signal]) end.addEventListener('abort', giveUp, { once: true })
    const accept = (picture: Picture): void => {
      typePool.waiting.delete(accept)
      resolve(picture)
    }
    typePool.waiting.add(accept)
    watchLevel(typePool)
    try {
      return await withTimeout(promise, deadlineMs - marginMs - Date.now(), () => {
        throw unavailableError()
      })
    } finally {
      typePool.waiting.delete(accept)
      for (const end of [signal, stopping.signal]) end.removeEventListener('abort', giveUp)
    }
  }
  typePools.forEach(watchLevel)
  filling = startLoop({
    name: 'pictures',
    intervalMs: retryDelayMs.min,
    maxPauseMs: retryDelayMs.max,
    work: async () => {
      const typePool = findNeediest()
      if (!typePool) return Infinity
      await drawFor(typePool)
      return 0
    },
  })
  return {
    name: 'pictures',
    checkReady: async () => {
      if (!hasDrawn) throw new Error('nothing drawn yet')
    },
    take: async (type, ctx) => {
      const typePool = typePools.find((candidate) => candidate.type === type)!
      const picture = typePool.ready.shift()
      if (!picture) return waitFor(typePool, ctx)
      bytes -= sizeOf(picture)
      watchLevel(typePool)
      return picture
    },
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await Promise.all([filling?.[Symbol.asyncDispose](), renderer[Symbol.asyncDispose]()])
    },
  }
}
