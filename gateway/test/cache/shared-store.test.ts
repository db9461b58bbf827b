import { randomBytes } from 'node:crypto'
import { openRedis } from '@pandex/platform/redis'
import { startFaultProxy } from '@pandex/platform/testing/fault-proxy'
import { makePrefix, silentLogger, waitFor } from '@pandex/platform/testing/fixtures'
import { measureMin, measureDurationMs } from '@pandex/platform/testing/measure'
import { expect, inject, it } from 'vitest'
import { createTagInvalidation } from '../../src/cache/tag-invalidation.ts'
import { createCachedResponse, selectEncodedBody } from '../../src/cache/cached-response.ts'
import { createResponseCache } from '../../src/cache/response-cache.ts'
import { createSharedStore } from '../../src/cache/shared-store.ts'

const log = silentLogger()
const lifetime = { freshMs: 10_000, staleWhileRevalidateMs: 0, staleIfErrorMs: 0 }
const text = '盘'.repeat(2_000)

/** @param redisUrl address of a Redis proxy that injects faults */
const openStore = async (redisUrl?: string) => {
  const faultyOptions = redisUrl && { url: redisUrl, log, silenceMs: 700 }
  const redis = await openRedis(faultyOptions || { url: inject('engines').redisUrl, log })
  const prefix = makePrefix()
  const storeOf = (version: string) => createSharedStore({ redis: redis.client, prefix, version, log })
  return { redis: redis.client, prefix, storeOf, [Symbol.asyncDispose]: () => redis[Symbol.asyncDispose]() }
}

it('returns body, refusal, age, tags and usage as stored, for the same version only', async () => {
  await using open = await openStore()
  const store = open.storeOf('one')
  const entry = {
    ...createCachedResponse(text, lifetime, 'text/plain'),
    tags: ['doc:1'],
    refusal: { code: 410, msg: '请先购买' },
    usage: { view: 'd1' },
  }
  store.put('key', entry)
  await expect
    .poll(() => store.get('key'))
    .toMatchObject({
      status: 200,
      contentType: 'text/plain',
      etag: entry.etag,
      madeAtMs: entry.madeAtMs,
      tags: ['doc:1'],
      refusal: { code: 410, msg: '请先购买' },
      usage: { view: 'd1' },
      identity: { body: Buffer.from(text) },
      br: { encoding: 'br' },
    })
  expect(await open.storeOf('two').get('key')).toBeUndefined()
  expect(await store.get('another key')).toBeUndefined()
})

it('stores a response in the form in which it was sent', async () => {
  await using open = await openStore()
  const store = open.storeOf('one')
  const entry = createCachedResponse(text, lifetime, 'text/plain')
  store.put('key', entry)
  const { body } = selectEncodedBody(entry, 'gzip')
  await expect
    .poll(() => store.get('key'))
    .toMatchObject({ identity: { body: Buffer.from(text) }, gzip: { encoding: 'gzip', body } })
  expect(entry.br).toBeUndefined()
})

it('hashes its keys, expires entries with their lifetime and skips large bodies', async () => {
  await using open = await openStore()
  const store = open.storeOf('one')
  store.put('who searches for this', createCachedResponse(text, lifetime, 'text/plain'))
  store.put('large', createCachedResponse(randomBytes(300_000), lifetime, 'text/plain'))
  await expect.poll(() => store.get('who searches for this')).toBeDefined()
  const keys = await open.redis.keys(`${open.prefix}*`)
  expect(keys).toHaveLength(1)
  expect(keys[0]).not.toContain('searches')
  expect(await open.redis.pTTL(keys[0] ?? '')).toBeLessThanOrEqual(10_000)
})

it('adds little latency while Redis hangs, and is used again afterwards', async () => {
  await using proxy = await startFaultProxy({ target: inject('engines').redisUrl.replace('redis://', '') })
  await using open = await openStore(`redis://${proxy.address}`)
  const cache = createResponseCache({ maxBytes: 1_000_000, store: open.storeOf('one') })
  const load = (key: string) => cache.load({ key, make: async () => createCachedResponse(key, lifetime, 'text/plain') })
  const store = open.storeOf('one')
  const waitUntilUsed = () =>
    waitFor(async () => {
      store.put('again', createCachedResponse('x', lifetime, 'text/plain'))
      return store.get('again')
    })
  let keys = 0
  const measureFrozenMs = async (): Promise<number> => {
    proxy.restore()
    await waitUntilUsed()
    proxy.freeze()
    return measureDurationMs(async () => {
      for (let index = 0; index < 20; index++) await load(`key ${(keys += 1)}`)
    })
  }
  expect(await measureMin(500, measureFrozenMs)).toBeLessThan(500)
  proxy.restore()
  await waitUntilUsed()
})

it('returns no response that is older than an invalidation', async () => {
  await using open = await openStore()
  const store = open.storeOf('one')
  const tagInvalidation = createTagInvalidation()
  const cache = createResponseCache({ maxBytes: 1_000_000, tagInvalidation, store })
  store.put('key', { ...createCachedResponse('before', lifetime, 'text/plain'), tags: ['doc:1'] })
  await expect.poll(() => store.get('key')).toBeDefined()
  tagInvalidation.invalidate(['doc:1'])
  const make = async () => ({ ...createCachedResponse('after', lifetime, 'text/plain'), tags: ['doc:1'] })
  expect((await cache.load({ key: 'key', make, tags: ['doc:1'] })).identity.body.toString()).toBe('after')
})

it('gives a load that began before an invalidation to earlier callers only', async () => {
  const tagInvalidation = createTagInvalidation()
  const cache = createResponseCache({ maxBytes: 1_000_000, tagInvalidation })
  const slow = Promise.withResolvers<void>()
  const tags = ['doc:1']
  const earlyResponse = cache.load({
    key: 'key',
    make: async () => (await slow.promise, { ...createCachedResponse('before', lifetime, 'text/plain'), tags }),
    tags,
  })
  tagInvalidation.invalidate(tags)
  const lateResponse = cache.load({
    key: 'key',
    make: async () => ({ ...createCachedResponse('after', lifetime, 'text/plain'), tags }),
    tags,
  })
  expect((await lateResponse).identity.body.toString()).toBe('after')
  slow.resolve()
  expect((await earlyResponse).identity.body.toString()).toBe('before')
  const laterResponse = await cache.load({
    key: 'key',
    make: async () => ({ ...createCachedResponse('after', lifetime, 'text/plain'), tags }),
    tags,
  })
  expect(laterResponse.identity.body.toString()).toBe('after')
})
