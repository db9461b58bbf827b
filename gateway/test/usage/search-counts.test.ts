import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'
import { buildFakeWebBuild } from '../support/fake-web-build.ts'
import type { FakeWebBuild } from '../support/fake-web-build.ts'

let gateway: TestGateway
let webBuild: FakeWebBuild

beforeAll(async () => {
  webBuild = await buildFakeWebBuild()
  gateway = await startGateway({ web: webBuild.web, trustedProxies: ['127.0.0.0/8'] })
})

beforeEach(() => gateway.services.reset())

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
  webBuild[Symbol.dispose]()
})

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })

const search = (input: object, headers: Record<string, string>) => gateway.post('/v1/search/disk', input, headers)

interface Row {
  key: string
  visitor: string
  total: number
  network: string
  holds_keyword: boolean
}

const countedUntil = async (last: string): Promise<Row[]> => {
  const countedRows = (): Row[] =>
    gateway.services.polls
      .filter(({ method }) => method === 'RecordSearches')
      .flatMap(({ request }) => request.list as Row[])
  await search({ q: last }, from('198.51.100.200'))
  await expect.poll(() => countedRows().map(({ key }) => key)).toContain(last)
  return countedRows().filter(({ key }) => key !== last)
}

it('sends keyword and pseudonymous visitor of every search, also of cached ones', async () => {
  for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) await search({ q: 'counted' }, from(address))
  await fetch(`${gateway.url}/search?q=rendered`, { headers: from('203.0.113.1') })
  await fetch(`${gateway.url}/search?q=rendered`, { headers: from('203.0.113.3') })
  await search({ q: 'counted', page: 2 }, from('203.0.113.4'))
  const rows = await countedUntil('last of all')
  expect(rows.map(({ key, total }) => [key, total])).toEqual([
    ['counted', 1],
    ['counted', 1],
    ['rendered', 1],
    ['rendered', 1],
  ])
  expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(3)
  expect(new Set(rows.map(({ network }) => network)).size).toBe(1)
  expect(rows.every(({ holds_keyword }) => holds_keyword)).toBe(true)
  expect(JSON.stringify(rows)).not.toContain('203.0.113')
})

it('counts users, but neither crawlers nor admins', async () => {
  await search({ q: 'crawled' }, { ...from('203.0.113.1'), 'user-agent': 'Baiduspider/2.0' })
  await search({ q: 'administered' }, { ...from('203.0.113.1'), ...bearer(gateway.tokens.admin) })
  await search({ q: 'by-user' }, { ...from('203.0.113.1'), ...bearer(gateway.tokens.user) })
  await expect.poll(() => gateway.services.calls.filter(({ method }) => method === 'GetSession').length).toBe(2)
  const rows = await countedUntil('last of these')
  expect(rows.map(({ key }) => key)).toEqual(['by-user'])
})
