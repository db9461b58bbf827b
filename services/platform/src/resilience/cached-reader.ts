import type { Logger } from '../logging/logger.ts'
import { withTimeout } from './with-timeout.ts'

export interface CachedReader<T> {
  /** @throws the error of `load`, unless an older value is available */
  read(): Promise<T>
  /** Expires the cached value; an in-flight load that began before the invalidation is not cached either. */
  invalidate(): void
}

export interface CachedReaderOptions<T> {
  /** Identifies the cache in log messages. */
  name: string
  load: () => Promise<T>
  ttlMs: number
  patienceMs: number
  log: Logger
}

/**
 * Caches a value for `ttlMs`, with one load at a time. When the store fails or hangs, readers get the last value: an outdated configuration
 * is better than none.
 */
export const createCachedReader = <T>({
  name,
  load,
  ttlMs,
  patienceMs,
  log,
}: CachedReaderOptions<T>): CachedReader<T> => {
  let latest: { value: T } | undefined
  let freshUntilMs = 0
  let pending: Promise<T> | undefined

  const start = (): Promise<T> => {
    const mine = load().then(
      (value) => {
        if (pending === mine) {
          latest = { value }
          freshUntilMs = performance.now() + ttlMs
          pending = undefined
        }
        return value
      },
      (error: unknown) => {
        if (pending === mine) pending = undefined
        if (!latest) throw error
        freshUntilMs = performance.now() + ttlMs
        log.warn({ err: error }, `${name}: reload failed, using the last value`)
        return latest.value
      },
    )
    return mine
  }
  return {
    read: async () => {
      if (latest && performance.now() < freshUntilMs) return latest.value
      pending ??= start()
      if (!latest) return pending
      const { value } = latest
      return withTimeout(pending, patienceMs, () => value)
    },
    invalidate: () => {
      freshUntilMs = 0
      pending = undefined
    },
  }
}
