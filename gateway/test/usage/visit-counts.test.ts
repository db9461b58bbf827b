import { AppError, unavailableError } from '@pandex/platform/errors'
import { it } from 'vitest'
import type { FakeServices } from '../support/fake-services.ts'
import { withBlacklist } from '../support/fake-config.ts'
import { startGateway } from '../support/test-gateway.ts'
import { buildFakeWebBuild } from '../support/fake-web-build.ts'

interface Batch {
  batch_id: string
  list: { address: string; kind: string; slot: string; count: number }[]
}

const batchesOf = (services: FakeServices): Batch[] =>
  services.polls.filter(({ method }) => method === 'RecordVisits').map(({ request }) => request as unknown as Batch)

const countsOf = (batches: readonly Batch[], address: string): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const row of batches.flatMap(({ list }) => list)) {
    if (row.address === address) counts[row.kind] = (counts[row.kind] ?? 0) + row.count
  }
  return counts
}

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })
const proxies = { trustedProxies: ['127.0.0.0/8'] }

it.concurrent('sends the visits of each address in one message every few seconds', async ({ expect }) => {
  using webBuild = await buildFakeWebBuild()
  await using gateway = await startGateway({ ...proxies, web: webBuild.web })
  const headers = from('203.0.113.1')
  const startedAt = performance.now()
  for (let count = 0; count < 20; count++) await gateway.post('/v1/search/disk', { q: 'same' }, headers)
  await gateway.post('/open/search/disk', { q: 'x' }, headers)
  await gateway.get('/v1/disk/doc/d0000000000000000000000001', headers)
  await fetch(`${gateway.url}/doc/d0000000000000000000000001`, { headers })
  await gateway.get('/v1/disk/doc/d0000000000000000000000001', { ...headers, 'x-purpose': 'prefetch' })
  await fetch(`${gateway.url}/search?q=x`, { headers })
  await gateway.post('/v1/task/import_disk', { text: '链接' }, headers)
  await gateway.post('/v1/user/login', { username: 'admin', password: 'right' }, headers)
  const registration = { username: 'reader', email: 'reader@example.com', password: 'long enough' }
  await gateway.post('/v1/user/register', registration, headers)
  await fetch(`${gateway.url}/assets/app-1.js`, { headers })
  await gateway.get('/v1/disk/latest', from('203.0.113.2'))
  const expected = { visit: 28, search: 22, detail: 2, import: 1, login: 1, register: 1 }
  await expect.poll(() => countsOf(batchesOf(gateway.services), '203.0.113.1')).toEqual(expected)
  await expect.poll(() => countsOf(batchesOf(gateway.services), '203.0.113.2')).toEqual({ visit: 1 })
  // Batches are sent every two seconds, independently of the duration of these calls.
  expect(batchesOf(gateway.services).length).toBeLessThanOrEqual(2 + (performance.now() - startedAt) / 1_600)
  for (const { ctx } of gateway.services.polls) expect([ctx.clientAddress, ctx.user]).toEqual(['', undefined])
})

it.concurrent('counts blocked clients as blocked, and refused calls as visits only', async ({ expect }) => {
  await using gateway = await startGateway({ ...proxies, site: { config: withBlacklist(['203.0.113.3']) } })
  await gateway.post('/v1/search/disk', { q: 'x' }, from('203.0.113.3'))
  await gateway.post('/v1/search/disk', 'no json', from('203.0.113.4'))
  gateway.services.replace({
    user: { Register: () => Promise.reject(new AppError('conflict', 'user.username_taken', '用户名已被使用')) },
  })
  const registration = { username: 'reader', email: 'reader@example.com', password: 'long enough' }
  await gateway.post('/v1/user/register', registration, from('203.0.113.4'))
  await gateway.post('/v1/user/login', { username: 'admin', password: 'wrong' }, from('203.0.113.4'))
  await expect
    .poll(() => ['203.0.113.3', '203.0.113.4'].map((ip) => countsOf(batchesOf(gateway.services), ip)))
    .toEqual([{ visit: 1, blocked: 1 }, { visit: 3 }])
})

it.concurrent('counts every visit once while the config service is unavailable', async ({ expect }) => {
  await using gateway = await startGateway(proxies)
  gateway.services.replace({ config: { RecordVisits: () => Promise.reject(unavailableError()) } })
  await gateway.get('/v1/disk/latest', from('203.0.113.5'))
  await expect.poll(() => batchesOf(gateway.services).length).toBeGreaterThan(0)
  const [refused] = batchesOf(gateway.services)
  await gateway.get('/v1/disk/latest', from('203.0.113.5'))
  gateway.services.polls.length = 0
  gateway.services.replace({})
  const acceptedBatches = (): Batch[] => [
    ...new Map(batchesOf(gateway.services).map((batch) => [batch.batch_id, batch])).values(),
  ]
  await expect.poll(() => countsOf(acceptedBatches(), '203.0.113.5')).toEqual({ visit: 2 })
  expect(acceptedBatches()[0]).toEqual(refused)
})

it.concurrent('sends the remaining visits when it stops', async ({ expect }) => {
  const gateway = await startGateway(proxies)
  const { polls } = gateway.services
  await gateway.get('/v1/disk/latest', from('203.0.113.6'))
  await gateway[Symbol.asyncDispose]()
  expect(countsOf(batchesOf({ ...gateway.services, polls }), '203.0.113.6')).toEqual({ visit: 1 })
})
