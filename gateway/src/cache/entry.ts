import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Wanted } from '../gate/gate.ts'
import type { Verdict } from '../routes/route.ts'

/** Consecutive spans: each one starts where the previous one ends. */
export interface Lifetime {
  freshMs: number
  /** Served while a new response is fetched (stale-while-revalidate). */
  staleMs: number
  /** Served only when the fetch fails because a service is unavailable (stale-if-error). */
  spareMs: number
}

export type Encoding = 'br' | 'gzip' | 'identity'

export interface Form {
  encoding: Encoding
  body: Buffer
  /** The header list of the last response, reused while `key` and `flags` are the same. */
  head?: { key: object; flags: number; list: readonly string[] }
}

/** A cached response. The compressed forms are created on first use. */
export interface Entry {
  status: number
  contentType: string
  location?: string
  identity: Form
  br?: Form
  gzip?: Form
  etag: string
  madeAtMs: number
  lifetime: Lifetime
  tags: readonly string[]
  verdict?: Verdict
  wanted?: Wanted
}

const minCompressedBytes = 1_000

export const createEntry = (body: string | Buffer, lifetime: Lifetime, contentType: string, status = 200): Entry => {
  const bytes = Buffer.from(body as string)
  // Weak, because compressed forms share the ETag with different bytes.
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`
  const identity: Form = { encoding: 'identity', body: bytes }
  return { status, contentType, identity, etag, madeAtMs: Date.now(), lifetime, tags: [] }
}

const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/
export const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/

export const formFor = (entry: Entry, acceptEncoding: string | undefined): Form => {
  const { identity } = entry
  if (acceptEncoding === undefined || identity.body.length < minCompressedBytes) return identity
  if (takesBrotli.test(acceptEncoding)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
    return (entry.br ??= { encoding: 'br', body: brotliCompressSync(identity.body, { params }) })
  }
  if (takesGzip.test(acceptEncoding)) {
    return (entry.gzip ??= { encoding: 'gzip', body: gzipSync(identity.body, { level: 5 }) })
  }
  return identity
}
