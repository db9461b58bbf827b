import type { Logger } from './logger.ts'

export interface CachedReader<T> {
  /** @throws the error of `load`, unless an older value is available */
  read(): Promise<T>
  /** Expires the cached value; an in-flight load that began before the invalidation is not cached either. */
  invalidate(): void
}

export interface CachedReaderOptions<T> {
  load: () => Promise<T>
  ttlMs: number
  patienceMs: number
  log: Logger
}

/**
 * Caches a value for `ttlMs`, with one load at a time. When the store fails or hangs, readers get the last value: an outdated configuration
 * is better than none.
 */
export const createCachedReader = <T>({ load, ttlMs, patienceMs, log }: CachedReaderOptions<T>): CachedReader<T> => {
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
        log.warn({ err: error }, 'old value answered: the store did not')
        return latest.value
      },
    )
    return mine
  }
  const orOlder = async (fresh: Promise<T>, older: T): Promise<T> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<T>((resolve) => {
      timer = setTimeout(() => resolve(older), patienceMs)
    })
    return Promise.race([fresh, late]).finally(() => clearTimeout(timer))
  }
  return {
    read: async () => {
      if (latest && performance.now() < freshUntilMs) return latest.value
      pending ??= start()
      return latest ? orOlder(pending, latest.value) : pending
    },
    invalidate: () => {
      freshUntilMs = 0
      pending = undefined
    },
  }
}
