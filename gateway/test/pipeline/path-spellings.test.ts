/** Other spellings of a path (capitals, trailing slash, percent-encoding, absolute form) get the same response as the spelling of the table. */
import { unavailableError } from '@pandex/platform/errors'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disk } from '../support/services/disk.ts'
import { hit, searchReply } from '../support/services/search.ts'
import { withBlacklist, withLists, withSwitches } from '../support/fake-config.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway, TestGatewayOptions } from '../support/test-gateway.ts'

/** Exceeds the minimum length for compression. */
const SearchDisk = async ({ q }: { q: string }) => {
  if (q === 'down') throw unavailableError()
  return searchReply(Array.from({ length: 20 }, () => ({ ...hit, disk_name: q })))
}

const site = { search: { SearchDisk } }

/** Sites in states that change the steps before the call. */
const sites: Record<string, TestGatewayOptions> = {
  'a default site': { site },
  'a site with trusted proxies and listed origins': {
    trustedProxies: ['127.0.0.0/8'],
    corsOrigins: ['https://friend.example'],
    site,
  },
  'a site under maintenance': {
    site: { ...site, config: withSwitches({ system_switch: { maintenance_mode: true } }) },
  },
  'a site with signatures': {
    site: { ...site, config: withSwitches({ anti_crawler_pub: { enabled: true, key: 'k' } }) },
  },
  'a site that blocks the client': { site: { ...site, config: withBlacklist(['127.0.0.1']) } },
  'a site with banned User-Agents': { site: { ...site, config: withLists({ ban_ua: ['badbot'] }) } },
}

const gateways = new Map<string, TestGateway>()

beforeAll(async () => {
  const started = Object.entries(sites).map(
    async ([name, options]) => [name, await startGateway(options)] as [string, TestGateway],
  )
  for (const [name, gateway] of await Promise.all(started)) gateways.set(name, gateway)
})

afterAll(async () => {
  await Promise.all([...gateways.values()].map((gateway) => gateway[Symbol.asyncDispose]()))
})

const json = { 'content-type': 'application/json' }
const search = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...json, ...headers },
  body,
})

const requests: Record<string, (gateway: TestGateway) => [string, RequestInit]> = {
  'a search': () => ['/v1/search/disk', search('{"q":"a"}')],
  'a search in brotli': () => ['/v1/search/disk', search('{"q":"a"}', { 'accept-encoding': 'br' })],
  'a search in gzip': () => ['/v1/search/disk', search('{"q":"a"}', { 'accept-encoding': 'gzip' })],
  'a search with a query': () => ['/v1/search/disk?q=b&size=3', search('{}')],
  'a search that fails': () => ['/v1/search/disk', search('{"q":"down"}')],
  'a search with invalid JSON': () => ['/v1/search/disk', search('{"q":')],
  'a compressed search': () => ['/v1/search/disk', search('{"q":"a"}', { 'content-encoding': 'gzip' })],
  'a search of another type': () => ['/v1/search/disk', { method: 'POST', headers: {}, body: 'q=a' }],
  'a list': () => ['/v1/disk/latest?size=2', {}],
  'a list with a wrong parameter': () => ['/v1/disk/latest?size=many', {}],
  'a resource': () => [`/v1/disk/doc/${disk.doc_id}`, {}],
  'an unknown resource': () => ['/v1/disk/doc/unknown', {}],
  'a call of a user': ({ tokens }) => ['/auth/v1/user/info', { headers: bearer(tokens.user) }],
  'an anonymous call of a user route': () => ['/auth/v1/user/info', {}],
  'a call of an admin route by a user': ({ tokens }) => ['/admin/v1/user/list', { headers: bearer(tokens.user) }],
  'a call of an admin': ({ tokens }) => ['/admin/v1/user/list', { headers: bearer(tokens.admin) }],
  'a call from another site': ({ tokens }) => [
    '/auth/v1/user/info',
    { headers: { ...bearer(tokens.user), 'sec-fetch-site': 'cross-site' } },
  ],
  'a call from a listed origin': () => ['/v1/disk/latest?size=2', { headers: { origin: 'https://friend.example' } }],
  'a preflight of a listed origin': () => [
    '/v1/search/disk',
    { method: 'OPTIONS', headers: { origin: 'https://friend.example', 'access-control-request-method': 'POST' } },
  ],
  'a call over HTTPS': () => ['/v1/disk/latest?size=2', { headers: { 'x-forwarded-proto': 'https' } }],
  'a call of a banned agent': () => ['/v1/disk/latest', { headers: { 'user-agent': 'badbot/1' } }],
  'a call of a program': () => ['/open/task/import_disk', search('{"text":"x"}', bearer('open-sesame'))],
  'another method': () => ['/v1/search/disk', {}],
  'HEAD of a list': () => ['/v1/disk/latest', { method: 'HEAD' }],
}

const volatileNames = new Set(['date', 'x-request-id', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after'])

const fetchPath = async (gateway: TestGateway, path: string, init: RequestInit) => {
  const response = await fetch(gateway.url + path, init)
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !volatileNames.has(name))),
    limits: [...response.headers.keys()].filter((name) => volatileNames.has(name)),
    text: await response.text(),
  }
}

const cases = Object.keys(sites).flatMap((site) => Object.keys(requests).map((request) => [site, request] as const))

it.each(cases)('%s answers %s the same with capitals in the path', async (site, request) => {
  const gateway = gateways.get(site)
  const [path, init] = (gateway && requests[request]?.(gateway)) ?? []
  expect.assert(gateway && path && init)
  const exact = await fetchPath(gateway, path, init)
  const capitals = path.replace(/^\/\w+/, (first) => first.toUpperCase())
  expect(await fetchPath(gateway, capitals, init)).toEqual(exact)
  // Again, from the cache.
  expect(await fetchPath(gateway, path, init)).toEqual(exact)
})

it.each([
  ['a trailing slash', '/v1/disk/latest/'],
  ['capitals', '/V1/Disk/LATEST'],
  ['a percent-encoded letter', '/v1/disk/lates%74'],
])('finds a route by %s', async (_, path) => {
  const gateway = gateways.get('a default site')
  expect.assert(gateway)
  expect(await fetchPath(gateway, path, {})).toEqual(await fetchPath(gateway, '/v1/disk/latest', {}))
  const refused = await fetch(gateway.url + path, { method: 'DELETE' })
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

it.each([
  ['two slashes', '/v1//disk/latest'],
  ['a segment too many', '/v1/disk/latest/x'],
  ['an empty parameter', '/v1/disk/doc/'],
])('finds no route by %s', async (_, path) => {
  const gateway = gateways.get('a default site')
  expect.assert(gateway)
  expect(await gateway.get(path)).toMatchObject({ status: 404, body: { code: 0, msg: '接口不存在' } })
})

it('keeps the case of a decoded path parameter', async () => {
  const gateway = gateways.get('a default site')
  expect.assert(gateway)
  gateway.services.calls.length = 0
  await gateway.get('/V1/DISK/DOC/aB%2fc')
  expect(gateway.services.calls[0]?.request).toMatchObject({ doc_id: 'aB/c' })
})

it('answers 304 for either spelling', async () => {
  const gateway = gateways.get('a default site')
  expect.assert(gateway)
  const etag = (await fetch(`${gateway.url}/v1/disk/latest`)).headers.get('etag') ?? ''
  const conditional = { headers: { 'if-none-match': etag } }
  const exact = await fetchPath(gateway, '/v1/disk/latest', conditional)
  expect(exact.status).toBe(304)
  expect(await fetchPath(gateway, '/V1/disk/latest', conditional)).toEqual(exact)
})
