import type { Logger } from './logger.ts'

export interface CachedReader<T> {
  /** @throws what `load` threw, unless an older value can stand in for it */
  read(): Promise<T>
  /** What was loaded or is being loaded by now is not answered as fresh any more. */
  invalidate(): void
}

export interface CachedReaderOptions<T> {
  load: () => Promise<T>
  ttlMs: number
  /** How long a caller waits for a fresh value when an older one is at hand. */
  patienceMs: number
  log: Logger
}

/**
 * Keeps a value for a moment, so that reading it does not cost a query each time. One load at a time; when the store
 * fails or hangs, the last value goes on being answered: an old configuration is better than none.
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
