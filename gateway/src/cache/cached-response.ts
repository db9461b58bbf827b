import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { PageSources } from '../http/headers.ts'
import type { Refusal, UsageEvent } from '../types.ts'

/** Consecutive spans: each one starts where the previous one ends. */
export interface Lifetime {
  freshMs: number
  /** Replaces `freshMs` once a resource with one of the response's words has changed. */
  freshMsIfChanged?: number
  /** Served while a new response is fetched (stale-while-revalidate). */
  staleWhileRevalidateMs: number
  /** Served only when the fetch fails because a service is unavailable (stale-if-error). */
  staleIfErrorMs: number
}

/** For responses that change only by being replaced. */
export const unlimitedLifetime: Lifetime = {
  freshMs: Number.POSITIVE_INFINITY,
  staleWhileRevalidateMs: 0,
  staleIfErrorMs: 0,
}

export type Encoding = 'br' | 'gzip' | 'identity'

export interface EncodedBody {
  encoding: Encoding
  body: Buffer
  /** The header list of the last response, reused while `key`, `flags` and `sources` are the same. */
  head?: { key: object; flags: number; sources: PageSources | undefined; list: readonly string[] }
  /** The bytes as Latin-1 characters; see `fast-path/send-cached-response.ts`. */
  text?: string
}

/** A cached response. The compressed forms are created on first use. */
export interface CachedResponse {
  status: number
  contentType: string
  location?: string
  identity: EncodedBody
  br?: EncodedBody
  gzip?: EncodedBody
  etag: string
  madeAtMs: number
  lifetime: Lifetime
  tags: readonly string[]
  /** Words of the resources that the response may lack. */
  words: readonly string[]
  /** Recent reads in this gateway. */
  reads?: number
  refusal?: Refusal
  usage?: UsageEvent
}

const minCompressedBytes = 1_000

export const createCachedResponse = (
  body: string | Buffer,
  lifetime: Lifetime,
  contentType: string,
  status = 200,
): CachedResponse => {
  const bytes = Buffer.from(body as string)
  // Weak, because compressed forms share the ETag with different bytes.
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`
  const identity: EncodedBody = { encoding: 'identity', body: bytes }
  return { status, contentType, identity, etag, madeAtMs: Date.now(), lifetime, tags: [], words: [] }
}

const acceptsBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/
export const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/

export const selectEncodedBody = (entry: CachedResponse, acceptEncoding: string | undefined): EncodedBody => {
  const { identity } = entry
  if (acceptEncoding === undefined || identity.body.length < minCompressedBytes) return identity
  if (acceptsBrotli.test(acceptEncoding)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
    return (entry.br ??= { encoding: 'br', body: brotliCompressSync(identity.body, { params }) })
  }
  if (acceptsGzip.test(acceptEncoding)) {
    return (entry.gzip ??= { encoding: 'gzip', body: gzipSync(identity.body, { level: 5 }) })
  }
  return identity
}
