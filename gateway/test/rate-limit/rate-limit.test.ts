import { openRedis } from '@pandex/platform/redis'
import { startFaultProxy } from '@pandex/platform/testing/fault-proxy'
import { makePrefix, silentLogger } from '@pandex/platform/testing/fixtures'
import { expect, inject, it } from 'vitest'
import { createRateLimiter, limits } from '../../src/rate-limit/rate-limit.ts'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

/** A tenth of the real limits: 2 logins a minute for one client, 8 for its network. */
const startBehindProxy = (redisUrl?: string): Promise<TestGateway> =>
  startGateway({ trustedProxies: ['127.0.0.0/8'], rateLimitScale: 0.1, ...(redisUrl && { redisUrl }) })

const login = async (gateway: TestGateway, forwardedFor: string) =>
  gateway.post('/v1/user/login', { username: 'admin', password: 'right' }, { 'x-forwarded-for': forwardedFor })

const statusesOf = async (gateway: TestGateway, addresses: readonly string[]): Promise<number[]> => {
  const statuses: number[] = []
  for (const address of addresses) statuses.push((await login(gateway, address)).status)
  return statuses
}

it('refuses a client at its limit with the retry delay, and serves other clients', async () => {
  await using gateway = await startBehindProxy()
  const first = await login(gateway, '198.51.100.1')
  expect(first.status).toBe(200)
  expect(first.headers.get('ratelimit-limit')).toBe('2')
  expect(first.headers.get('ratelimit-remaining')).toBe('1')
  expect((await login(gateway, '198.51.100.1')).status).toBe(200)
  const stopped = await login(gateway, '198.51.100.1')
  expect(stopped).toMatchObject({ status: 429, body: { code: 429, msg: '请求过于频繁，请稍后再试', data: null } })
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(stopped.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect((await login(gateway, '203.0.113.1')).status).toBe(200)
})

it('counts the right-most hop that is not a proxy', async () => {
  await using gateway = await startBehindProxy()
  const spoofed = ['1.1.1.1, 198.51.100.2', '2.2.2.2, 198.51.100.2', '3.3.3.3, 198.51.100.2, 127.0.0.9']
  expect(await statusesOf(gateway, spoofed)).toEqual([200, 200, 429])
  expect(gateway.services.calls.map(({ ctx }) => ctx.clientAddress)).toEqual(['198.51.100.2', '198.51.100.2'])
})

it('ignores all address headers without a trusted proxy', async () => {
  await using gateway = await startGateway({ rateLimitScale: 0.1 })
  const headers = ['forwarded', 'x-real-ip', 'x-forwarded-for', 'x-client-ip', 'cf-connecting-ip']
  const statuses: number[] = []
  for (const [index, header] of headers.entries()) {
    const value = header === 'forwarded' ? `for=198.51.100.${index}` : `198.51.100.${index}`
    const input = { username: 'admin', password: 'right' }
    statuses.push((await gateway.post('/v1/user/login', input, { [header]: value })).status)
  }
  expect(statuses).toEqual([200, 200, 429, 429, 429])
  expect(gateway.services.calls.at(-1)?.ctx.clientAddress).toBe('127.0.0.1')
})

it('counts an IPv4-mapped address as IPv4, and a /64 as one client', async () => {
  await using gateway = await startBehindProxy()
  expect(await statusesOf(gateway, ['198.51.100.3', '::ffff:198.51.100.3', '::ffff:c633:6403'])).toEqual([
    200, 200, 429,
  ])
  expect(await statusesOf(gateway, ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3'])).toEqual([200, 200, 429])
  expect(await statusesOf(gateway, ['2001:db8:0:1::1'])).toEqual([200])
})

it('limits a /24 that spreads its calls over many addresses', async () => {
  await using gateway = await startBehindProxy()
  const addresses = Array.from({ length: 10 }, (_, index) => `198.51.100.${index + 1}`)
  expect(await statusesOf(gateway, addresses)).toEqual([...Array.from({ length: 8 }, () => 200), 429, 429])
})

it('counts across replicas', async () => {
  const redisPrefix = `limit-${process.pid}-${Date.now()}:`
  const options = { trustedProxies: ['127.0.0.0/8'], rateLimitScale: 0.1, redisPrefix }
  await using first = await startGateway(options)
  await using second = await startGateway(options)
  const statuses = [
    await login(first, '198.51.100.4'),
    await login(second, '198.51.100.4'),
    await login(first, '198.51.100.4'),
  ]
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
})

it.each([
  ['searches', limits.search, '/v1/search/disk', { q: 'x' }],
  ['previews of long texts', limits.preview, '/v1/task/preview_import', { text: '链接' }],
] as const)('limits a burst of %s exactly', async (_name, { subscriber }, path, input) => {
  await using gateway = await startBehindProxy()
  const burst = Array.from({ length: 60 }, () => gateway.post(path, input, { 'x-forwarded-for': '198.51.100.5' }))
  const statuses = (await Promise.all(burst)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(subscriber / 10)
})

it('limits a client that spends its minute at once, and no other client', async () => {
  await using gateway = await startGateway({ trustedProxies: ['127.0.0.0/8'], burstScale: 1 })
  const search = (address: string) => gateway.post('/v1/search/disk', { q: 'x' }, { 'x-forwarded-for': address })
  const { subscriber, burst = subscriber } = limits.search
  const answers = await Promise.all(Array.from({ length: 2 * burst }, () => search('198.51.100.5')))
  const stopped = answers.filter(({ status }) => status === 429)
  expect(stopped.length).toBeGreaterThan(burst / 2)
  expect(stopped[0]).toMatchObject({ body: { code: 429, msg: '请求过于频繁，请稍后再试' } })
  expect(stopped[0]?.headers.get('retry-after')).toBe('1')
  expect((await search('203.0.113.5')).status).toBe(200)
})

it('never limits three concurrent pages, repeatedly', async () => {
  await using gateway = await startGateway({ rateLimitScale: 1, burstScale: 1 })
  for (let round = 0; round < 15; round++) {
    const pages = [1, 2, 3].map((page) => gateway.post('/v1/search/disk', { q: `word ${round}`, page }))
    for (const { status } of await Promise.all(pages)) expect(status).toBe(200)
  }
})

it('serves reads while Redis is unavailable, refuses logins and imports, and recovers', async () => {
  const target = new URL(inject('engines').redisUrl).host
  await using proxy = await startFaultProxy({ target })
  await using gateway = await startBehindProxy(`redis://${proxy.address}`)
  proxy.cut()
  const search = await gateway.post('/v1/search/disk', { q: 'x' })
  expect(search.status).toBe(200)
  const refused = [await login(gateway, '198.51.100.6'), await gateway.post('/v1/task/import_disk', { text: 'x' })]
  for (const answer of refused) expect(answer).toMatchObject({ status: 503, body: { code: 503, data: null } })
  proxy.restore()
  await expect.poll(async () => (await login(gateway, '198.51.100.7')).status).toBe(200)
})

it('limits the reads of each replica separately while Redis is unavailable', async () => {
  const target = new URL(inject('engines').redisUrl).host
  await using proxy = await startFaultProxy({ target })
  await using gateway = await startBehindProxy(`redis://${proxy.address}`)
  proxy.cut()
  const statuses: number[] = []
  for (let count = 0; count < 40; count++) {
    const headers = { 'x-forwarded-for': '198.51.100.8' }
    statuses.push((await gateway.post('/v1/search/disk', { q: 'x' }, headers)).status)
  }
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200))
  expect(statuses.slice(30)).toEqual(Array.from({ length: 10 }, () => 429))
})

it('needs little memory for API tokens of 300 different rates', async () => {
  await using opened = await openRedis({ url: inject('engines').redisUrl, log: silentLogger() })
  const limiter = createRateLimiter({ redis: opened.client, prefix: makePrefix(), scale: 1, log: silentLogger() })
  const usedBytes = (): number => process.memoryUsage().heapUsed + process.memoryUsage().external
  const before = usedBytes()
  for (let perMinute = 1; perMinute <= 300; perMinute += 1) {
    const budget = await limiter.consumeForApiToken(`token ${perMinute}`, perMinute)
    expect(budget).toMatchObject({
      limit: perMinute - (perMinute % Math.max(1, Math.floor(perMinute / 20))),
      isExhausted: false,
    })
  }
  expect(usedBytes() - before).toBeLessThan(100_000_000)
})
