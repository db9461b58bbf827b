import { setTimeout as delay } from 'node:timers/promises'
import { AppError, unavailableError } from '@pandex/platform/errors'
import { registry } from '@pandex/platform/telemetry/metrics'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { measureMin, measureDurationMs } from '@pandex/platform/testing/measure'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { disk } from '../support/services/disk.ts'
import { hit, searchReply } from '../support/services/search.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

let gateway: TestGateway

/** While set, the cache does not age: the number of calls must not depend on the speed of the machine. */
let frozenAtMs: number | undefined

beforeAll(async () => {
  gateway = await startGateway({ shared: () => ({ now: () => frozenAtMs ?? Date.now() }) })
})

beforeEach(() => {
  gateway.services.reset()
  frozenAtMs = Date.now()
})

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
})

const search = (input: object, headers?: Record<string, string>) => gateway.post('/v1/search/disk', input, headers)

const searches = (): unknown[] =>
  gateway.services.calls.filter(({ method }) => method === 'SearchDisk').map(({ request }) => request.q)

const echoSearches = (): void =>
  gateway.services.replace({
    search: {
      SearchDisk: async ({ q, page }) => searchReply([{ ...hit, disk_name: `${q} ${page}` }]),
    },
  })

const firstName = (answer: { body: { data: unknown } }): string =>
  (answer.body.data as { list: { disk_name: string }[] }).list[0]?.disk_name ?? ''

it('calls the service once for concurrent equal searches', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => search({ q: 'once' })))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(searches()).toEqual(['once'])
})

/** Measured searches by cache result. */
const countMeasured = async (): Promise<Record<'hit' | 'miss', number>> => {
  const counts = { hit: 0, miss: 0 }
  const samples = /^pandex_http_seconds_count\{route="POST \/v1\/search\/disk",.*cache="(hit|miss)"\} (\d+)$/gm
  for (const [, result, count] of (await registry.metrics()).matchAll(samples))
    counts[result as 'hit' | 'miss'] += Number(count)
  return counts
}

it('measures searches from the cache apart from those that wait for the service', async () => {
  const before = await countMeasured()
  await Promise.all([search({ q: 'measured' }), search({ q: 'measured' })])
  for (let again = 0; again < 3; again++) await search({ q: 'measured' })
  await expect.poll(countMeasured).toEqual({ hit: before.hit + 3, miss: before.miss + 2 })
})

it('treats differently written equal requests as one', async () => {
  await Promise.all([
    search({ q: 'same' }),
    search({ page: '1', q: ' same ', size: 99 }),
    search({ q: 'same', unknown: 1, adv_params: { platform: 'pc' } }),
    gateway.post('/open/search/disk', { q: 'same', size: 10 }),
  ])
  expect(searches()).toEqual(['same'])
})

it('never serves the response of one search to another', async () => {
  echoSearches()
  const inputs = [
    { q: 'a' },
    { q: 'b' },
    { q: 'a', page: 2 },
    { q: 'a\n{"page":2}' },
    { q: 'a', user: 'x' },
    { q: 'a', exclude_user: ['x'] },
  ]
  const responses = await Promise.all([...inputs, ...inputs].map((input) => search(input)))
  const expected = inputs.map(({ q, page }) => `${q} ${page ?? 1}`)
  expect(responses.map(firstName)).toEqual([...expected, ...expected])
  expect(searches()).toHaveLength(inputs.length)
})

it('separates routes with equal inputs', async () => {
  const latest = await gateway.get('/v1/disk/latest?size=7')
  const hot = await gateway.get('/v1/disk/hot?size=7')
  expect(latest.body.data).toHaveLength(1)
  expect(hot.body.data).toHaveLength(0)
})

it('shows a new resource within two seconds, and within one second after an empty result', async () => {
  frozenAtMs = undefined
  let searchCount = 0
  const measure = async (list: (typeof hit)[]): Promise<number> => {
    const q = `word ${(searchCount += 1)}`
    gateway.services.replace({ search: { SearchDisk: async () => searchReply(list) } })
    await search({ q })
    echoSearches()
    return measureDurationMs(() =>
      waitFor(async () => {
        await delay(10)
        return firstName(await search({ q })) === `${q} 1`
      }),
    )
  }
  expect(await measureMin(2_300, () => measure([hit]))).toBeLessThan(2_300)
  expect(await measureMin(1_300, () => measure([]))).toBeLessThan(1_300)
})

it.each([
  ['nothing', 10_000, (q: string) => searchReply([], q, [q])],
  ['similar resources', 10_000, (q: string) => ({ ...searchReply([hit], q, [q]), relaxed: 'similar' })],
  ['a resource', 120_000, (q: string) => searchReply([hit], q, [q])],
])('a search that finds %s lives %i ms when no change concerns it', async (found, lifeMs, reply) => {
  const q = `search for ${found}`
  const startMs = Date.now()
  gateway.services.replace({ search: { SearchDisk: async () => reply(q) } })
  for (const [afterMs, count] of [
    [0, 1],
    [lifeMs - 100, 1],
    [lifeMs + 100, 2],
  ] as const) {
    frozenAtMs = startMs + afterMs
    await search({ q })
    await expect.poll(searches).toHaveLength(count)
  }
})

it('caches no failure', async () => {
  gateway.services.replace({
    search: { SearchDisk: () => Promise.reject(new AppError('invalid', 'search.query_blank', '请输入关键词')) },
  })
  expect(await search({ q: '' })).toMatchObject({ status: 200, body: { code: 0, msg: '请输入关键词', data: null } })
  echoSearches()
  expect((await search({ q: '' })).body.code).toBe(200)
})

it('serves stale responses while the service is unavailable, and 503 without one', async () => {
  frozenAtMs = undefined
  await search({ q: 'known' })
  gateway.services.replace({ search: { SearchDisk: () => Promise.reject(unavailableError()) } })
  await expect
    .poll(async () => {
      const { body } = await search({ q: 'known' })
      expect(body.code).toBe(200)
      return searches().length
    })
    .toBeGreaterThan(1)
  expect(await search({ q: 'new' })).toMatchObject({ status: 503, body: { code: 503, data: null } })
})

it('passes no client data to the service for a shared response', async () => {
  await search({ q: 'whose' }, { ...bearer(gateway.tokens.admin), 'x-forwarded-for': '203.0.113.9' })
  const call = gateway.services.calls.find(({ request }) => request.q === 'whose')
  expect(call?.ctx).toMatchObject({ clientAddress: 'anybody' })
  expect(call?.ctx.user).toBeUndefined()
})

it('answers 304 without a body when the ETag matches', async () => {
  const path = `/v1/disk/doc/${disk.doc_id}`
  const first = await fetch(gateway.url + path)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[\w-]{20,}"$/)
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect(first.headers.get('vary')).toContain('Accept-Encoding')
  for (const ifNoneMatch of [etag, `"other", ${etag}`]) {
    const repeated = await fetch(gateway.url + path, { headers: { 'if-none-match': ifNoneMatch } })
    expect(repeated.status).toBe(304)
    expect(await repeated.text()).toBe('')
  }
  const other = await fetch(gateway.url + path, { headers: { 'if-none-match': '"other"' } })
  expect(other.status).toBe(200)
})

it('answers HEAD like GET without the body', async () => {
  const response = await fetch(`${gateway.url}/v1/disk/doc/${disk.doc_id}`, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100)
  expect(await response.text()).toBe('')
})

it('refuses HEAD for routes that change data', async () => {
  for (const path of ['/auth/v1/user/check_in', '/admin/v1/blacklist/clear']) {
    const response = await fetch(gateway.url + path, { method: 'HEAD', headers: bearer(gateway.tokens.admin) })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET')
  }
  // Cached responses of earlier tests may be refreshed meanwhile.
  const changes = gateway.services.calls.filter(({ method }) => ['CheckIn', 'ClearBlacklist'].includes(method))
  expect(changes).toEqual([])
})

it('serves the same content in every encoding, at first and from the cache', async () => {
  const long = searchReply(Array.from({ length: 30 }, () => ({ ...hit, disk_name: '庆余年 “第二季” é' })))
  gateway.services.replace({ search: { SearchDisk: async () => long } })
  const read = async (encoding: string): Promise<string> => {
    const response = await fetch(`${gateway.url}/v1/search/disk`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': encoding },
      body: JSON.stringify({ q: 'long' }),
    })
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    return response.text()
  }
  const contents = new Set<string>()
  for (const encoding of ['identity', 'gzip', 'br']) {
    for (let time = 0; time < 3; time++) contents.add(await read(encoding))
  }
  expect(contents.size).toBe(1)
  expect([...contents][0]).toContain('庆余年 “第二季” é')
})
