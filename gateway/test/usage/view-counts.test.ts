import { AppError } from '@pandex/platform/errors'
import type { Context } from '@pandex/platform/grpc/context'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { disk } from '../support/services/disk.ts'
import { accounts } from '../support/services/user.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'
import { buildFakeWebBuild } from '../support/fake-web-build.ts'
import type { FakeWebBuild } from '../support/fake-web-build.ts'

let gateway: TestGateway
let webBuild: FakeWebBuild

beforeAll(async () => {
  webBuild = await buildFakeWebBuild()
  // The cache does not age: the number of calls must not depend on the speed of the machine.
  const startedAt = Date.now()
  const shared = () => ({ now: () => startedAt })
  gateway = await startGateway({ web: webBuild.web, trustedProxies: ['127.0.0.0/8'], shared })
})

const refused = { kind: 'coin', cost_coin: 3, bought: false, allowed: false, refusal: 'buy', free_left: 0, refunded: 0 }

/** `sold…` ids are accessible to their buyer only, `none` does not exist, all others are public. */
const GetDoc = async ({ doc_id }: { doc_id: string }, { user }: Context) => {
  if (doc_id === 'none') throw new AppError('not_found', 'disk.unknown', '记录不存在')
  const isRefused = doc_id.startsWith('sold') && user?.id !== accounts.user.id
  return { ...disk, doc_id, ...(isRefused && { policy: refused }) }
}

beforeEach(() => {
  gateway.services.reset()
  gateway.services.replace({ disk: { GetDoc } })
})

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
  webBuild[Symbol.dispose]()
})

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })

const call = (docId: string, headers: Record<string, string>) => gateway.get(`/v1/disk/doc/${docId}`, headers)
const open = (docId: string, headers: Record<string, string>) => fetch(`${gateway.url}/doc/${docId}`, { headers })

const viewsUntil = async (last: string): Promise<Record<string, number>> => {
  const views = (): Record<string, number> => {
    const batches = gateway.services.polls.filter(({ method }) => method === 'RecordViews')
    const rows = batches.flatMap(({ request }) => request.list as { doc_id: string; count: number }[])
    const sums: Record<string, number> = {}
    for (const { doc_id, count } of rows) sums[doc_id] = (sums[doc_id] ?? 0) + count
    return sums
  }
  await call(last, from('198.51.100.200'))
  await expect.poll(() => Object.keys(views())).toContain(last)
  const { [last]: _, ...counted } = views()
  return counted
}

it('counts one view per client for cached responses and rendered pages, also after a repetition', async () => {
  for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) await call('called', from(address))
  for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.3']) await open('rendered', from(address))
  await open('called', from('203.0.113.1'))
  const conditional = { ...from('203.0.113.4'), 'if-none-match': '*' }
  expect((await fetch(`${gateway.url}/v1/disk/doc/called`, { headers: conditional })).status).toBe(304)
  expect(await viewsUntil('last1')).toEqual({ called: 3, rendered: 2 })
  // Calls and pages use different cache entries; all other responses came from the cache.
  const docCalls = gateway.services.calls.filter(({ method }) => method === 'GetDoc')
  expect(docCalls.map(({ request }) => request.doc_id)).toEqual(['called', 'rendered', 'called', 'last1'])
})

it('counts one view when a page is rendered anonymously and its reader calls again with an identity', async () => {
  const buyer = { ...from('203.0.113.1'), ...bearer(gateway.tokens.user) }
  await open('sold1', from('203.0.113.1'))
  expect((await call('sold1', buyer)).body.code).toBe(200)
  expect((await call('sold2', buyer)).body.code).toBe(200)
  expect((await call('sold3', from('203.0.113.1'))).body.code).toBe(410)
  expect(await viewsUntil('last2')).toEqual({ sold1: 1, sold2: 1, sold3: 1 })
})

it('does not count crawlers, admins, prefetches and missing resources', async () => {
  const admin = { ...from('203.0.113.1'), ...bearer(gateway.tokens.admin) }
  const crawler = { ...from('203.0.113.1'), 'user-agent': 'Baiduspider/2.0' }
  await call('crawled', crawler)
  await open('crawled', crawler)
  await call('administered', admin)
  await call('sold4', admin)
  await call('none', from('203.0.113.1'))
  await open('none', from('203.0.113.1'))
  await call('prefetched', { ...from('203.0.113.1'), 'x-purpose': 'prefetch' })
  await call('sold5', { ...from('203.0.113.1'), ...bearer(gateway.tokens.user), 'x-purpose': 'prefetch' })
  await open('prefetched', { ...from('203.0.113.1'), 'sec-purpose': 'prefetch;prerender' })
  await call('wanted', { ...from('203.0.113.1'), ...bearer(gateway.tokens.user) })
  expect(await viewsUntil('last3')).toEqual({ wanted: 1 })
})
