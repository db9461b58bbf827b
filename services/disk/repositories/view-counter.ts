import type { Logger } from '@pandex/platform/logger'
import type { Db } from '@pandex/platform/postgres'
import type { Resource } from '@pandex/platform/run-service'
import { addViews } from './disk-views.ts'

export interface ViewCounter extends Resource {
  count(diskId: number): void
}

export interface ViewCounterOptions {
  db: Db
  log: Logger
  clock: () => Date
  flushIntervalMs?: number
}

/** Resources that may wait to be written; past it, views of further ones are not counted until the next write. */
const maxWaiting = 50_000

/**
 * Counts views in memory and writes them every few seconds. A crash loses those of the last seconds, which nobody can tell
 * from a busier minute; a store that is away loses none, they are written when it is back.
 */
export const startViewCounter = ({ db, log, clock, flushIntervalMs = 3_000 }: ViewCounterOptions): ViewCounter => {
  let waiting = new Map<number, number>()
  const add = (diskId: number, views: number): void => {
    if (waiting.size >= maxWaiting && !waiting.has(diskId)) return
    waiting.set(diskId, (waiting.get(diskId) ?? 0) + views)
  }
  const flush = async (): Promise<void> => {
    if (waiting.size === 0) return
    const views = waiting
    waiting = new Map()
    try {
      await addViews(db, views, clock())
    } catch (error) {
      log.warn({ err: error }, 'views cannot be written now')
      for (const [diskId, count] of views) add(diskId, count)
    }
  }
  let flushing = Promise.resolve()
  const timer = setInterval(() => {
    flushing = flushing.then(flush)
  }, flushIntervalMs)
  return {
    name: 'view counter',
    count: (diskId) => add(diskId, 1),
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await flushing.then(flush)
    },
  }
}
