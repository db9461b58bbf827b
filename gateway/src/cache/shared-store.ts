/** Second-level cache in Redis, shared by all gateways. Holds responses for anonymous clients; calls have a short timeout. */
import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import type { Logger } from '@pandex/platform/logger'
import { inBytes } from '@pandex/platform/redis'
import type { RedisClient } from '@pandex/platform/redis'
import { formFor } from './entry.ts'
import type { Entry } from './entry.ts'

export interface SharedStore {
  /** Never rejects. Returns undefined when Redis does not answer within `patienceMs`. */
  get: (key: string) => Promise<Entry | undefined>
  put: (key: string, entry: Entry) => void
}

export interface SharedStoreOptions {
  redis: RedisClient
  prefix: string
  /** Gateways of different builds do not share entries. */
  version: string
  log: Logger
}

/** Compressed size. */
const maxBytes = 256_000

const patienceMs = 50

const pauseMs = 3_000

type Head = Pick<Entry, 'status' | 'contentType' | 'etag' | 'madeAtMs' | 'lifetime' | 'tags' | 'verdict' | 'wanted'> & {
  encoding: 'br' | 'identity'
}

const pack = (entry: Entry): Buffer => {
  const { status, contentType, etag, madeAtMs, lifetime, tags, verdict, wanted } = entry
  const { body, encoding } = formFor(entry, 'br')
  const head = { status, contentType, etag, madeAtMs, lifetime, tags, verdict, wanted, encoding }
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body])
}

const unpack = (packed: Buffer): Entry => {
  const end = packed.indexOf('\n')
  const { encoding, ...head } = JSON.parse(packed.subarray(0, end).toString()) as Head
  const body = packed.subarray(end + 1)
  if (encoding === 'identity') return { ...head, identity: { encoding, body } }
  return { ...head, identity: { encoding: 'identity', body: brotliDecompressSync(body) }, br: { encoding, body } }
}

export const createSharedStore = ({ redis, prefix, version, log }: SharedStoreOptions): SharedStore => {
  const binary = inBytes(redis)
  const nameOf = (key: string): string =>
    `${prefix}cache:${version}:${createHash('sha256').update(key).digest('base64url')}`
  let pausedUntilMs = 0

  const isAsked = (): boolean => redis.isReady && Date.now() >= pausedUntilMs
  const pause = (error: unknown): undefined => {
    pausedUntilMs = Date.now() + pauseMs
    log.warn({ err: error }, 'shared answers are left alone for a while')
  }
  /** Uses a plain timer: an aborted signal creates an error object for each timeout. */
  const inTime = async <T>(work: Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('redis is slow')), patienceMs)
      timer.unref()
    })
    return Promise.race([work, late]).finally(() => clearTimeout(timer))
  }
  return {
    async get(key) {
      if (!isAsked()) return undefined
      try {
        const packed = await inTime(binary.get(nameOf(key)))
        return packed === null ? undefined : unpack(packed)
      } catch (error) {
        return pause(error)
      }
    },
    put(key, entry) {
      if (!isAsked()) return
      const packed = pack(entry)
      if (packed.length > maxBytes) return
      const { freshMs, staleMs } = entry.lifetime
      const expiration = { type: 'PX', value: freshMs + staleMs } as const
      inTime(redis.set(nameOf(key), packed, { expiration })).catch(pause)
    },
  }
}
