import { AppError } from '@pandex/platform/errors'
import { exposeCounts } from '@pandex/platform/telemetry/metrics'
import { LRUCache } from 'lru-cache'
import { isRefusedToClient } from '../rate-limit/repeat-refusals.ts'
import { createTagInvalidation } from './tag-invalidation.ts'
import type { TagInvalidation } from './tag-invalidation.ts'
import type { CachedResponse } from './cached-response.ts'
import type { SharedStore } from './shared-store.ts'

/** Plain counters: a library metric costs too much on memory hits. */
const reads = { memory: 0, redis: 0, nowhere: 0 }

exposeCounts(
  { name: 'pandex_cache_reads_total', help: 'Public reads by where their answer was found', label: 'level' },
  reads,
)

export interface LoadRequest {
  key: string
  make: () => Promise<CachedResponse>
  /** Invalidation tags known before the load. */
  tags?: readonly string[]
  /** Client id: a caller whose shared load was refused because of another client starts a load of its own. */
  flow?: string
  /** Called when this caller waits for a `make`, its own or a shared one. */
  onMiss?: () => void
}

export interface ResponseCache {
  /** Counts a memory hit. */
  getFresh: (key: string) => CachedResponse | undefined
  /** Returns the response for `key`. Concurrent callers share one `make`; its rejection reaches all of them and is not cached. */
  load: (request: LoadRequest) => Promise<CachedResponse>
}

export interface ResponseCacheOptions {
  maxBytes: number
  tagInvalidation?: TagInvalidation
  /** Words of changed resources. */
  changedWords?: Pick<TagInvalidation, 'isOutdated'>
  store?: SharedStore
  now?: () => number
}

interface PendingLoad {
  startedAtMs: number
  flow: string
  /** Whether no store had the response. */
  isMiss: boolean
  entry: Promise<CachedResponse>
}

/** A request with its defaults. */
type Load = Required<LoadRequest>

const ignore = (): void => undefined

/** Recent reads from which an entry is popular. */
const popularReads = 4

/** Popular responses are served stale this long while they are revalidated, so that their readers never wait. */
const popularStaleMs = 10_000

/** Responses without a stale lifetime, such as empty lists, are never served stale. */
const staleMsOf = ({ lifetime: { staleWhileRevalidateMs: ms }, reads = 0 }: CachedResponse): number =>
  ms > 0 && reads >= popularReads ? Math.max(ms, popularStaleMs) : ms

const maxClockSkewMs = 1_000

/** First-level cache of public reads in process memory. Single-flight loads; serves stale responses while revalidating and on errors. */
export const createResponseCache = ({
  maxBytes,
  tagInvalidation = createTagInvalidation(),
  changedWords = createTagInvalidation(),
  store,
  now = Date.now,
}: ResponseCacheOptions): ResponseCache => {
  const entries = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    // Reserves space for forms that are created later: the compressed ones are together smaller than the body, and each form has a text.
    sizeCalculation: ({ identity }, key) => identity.body.length * 4 + key.length * 2 + 1_500,
  })
  const loading = new Map<string, PendingLoad>()

  /** Also returns expired responses, but none that was invalidated. */
  const getValid = (key: string): CachedResponse | undefined => {
    const entry = entries.get(key)
    return entry && !tagInvalidation.isOutdated(entry.tags, entry.madeAtMs) ? entry : undefined
  }
  const freshMsOf = ({ words, madeAtMs, lifetime }: CachedResponse, skewMs = 0): number => {
    const { freshMs, freshMsIfChanged = freshMs } = lifetime
    return changedWords.isOutdated(words, madeAtMs - skewMs) ? freshMsIfChanged : freshMs
  }
  const isFresh = (entry: CachedResponse, skewMs?: number): boolean => now() < entry.madeAtMs + freshMsOf(entry, skewMs)

  const fetchStored = async (key: string): Promise<CachedResponse | undefined> => {
    const entry = await store?.get(key)
    if (!entry) return undefined
    entry.madeAtMs = Math.min(entry.madeAtMs, now())
    return isFresh(entry, maxClockSkewMs) && !tagInvalidation.isOutdated(entry.tags, entry.madeAtMs - maxClockSkewMs)
      ? entry
      : undefined
  }
  const keep = (key: string, entry: CachedResponse): boolean => {
    if (entry.lifetime.freshMs <= 0 || tagInvalidation.isOutdated(entry.tags, entry.madeAtMs)) return false
    const old = entries.peek(key)
    if ((old?.madeAtMs ?? 0) > entry.madeAtMs) return false
    // A replacement keeps half of the count, so that an entry stays popular while it is read.
    entry.reads = (old?.reads ?? 0) / 2
    entries.set(key, entry)
    return true
  }
  const fetchOrMake = async ({ key, make, onMiss }: Load): Promise<CachedResponse> => {
    const startedAtMs = now()
    const stored = await fetchStored(key)
    reads[stored ? 'redis' : 'nowhere'] += 1
    if (stored) {
      keep(key, stored)
      return stored
    }
    onMiss()
    const entry = await make()
    // The data may be as old as the start of the load.
    entry.madeAtMs = startedAtMs
    if (keep(key, entry)) store?.put(key, entry)
    return entry
  }
  const startLoad = (request: Load): Promise<CachedResponse> => {
    const { key, flow, onMiss } = request
    const markMiss = (): void => {
      own.isMiss = true
      onMiss()
    }
    const own: PendingLoad = {
      startedAtMs: now(),
      flow,
      isMiss: false,
      entry: fetchOrMake({ ...request, onMiss: markMiss }).finally(() => {
        if (loading.get(key) === own) loading.delete(key)
      }),
    }
    loading.set(key, own)
    return own.entry
  }
  /** The tags of a response are known only after its load: joined callers must not get data that was invalidated meanwhile. */
  const joinLoad = async (pending: PendingLoad, request: Load): Promise<CachedResponse> => {
    const entry = await pending.entry.finally(() => {
      if (pending.isMiss) request.onMiss()
    })
    if (!tagInvalidation.isOutdated(entry.tags, pending.startedAtMs)) return entry
    return loading.get(request.key)?.entry ?? startLoad(request)
  }
  const joinOrStart = (request: Load): Promise<CachedResponse> => {
    const pending = loading.get(request.key)
    // An in-flight load that began before the invalidation may return stale data.
    if (!pending || tagInvalidation.isOutdated(request.tags, pending.startedAtMs)) return startLoad(request)
    const joined = joinLoad(pending, request)
    if (pending.flow === request.flow) return joined
    return joined.catch((error: unknown) => {
      if (isRefusedToClient(error)) return joinOrStart(request)
      throw error
    })
  }
  return {
    getFresh(key) {
      const entry = getValid(key)
      if (!entry || !isFresh(entry)) return undefined
      reads.memory += 1
      entry.reads = (entry.reads ?? 0) + 1
      return entry
    },
    async load(given) {
      const request: Load = { tags: [], flow: '', onMiss: ignore, ...given }
      const old = getValid(request.key)
      if (!old) return joinOrStart(request)
      const { staleWhileRevalidateMs, staleIfErrorMs } = old.lifetime
      const freshMs = freshMsOf(old)
      old.reads = (old.reads ?? 0) + 1
      const ageMs = now() - old.madeAtMs
      const mayServeStale = (error: unknown): boolean =>
        error instanceof AppError &&
        error.kind === 'unavailable' &&
        ageMs < freshMs + staleWhileRevalidateMs + staleIfErrorMs
      const isServedStale = ageMs < freshMs + staleMsOf(old)
      const loaded = joinOrStart(isServedStale ? { ...request, onMiss: ignore } : request).catch((error: unknown) => {
        if (mayServeStale(error) && getValid(request.key) === old) return old
        throw error
      })
      if (!isServedStale) return loaded
      loaded.catch(() => undefined)
      return old
    },
  }
}
