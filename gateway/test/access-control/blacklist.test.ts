import { unavailableError } from '@pandex/platform/errors'
import { makePrefix, waitFor } from '@pandex/platform/testing/fixtures'
import { measureMin, measureDurationMs } from '@pandex/platform/testing/measure'
import { testSecret } from '@pandex/platform/testing/service-harness'
import { expect, it } from 'vitest'
import { openServices } from '../../src/clients.ts'
import { createBlacklist, withBlacklist, withLists } from '../support/fake-config.ts'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'
import { buildFakeWebBuild } from '../support/fake-web-build.ts'

const blocked = { status: 403, body: { code: 403, msg: '您的访问已被限制', data: null } }
const behindProxy = { trustedProxies: ['127.0.0.0/8'] }

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })

const statusOf = async (gateway: TestGateway, address: string): Promise<number> =>
  (await gateway.get('/v1/disk/latest', from(address))).status

it('blocks a listed address from calls, pages and files without calling a service', async () => {
  using webBuild = await buildFakeWebBuild()
  const site = { config: withBlacklist(['203.0.113.0/24']) }
  await using gateway = await startGateway({ ...behindProxy, site, web: webBuild.web })
  const headers = from('203.0.113.77')
  expect(await gateway.post('/v1/search/disk', { q: 'x' }, headers)).toMatchObject(blocked)
  expect(await gateway.post('/v1/user/login', { username: 'admin', password: 'right' }, headers)).toMatchObject(blocked)
  expect(await gateway.get('/v1/captcha/gen', headers)).toMatchObject(blocked)
  expect(await gateway.get('/V1/disk/latest', headers)).toMatchObject(blocked)
  for (const path of ['/', '/doc/d0000000000000000000000001', '/assets/app-1.js', '/robots.txt', '/openapi.json']) {
    const page = await fetch(gateway.url + path, { headers })
    expect([path, page.status, page.headers.get('content-type')]).toEqual([path, 403, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('您的访问已被限制')
  }
  expect(gateway.services.calls).toEqual([])
  expect(await statusOf(gateway, '203.0.114.1')).toBe(200)
})

it('reveals nothing of the blacklist to a blocked client', async () => {
  await using gateway = await startGateway({ ...behindProxy, site: { config: withBlacklist(['203.0.113.0/24']) } })
  const response = await fetch(`${gateway.url}/v1/disk/latest`, { headers: from('203.0.113.77') })
  expect(await response.text()).not.toContain('203.0.113')
})

it('applies additions and removals in all replicas within two seconds', async () => {
  const list = createBlacklist(['203.0.113.1'])
  await using first = await startGateway({ ...behindProxy, site: { config: list.handlers } })
  const shared = openServices(first.services.addresses, testSecret)
  await using second = await startGateway({ ...behindProxy, services: shared.services })
  const replicas = [first, second]
  const waitForStatus = async (address: string, status: number): Promise<void> => {
    for (const replica of replicas) await waitFor(async () => (await statusOf(replica, address)) === status)
  }
  const block = async (): Promise<number> => {
    list.remove('2001:db8:bad::/48')
    await waitForStatus('2001:db8:bad:1::1', 200)
    list.add('2001:db8:bad::/48')
    return measureDurationMs(() => waitForStatus('2001:db8:bad:1::1', 403))
  }
  const unblock = async (): Promise<number> => {
    await waitForStatus('203.0.113.1', 403)
    list.remove('203.0.113.1')
    const tookMs = await measureDurationMs(() => waitForStatus('203.0.113.1', 200))
    list.add('203.0.113.1')
    return tookMs
  }
  for (const replica of replicas) expect(await statusOf(replica, '203.0.113.1')).toBe(403)
  expect(await measureMin(2_000, block)).toBeLessThan(2_000)
  expect(await measureMin(2_000, unblock)).toBeLessThan(2_000)
  for (const resource of shared.resources) await resource[Symbol.asyncDispose]()
})

it('keeps the last list and the polling interval when the feed never ends', async () => {
  const list = createBlacklist(['203.0.113.1'])
  await using gateway = await startGateway({ ...behindProxy, site: { config: list.handlers } })
  const pollCount = () => gateway.services.polls.filter(({ method }) => method === 'ListBlacklistChanges').length
  gateway.services.replace({
    config: { ListBlacklistChanges: async ({ since }) => ({ list: [], version: since, more: true, reset: true }) },
  })
  const before = pollCount()
  await expect.poll(pollCount).toBeGreaterThan(before)
  await expect
    .poll(() => gateway.logLines.some(({ msg }) => msg === 'blacklist: polling failed, using the last value'))
    .toBe(true)
  expect(pollCount() - before).toBeLessThan(20)
  expect(await statusOf(gateway, '203.0.113.1')).toBe(403)
})

it('loads all pages of the blacklist before it serves the first request', async () => {
  const ips = Array.from({ length: 3_000 }, (_, index) => `10.${index >> 8}.${index & 255}.0/24`)
  const list = createBlacklist(ips, 500)
  await using gateway = await startGateway({ ...behindProxy, site: { config: list.handlers } })
  expect(await statusOf(gateway, '10.0.0.1')).toBe(403)
  expect(await statusOf(gateway, '10.11.183.1')).toBe(403)
  expect(await statusOf(gateway, '10.11.184.1')).toBe(200)
})

it.concurrent('keeps the previous list until a reset list is complete', async ({ expect }) => {
  const list = createBlacklist(['203.0.113.1'])
  await using gateway = await startGateway({ ...behindProxy, site: { config: list.handlers } })
  const feed = { broken: true, callCount: 0 }
  gateway.services.replace({
    config: {
      ListBlacklistChanges: async ({ since }) => {
        feed.callCount += 1
        if (since === -5 && feed.broken) throw unavailableError()
        return since === -5
          ? { list: [{ id: 9, ip: '203.0.113.2', enabled: true }], version: 7, more: false, reset: false }
          : { list: [], version: since === 7 ? 7 : -5, more: since !== 7, reset: since !== 7 }
      },
    },
  })
  await expect.poll(() => feed.callCount).toBeGreaterThan(2)
  expect(await statusOf(gateway, '203.0.113.1')).toBe(403)
  feed.broken = false
  await expect.poll(() => statusOf(gateway, '203.0.113.1')).toBe(200)
  expect(await statusOf(gateway, '203.0.113.2')).toBe(403)
})

it.concurrent('uses the last list while the config service is unavailable', async ({ expect }) => {
  const list = createBlacklist(['203.0.113.1'])
  await using gateway = await startGateway({ ...behindProxy, site: { config: list.handlers } })
  let callCount = 0
  gateway.services.replace({
    config: {
      ListBlacklistChanges: () => {
        callCount += 1
        return Promise.reject(unavailableError())
      },
    },
  })
  await expect.poll(() => callCount).toBeGreaterThan(0)
  expect(await statusOf(gateway, '203.0.113.1')).toBe(403)
  expect(await statusOf(gateway, '203.0.113.2')).toBe(200)
})

const userAgentHeader = (userAgent: string): Record<string, string> => ({ 'user-agent': userAgent })

it('blocks User-Agents with a banned fragment, ignoring case, and no others', async () => {
  const site = { config: withLists({ ban_ua: ['python-requests', '坏蜘蛛'], ban_robot: ['  MJ12bot '] }) }
  await using gateway = await startGateway({ site })
  const bannedUserAgents = ['python-requests/2.31', 'x Python-Requests', 'Mozilla/5.0 (compatible; mj12bot/v1.4.8)']
  for (const userAgent of bannedUserAgents)
    expect(await gateway.get('/v1/disk/latest', userAgentHeader(userAgent))).toMatchObject(blocked)
  const chinese = Buffer.from('Mozilla 坏蜘蛛/1.0').toString('latin1')
  expect((await gateway.get('/v1/disk/latest', userAgentHeader(chinese))).status).toBe(403)
  for (const userAgent of ['Mozilla/5.0', 'requests', '']) {
    expect((await gateway.get('/v1/disk/latest', userAgentHeader(userAgent))).status).toBe(200)
  }
  const page = await fetch(gateway.url, { headers: userAgentHeader('python-requests/2') })
  expect(page.status).toBe(403)
})

it.concurrent('applies changed User-Agent lists within seconds, also to User-Agents seen before', async ({
  expect,
}) => {
  await using gateway = await startGateway()
  const statusAs = async (userAgent: string): Promise<number> =>
    (await gateway.get('/v1/disk/latest', userAgentHeader(userAgent))).status
  expect(await statusAs('curl/8')).toBe(200)
  gateway.services.replace({ config: withLists({ ban_ua: ['curl'] }) })
  await expect.poll(() => statusAs('curl/8')).toBe(403)
  gateway.services.replace({ config: withLists({}) })
  await expect.poll(() => statusAs('curl/8')).toBe(200)
})

it.concurrent('starts and serves without any list', async ({ expect }) => {
  const reject = () => Promise.reject(unavailableError())
  const site = { config: { ListBlacklistChanges: reject, GetDataLists: reject, ListAll: reject, RecordVisits: reject } }
  await using gateway = await startGateway({ site, redisPrefix: makePrefix() })
  expect((await gateway.get('/v1/disk/latest')).status).toBe(200)
})
