import { afterAll, beforeAll, expect, it } from 'vitest'
import { withBlacklist } from '../support/fake-config.ts'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

const home = '198.51.100.1'
const blockedAddress = '203.0.113.9'
const proxies = {
  trustedProxies: ['127.0.0.0/8'],
  site: { config: withBlacklist([blockedAddress, '2001:db8:bad::/48']) },
}

let shared: TestGateway

beforeAll(async () => {
  shared = await startGateway(proxies)
})

afterAll(async () => {
  await shared[Symbol.asyncDispose]()
})

const addressSeen = async (gateway: TestGateway, headers: Record<string, string>): Promise<string | undefined> => {
  gateway.services.reset()
  await gateway.get('/v1/task/progress?task_no=t1', headers)
  return gateway.services.calls.find(({ method }) => method === 'GetProgress')?.ctx.clientAddress
}

const statusOf = async (gateway: TestGateway, headers: Record<string, string>): Promise<number> =>
  (await gateway.get('/v1/task/progress?task_no=t1', headers)).status

const hundredHops = Array.from({ length: 100 }, (_, index) => `192.0.2.${index}`).join(', ')

const spoofs: Record<string, string>[] = [
  { 'x-forwarded-for': blockedAddress },
  { 'x-forwarded-for': `${blockedAddress}, 192.0.2.1` },
  { 'x-forwarded-for': hundredHops },
  { 'x-forwarded-for': 'unknown, <script>, 999.999.999.999' },
  { forwarded: `for=${blockedAddress};proto=https;by=127.0.0.1` },
  { forwarded: `for="[2001:db8:bad::1]:4711"` },
  { 'x-real-ip': blockedAddress },
  { 'x-client-ip': blockedAddress, 'true-client-ip': blockedAddress, 'cf-connecting-ip': blockedAddress },
  { 'x-forwarded-host': blockedAddress, 'x-forwarded-by': blockedAddress, via: blockedAddress },
]

it('takes a visitor for where his connection comes from, whatever he writes, while no proxy is trusted', async () => {
  await using gateway = await startGateway({ site: proxies.site })
  for (const spoof of spoofs) expect(await addressSeen(gateway, spoof)).toBe('127.0.0.1')
})

it('takes a visitor for the hop that the trusted proxy wrote down, whatever stands before it', async () => {
  for (const spoof of spoofs) {
    const forwarded = spoof['x-forwarded-for'] ? `${spoof['x-forwarded-for']}, ${home}` : home
    expect(await addressSeen(shared, { ...spoof, 'x-forwarded-for': forwarded })).toBe(home)
  }
})

it.each<[string, string]>([
  ['by himself', blockedAddress],
  ['behind a hop of his own', `192.0.2.1, ${blockedAddress}`],
  ['behind a hundred hops', `${hundredHops}, ${blockedAddress}`],
  ['behind garbage', `garbage, ${blockedAddress}`],
  ['through several proxies of ours', `${blockedAddress}, 127.0.0.7, 127.0.0.8`],
  ['wrapped in IPv6', `::ffff:${blockedAddress}`],
  ['wrapped in IPv6, in hexadecimal', '::ffff:cb00:7109'],
  ['with a port', `${blockedAddress}:52714`],
  ['from a blocked IPv6 range', '2001:db8:bad:1::1'],
  ['in the longest spelling', '2001:0DB8:0BAD:0001:0:0:0:1'],
  ['from IPv6 with a port', '[2001:db8:bad::7]:443'],
  ['with a zone', '2001:db8:bad::7%eth0'],
])('turns a blocked visitor away who comes %s', async (_, forwarded) => {
  const others = { 'x-real-ip': home, forwarded: `for=${home}` }
  for (const more of [{}, others]) expect(await statusOf(shared, { ...more, 'x-forwarded-for': forwarded })).toBe(403)
})

it('lets nobody out of the blacklist by a header of his own', async () => {
  await using gateway = await startGateway({ site: { config: withBlacklist(['127.0.0.0/8']) } })
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip']) {
    expect(await statusOf(gateway, { [header]: header === 'forwarded' ? `for=${home}` : home })).toBe(403)
  }
})

it('counts everybody whose address cannot be read as one visitor, and never as a service', async () => {
  await using gateway = await startGateway({ ...proxies, rateLimitScale: 0.1 })
  expect(await addressSeen(gateway, { 'x-forwarded-for': 'garbage' })).toBe('unknown')
  const login = (forwarded: string) =>
    gateway.post('/v1/user/login', { username: 'admin', password: 'right' }, { 'x-forwarded-for': forwarded })
  const statuses: number[] = []
  for (const forwarded of ['x', 'y', '1.2.3.4.5']) statuses.push((await login(forwarded)).status)
  expect(statuses).toEqual([200, 200, 429])
})
