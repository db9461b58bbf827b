import { AppError } from '@pandex/platform/errors'
import { LRUCache } from 'lru-cache'
import type { Entry } from './entry.ts'

export interface ReadCache {
  /** An answer that may be served as it is. */
  fresh: (key: string) => Entry | undefined
  /** An answer for `key`, made by one `make` however many ask meanwhile. A failure is passed on to all who wait and never kept. */
  load: (key: string, make: () => Promise<Entry>) => Promise<Entry>
}

/** Finished answers of public reads in this process's memory, at most `maxBytes` of them. */
export const createReadCache = ({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }): ReadCache => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    // Each form is kept twice, and the compressed twins come later; together they stay below the length of the body.
    sizeCalculation: ({ identity }, key) => identity.body.length * 4 + key.length * 2 + 1_500,
  })
  const loading = new Map<string, Promise<Entry>>()

  const refresh = (key: string, make: () => Promise<Entry>): Promise<Entry> => {
    const pending =
      loading.get(key) ??
      make()
        .then((entry) => {
          if (entry.lifetime.freshMs > 0) entries.set(key, entry)
          return entry
        })
        .finally(() => loading.delete(key))
    loading.set(key, pending)
    return pending
  }
  return {
    fresh(key) {
      const entry = entries.get(key)
      return entry && now() < entry.madeAtMs + entry.lifetime.freshMs ? entry : undefined
    },
    async load(key, make) {
      const held = entries.get(key)
      if (!held) return refresh(key, make)
      const { freshMs, staleMs, spareMs } = held.lifetime
      const ageMs = now() - held.madeAtMs
      const isSpare = (error: unknown): boolean =>
        error instanceof AppError && error.kind === 'unavailable' && ageMs < freshMs + staleMs + spareMs
      const fetched = refresh(key, make).catch((error: unknown) => {
        if (isSpare(error)) return held
        throw error
      })
      if (ageMs >= freshMs + staleMs) return fetched
      fetched.catch(() => undefined)
      return held
    },
  }
}
