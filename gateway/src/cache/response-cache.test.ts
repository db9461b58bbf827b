import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { AppError, unavailableError } from '@pandex/platform/errors'
import { expect, it } from 'vitest'
import { createTagInvalidation } from './tag-invalidation.ts'
import { selectEncodedBody, createCachedResponse } from './cached-response.ts'
import { createResponseCache } from './response-cache.ts'
import type { CachedResponse, Lifetime } from './cached-response.ts'

const lifetime: Lifetime = { freshMs: 100, staleWhileRevalidateMs: 100, staleIfErrorMs: 1_000 }

/** A cache with a manual clock; each response contains its number. */
const createFixture = (options: { maxBytes?: number } = {}) => {
  const startedAtMs = Date.now()
  let elapsedMs = 0
  let made = 0
  const now = (): number => startedAtMs + elapsedMs
  const cache = createResponseCache({ maxBytes: options.maxBytes ?? 1_000_000, now })
  const make = async (own: Lifetime = lifetime): Promise<CachedResponse> => {
    made += 1
    return { ...createCachedResponse(`answer ${made}`, own, 'text/plain'), madeAtMs: now() }
  }
  return {
    cache,
    make,
    pass: (ms: number) => {
      elapsedMs += ms
    },
    load: async (key = 'a', how: () => Promise<CachedResponse> = make) =>
      (await cache.load({ key, make: how })).identity.body.toString(),
    read: (times: number): void => {
      for (let number = 0; number < times; number += 1) cache.getFresh('a')
    },
    madeCount: () => made,
  }
}

it('loads a response once for concurrent callers', async () => {
  const { load, madeCount } = createFixture()
  expect(await Promise.all([load(), load(), load()])).toEqual(['answer 1', 'answer 1', 'answer 1'])
  expect(madeCount()).toBe(1)
})

it('gives a caller that joined a load no response from before an invalidation', async () => {
  const tagInvalidation = createTagInvalidation()
  const cache = createResponseCache({ maxBytes: 1_000_000, tagInvalidation })
  const slow = Promise.withResolvers<void>()
  const makeOf = (text: string, ready: Promise<void>) => async (): Promise<CachedResponse> => {
    await ready
    return { ...createCachedResponse(text, lifetime, 'text/plain'), tags: ['doc:1'] }
  }
  const first = cache.load({ key: 'a', make: makeOf('before', slow.promise) })
  tagInvalidation.invalidate(['doc:1'])
  const joined = cache.load({ key: 'a', make: makeOf('after', Promise.resolve()) })
  slow.resolve()
  await first
  expect((await joined).identity.body.toString()).toBe('after')
})

it('separates the responses of different keys', async () => {
  const { cache, load } = createFixture()
  expect([await load('a'), await load('b')]).toEqual(['answer 1', 'answer 2'])
  expect(cache.getFresh('a')?.identity.body.toString()).toBe('answer 1')
  expect(cache.getFresh('c')).toBeUndefined()
})

it('serves a stale response once while it loads a fresh one', async () => {
  const { cache, load, pass } = createFixture()
  await load()
  pass(150)
  expect(cache.getFresh('a')).toBeUndefined()
  expect(await load()).toBe('answer 1')
  await expect.poll(() => cache.getFresh('a')?.identity.body.toString()).toBe('answer 2')
})

it('lets no reader of a popular response wait, even after a pause', async () => {
  const { cache, load, read, pass } = createFixture()
  await load()
  read(6)
  pass(5_000)
  expect(await load()).toBe('answer 1')
  await expect.poll(() => cache.getFresh('a')?.identity.body.toString()).toBe('answer 2')
  // It stays popular for as long as it is read.
  read(3)
  pass(5_000)
  expect(await load()).toBe('answer 2')
})

it('forgets the popularity of a response that is no longer read', async () => {
  const { load, read, pass } = createFixture()
  await load()
  read(6)
  for (let number = 2; number < 5; number += 1) {
    pass(20_000)
    expect(await load()).toBe(`answer ${number}`)
  }
  pass(5_000)
  expect(await load()).toBe('answer 5')
})

it('never serves a popular response stale that may not be served stale', async () => {
  const { load, make, read, pass } = createFixture()
  const makeEmpty = () => make({ ...lifetime, staleWhileRevalidateMs: 0 })
  await load('a', makeEmpty)
  read(6)
  pass(5_000)
  expect(await load('a', makeEmpty)).toBe('answer 2')
})

it('replaces a response sooner if it may lack a changed resource', async () => {
  const startedAtMs = Date.now()
  let elapsedMs = 0
  const now = (): number => startedAtMs + elapsedMs
  const changedWords = createTagInvalidation({ now })
  const cache = createResponseCache({ maxBytes: 1_000_000, changedWords, now })
  const long: Lifetime = { ...lifetime, freshMs: 30_000, freshMsIfChanged: 1_000, staleWhileRevalidateMs: 0 }
  const make = (word: string) => async (): Promise<CachedResponse> => ({
    ...createCachedResponse(word, long, 'text/plain'),
    words: [word],
  })
  await cache.load({ key: 'a', make: make('余年') })
  await cache.load({ key: 'b', make: make('地球') })
  const isHeld = () => ['a', 'b'].map((key) => cache.getFresh(key) !== undefined)
  elapsedMs = 20_000
  expect(isHeld()).toEqual([true, true])
  changedWords.invalidate(['余年'])
  expect(isHeld()).toEqual([false, true])
  await cache.load({ key: 'a', make: make('余年') })
  expect(isHeld()).toEqual([true, true])
  changedWords.invalidate(['余年'])
  expect(isHeld()).toEqual([true, true])
  elapsedMs += 1_001
  expect(isHeld()).toEqual([false, true])
})

it('waits for a fresh response when the stale one is too old', async () => {
  const { load, pass } = createFixture()
  await load()
  pass(200)
  expect(await load()).toBe('answer 2')
})

it('serves a stale response while a service is unavailable, for a limited time', async () => {
  const { load, pass } = createFixture()
  const fail = (): Promise<CachedResponse> => Promise.reject(unavailableError())
  await load()
  pass(500)
  expect(await load('a', fail)).toBe('answer 1')
  pass(1_000)
  await expect(load('a', fail)).rejects.toMatchObject({ kind: 'unavailable' })
})

it('passes on any other failure and caches none', async () => {
  const { load, pass } = createFixture()
  await load()
  pass(500)
  await expect(load('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(load('b', () => Promise.reject(unavailableError()))).rejects.toMatchObject({ kind: 'unavailable' })
  expect(await load('b')).toBe('answer 2')
})

it('loads a response for a client when the shared load was refused because of another client', async () => {
  const { cache, make, madeCount } = createFixture()
  const busy = new AppError('unavailable', 'search.too_busy', 'busy')
  const refuse = (): Promise<CachedResponse> => Promise.reject(busy)
  const loadRefused = () => cache.load({ key: 'a', make: refuse, flow: 'flooder' })
  const flood = [loadRefused(), loadRefused()]
  const others = ['visitor', 'another'].map((flow) => cache.load({ key: 'a', make, flow }))
  for (const refused of flood) await expect(refused).rejects.toBe(busy)
  const bodies = (await Promise.all(others)).map(({ identity }) => identity.body.toString())
  expect(bodies).toEqual(['answer 1', 'answer 1'])
  expect(madeCount()).toBe(1)
})

it('tells each caller that waits for a load, and none that gets a stored response', async () => {
  const { cache, make, pass } = createFixture()
  const waiting: string[] = []
  const load = (name: string, how = make) =>
    cache.load({ key: 'a', make: how, flow: name, onMiss: () => void waiting.push(name) })
  await Promise.all([load('first'), load('joined')])
  pass(150)
  await load('stale')
  await expect.poll(() => cache.getFresh('a')).toBeDefined()
  pass(300)
  await load('too old')
  pass(500)
  await load('stale after an error', () => Promise.reject(unavailableError()))
  expect(waiting).toEqual(['first', 'joined', 'too old', 'stale after an error'])
})

it('stores no response without a lifetime', async () => {
  const { cache, load, make } = createFixture()
  await load('a', () => make({ freshMs: 0, staleWhileRevalidateMs: 0, staleIfErrorMs: 0 }))
  expect(cache.getFresh('a')).toBeUndefined()
  expect(await load()).toBe('answer 2')
})

it('limits its memory', async () => {
  const { cache, load } = createFixture({ maxBytes: 15_500 })
  for (let index = 0; index < 50; index++) await load(`key ${index}`)
  const cached = Array.from({ length: 50 }, (_, index) => cache.getFresh(`key ${index}`)).filter(Boolean)
  expect(cached.length).toBeGreaterThan(5)
  expect(cached.length).toBeLessThan(11)
})

const long = createCachedResponse('盘'.repeat(1_000), lifetime, 'text/plain')

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['identity', 'identity'],
] as const)('accepts %j and serves the encoding %s', (accepted, encoding) => {
  const sent = selectEncodedBody(long, accepted)
  expect(sent.encoding).toBe(encoding)
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }[encoding]
  expect(unpack(sent.body)).toEqual(long.identity.body)
})

it('compresses a response once, and never a short one', () => {
  expect(selectEncodedBody(long, 'br').body).toBe(selectEncodedBody(long, 'br').body)
  expect(selectEncodedBody(createCachedResponse('short', lifetime, 'text/plain'), 'br').encoding).toBe('identity')
})
