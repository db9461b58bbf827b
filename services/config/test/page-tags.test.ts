import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startConfigService } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

let service: ConfigTestService

beforeAll(async () => {
  service = await startConfigService()
})

beforeEach(() => service.db('site_config').delete())

afterAll(() => service[Symbol.asyncDispose]())

const save = (name: string, value: object) => service.update([{ name, value: JSON.stringify(value) }])

test.each<[string, string, object]>([
  ['an id with a quote', 'statistics', { baidu_id: `0123456789abcdef0123456789abcde'` }],
  ['a whole snippet', 'statistics', { ga4_id: '<script>gtag("config","G-ABCDE12345")</script>' }],
  ['a host with a path', 'statistics', { umami_host: 'stats.example.com/x' }],
  ['a host with a scheme', 'statistics', { extra_hosts: ['https://cdn.example.com'] }],
  ['a host with a directive', 'statistics', { extra_hosts: ["cdn.example.com; script-src 'unsafe-inline'"] }],
  ['every host', 'statistics', { extra_hosts: ['*'] }],
  ['a wildcard for a top-level domain', 'statistics', { extra_hosts: ['*.com'] }],
  ['a wildcard inside a host', 'statistics', { extra_hosts: ['a.*.example.com'] }],
  ['an address', 'statistics', { extra_hosts: ['127.0.0.1'] }],
  ['a whole tag', 'site_verification', { google: '<meta name="google-site-verification" content="x">' }],
  ['an unknown field', 'site_verification', { html: '<b>' }],
])('%s is refused with a reason and changes nothing', async (_what, name, value) => {
  await expect(save(name, value)).rejects.toMatchObject({ kind: 'invalid', message: expect.stringMatching(/[一-龥]/) })
  expect(await service.history()).not.toContainEqual(expect.objectContaining({ new_value: JSON.stringify(value) }))
  expect(await service.db('site_config').where({ name }).first()).toBeUndefined()
})

test('ids, tags and hosts are kept for services, and visitors cannot list them', async () => {
  await save('statistics', { baidu_id: '0123456789abcdef0123456789abcdef', extra_hosts: ['*.cdn.example.com'] })
  await save('site_verification', { baidu: 'codeva-AbC123', shenma: `${'a'.repeat(32)}_1497598848` })
  const all = await service.listAll()
  expect(JSON.parse(all.statistics ?? '')).toMatchObject({ extra_hosts: ['*.cdn.example.com'] })
  expect(JSON.parse(all.site_verification ?? '')).toMatchObject({ baidu: 'codeva-AbC123' })
  const shown = await service.client.ListPublic({}, testContext())
  expect(JSON.stringify(shown)).not.toMatch(/codeva|cdn\.example|0123456789abcdef/)
})
