/** Finished answers as bytes. */
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Wanted } from '../gate/gate.ts'
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

export type Encoding = 'br' | 'gzip' | 'identity'

/** One of the forms in which an answer goes over the line. */
export interface Form {
  /** As Content-Encoding calls it. */
  encoding: Encoding
  body: Buffer
  /** The headers that it was last sent with, as far as they are the same for everybody. */
  head?: { key: object; flags: number; list: readonly string[] }
}

/** A finished answer: its bytes, and their compressed twins once somebody asked for them. */
export interface Entry {
  status: number
  contentType: string
  /** Where a redirect leads. */
  location?: string
  identity: Form
  br?: Form
  gzip?: Form
  etag: string
  madeAtMs: number
  lifetime: Lifetime
  /** What it was made of (`Drops`). */
  tags: readonly string[]
  /** What it refuses the stranger it was made for. */
  verdict?: Verdict
  /** What whoever gets it looks for. */
  wanted?: Wanted
}

/** Shorter bodies do not gain from compression what it costs. */
const minCompressedBytes = 1_000

export const createEntry = (body: string | Buffer, lifetime: Lifetime, contentType: string, status = 200): Entry => {
  const bytes = Buffer.from(body as string)
  // Weak: the compressed twins are other bytes of the same answer.
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`
  const identity: Form = { encoding: 'identity', body: bytes }
  return { status, contentType, identity, etag, madeAtMs: Date.now(), lifetime, tags: [] }
}

const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/
export const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/

/** The best form that a client takes. */
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
