/** Second-level cache in Redis, shared by all gateways. Holds responses for anonymous clients; calls have a short timeout. */
import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { withTimeout } from '@pandex/platform/resilience/with-timeout'
import type { Logger } from '@pandex/platform/logging/logger'
import { inBytes } from '@pandex/platform/redis'
import type { RedisClient } from '@pandex/platform/redis'
import { selectEncodedBody } from './cached-response.ts'
import type { CachedResponse, Encoding } from './cached-response.ts'

export interface SharedStore {
  /** Never rejects. Returns undefined when Redis does not answer within `timeoutMs`. */
  get: (key: string) => Promise<CachedResponse | undefined>
  /** Stores the response after it was sent. */
  put: (key: string, entry: CachedResponse) => void
}

export interface SharedStoreOptions {
  redis: RedisClient
  prefix: string
  /** Gateways of different builds do not share entries. */
  version: string
  log: Logger
}

/** Compressed size. */
const maxCompressedBytes = 256_000

const timeoutMs = 50

const backoffMs = 3_000

type Head = Pick<
  CachedResponse,
  'status' | 'contentType' | 'etag' | 'madeAtMs' | 'lifetime' | 'tags' | 'words' | 'refusal' | 'usage'
> & {
  encoding: Encoding
}

const decompress = { br: brotliDecompressSync, gzip: gunzipSync }

/** Compresses the response only if no client has got it compressed. */
const serializeResponse = (entry: CachedResponse): Buffer => {
  const { status, contentType, etag, madeAtMs, lifetime, tags, words, refusal, usage } = entry
  const { body, encoding } = entry.br ?? entry.gzip ?? selectEncodedBody(entry, 'br')
  const head = { status, contentType, etag, madeAtMs, lifetime, tags, words, refusal, usage, encoding }
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body])
}

const deserializeResponse = (packed: Buffer): CachedResponse => {
  const end = packed.indexOf('\n')
  const { encoding, ...head } = JSON.parse(packed.subarray(0, end).toString()) as Head
  const body = packed.subarray(end + 1)
  if (encoding === 'identity') return { ...head, identity: { encoding, body } }
  return {
    ...head,
    identity: { encoding: 'identity', body: decompress[encoding](body) },
    [encoding]: { encoding, body },
  }
}

export const createSharedStore = ({ redis, prefix, version, log }: SharedStoreOptions): SharedStore => {
  const binary = inBytes(redis)
  const nameOf = (key: string): string =>
    `${prefix}cache:${version}:${createHash('sha256').update(key).digest('base64url')}`
  let pausedUntilMs = 0

  const isAvailable = (): boolean => redis.isReady && Date.now() >= pausedUntilMs
  const pause = (error: unknown): undefined => {
    pausedUntilMs = Date.now() + backoffMs
    log.warn({ err: error }, 'response cache: redis unavailable, using only memory for 3 s')
  }
  const inTime = async <T>(work: Promise<T>): Promise<T> =>
    withTimeout(work, timeoutMs, () => {
      throw new Error('redis is slow')
    })
  const write = (key: string, entry: CachedResponse): void => {
    const packed = serializeResponse(entry)
    if (packed.length > maxCompressedBytes) return
    const { freshMs, staleWhileRevalidateMs } = entry.lifetime
    const expiration = { type: 'PX', value: freshMs + staleWhileRevalidateMs } as const
    inTime(redis.set(nameOf(key), packed, { expiration })).catch(pause)
  }
  return {
    async get(key) {
      if (!isAvailable()) return undefined
      try {
        const packed = await inTime(binary.get(nameOf(key)))
        return packed === null ? undefined : deserializeResponse(packed)
      } catch (error) {
        return pause(error)
      }
    },
    put(key, entry) {
      if (isAvailable()) setImmediate(() => write(key, entry))
    },
  }
}
