import { afterAll, beforeAll, expect, it } from 'vitest'
import { withBlacklist } from '../support/fake-config.ts'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

const clientAddress = '198.51.100.1'
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

const readClientAddress = async (
  gateway: TestGateway,
  headers: Record<string, string>,
): Promise<string | undefined> => {
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

it('uses the address of the connection without a trusted proxy, whatever the headers claim', async () => {
  await using gateway = await startGateway({ site: proxies.site })
  for (const spoof of spoofs) expect(await readClientAddress(gateway, spoof)).toBe('127.0.0.1')
})

it('uses the hop that the trusted proxy appended, whatever precedes it', async () => {
  for (const spoof of spoofs) {
    const forwarded = spoof['x-forwarded-for'] ? `${spoof['x-forwarded-for']}, ${clientAddress}` : clientAddress
    expect(await readClientAddress(shared, { ...spoof, 'x-forwarded-for': forwarded })).toBe(clientAddress)
  }
})

it.each<[string, string]>([
  ['directly', blockedAddress],
  ['behind a forged hop', `192.0.2.1, ${blockedAddress}`],
  ['behind a hundred hops', `${hundredHops}, ${blockedAddress}`],
  ['behind garbage', `garbage, ${blockedAddress}`],
  ['through several trusted proxies', `${blockedAddress}, 127.0.0.7, 127.0.0.8`],
  ['with an IPv4-mapped address', `::ffff:${blockedAddress}`],
  ['with an IPv4-mapped address in hexadecimal', '::ffff:cb00:7109'],
  ['with a port', `${blockedAddress}:52714`],
  ['from a blocked IPv6 range', '2001:db8:bad:1::1'],
  ['in the longest spelling', '2001:0DB8:0BAD:0001:0:0:0:1'],
  ['from IPv6 with a port', '[2001:db8:bad::7]:443'],
  ['with a zone', '2001:db8:bad::7%eth0'],
])('blocks a listed client that connects %s', async (_, forwarded) => {
  const otherHeaders = { 'x-real-ip': clientAddress, forwarded: `for=${clientAddress}` }
  for (const extra of [{}, otherHeaders])
    expect(await statusOf(shared, { ...extra, 'x-forwarded-for': forwarded })).toBe(403)
})

it('ignores forwarded addresses without a trusted proxy', async () => {
  await using gateway = await startGateway({ site: { config: withBlacklist(['127.0.0.0/8']) } })
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip']) {
    expect(await statusOf(gateway, { [header]: header === 'forwarded' ? `for=${clientAddress}` : clientAddress })).toBe(
      403,
    )
  }
})

it('counts all clients with an unreadable address as one', async () => {
  await using gateway = await startGateway({ ...proxies, rateLimitScale: 0.1 })
  expect(await readClientAddress(gateway, { 'x-forwarded-for': 'garbage' })).toBe('unknown')
  const login = (forwarded: string) =>
    gateway.post('/v1/user/login', { username: 'admin', password: 'right' }, { 'x-forwarded-for': forwarded })
  const statuses: number[] = []
  for (const forwarded of ['x', 'y', '1.2.3.4.5']) statuses.push((await login(forwarded)).status)
  expect(statuses).toEqual([200, 200, 429])
})
