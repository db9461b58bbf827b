import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { AppError } from '@pandex/platform/errors'
import { LRUCache } from 'lru-cache'
import type { Verdict } from '../routes/route.ts'

/** How long an answer lives, each span counted from where the one before it ends. */
export interface Lifetime {
  /** It is served as it is. */
  freshMs: number
  /** It is served once more while a new one is fetched. */
  staleMs: number
  /** It is served only when no new one can be had. */
  spareMs: number
}

/** A finished answer: its bytes, and their compressed twins once somebody asked for them. */
export interface Entry {
  status: number
  contentType: string
  body: Buffer
  etag: string
  madeAtMs: number
  lifetime: Lifetime
  /** What it refuses the stranger it was made for. */
  verdict?: Verdict
  br?: Buffer
  gzip?: Buffer
}

/** Shorter bodies do not gain from compression what it costs. */
const minCompressedBytes = 1_000

export const createEntry = (body: string | Buffer, lifetime: Lifetime, contentType: string, status = 200): Entry => {
  const bytes = Buffer.from(body as string)
  // Weak: the compressed twins are other bytes of the same answer.
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`
  return { status, contentType, body: bytes, etag, madeAtMs: Date.now(), lifetime }
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best form that a client takes, and its name for Content-Encoding. */
export const bodyFor = (entry: Entry, acceptEncoding: string | undefined): { body: Buffer; encoding: Encoding } => {
  if (acceptEncoding === undefined || entry.body.length < minCompressedBytes) {
    return { body: entry.body, encoding: 'identity' }
  }
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(acceptEncoding)) {
    entry.br ??= brotliCompressSync(entry.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    return { body: entry.br, encoding: 'br' }
  }
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(acceptEncoding)) {
    entry.gzip ??= gzipSync(entry.body, { level: 5 })
    return { body: entry.gzip, encoding: 'gzip' }
  }
  return { body: entry.body, encoding: 'identity' }
}

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
    // The compressed twins come later; together they stay below the length of the body.
    sizeCalculation: (entry, key) => entry.body.length * 2 + key.length * 2 + 500,
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
