import { testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { measureMin, measureDurationMs } from '@pandex/platform/testing/measure'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { adminId, asAdmin, asBackground, startConfigService, unauthorizedCallers } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

let service: ConfigTestService
let site: Awaited<ReturnType<ConfigTestService['startReplica']>>

beforeAll(async () => {
  service = await startConfigService()
})

afterAll(() => service[Symbol.asyncDispose]())

beforeEach(async () => {
  await service.db.raw('truncate site_config, site_config_history, outbox')
  site = await service.startReplica()
})

afterEach(() => site[Symbol.asyncDispose]())

const notice = (text: string) => ({ name: 'notice', value: JSON.stringify({ enabled: true, text }) })

test('a new site has complete values, and only text', async () => {
  const values = await site.listPublic()
  for (const value of Object.values(values)) expect(value).toBeTypeOf('string')
  expect(values).toMatchObject({
    site_name: 'Pandex',
    enable_captcha: 'false',
    enable_user_system: 'false',
    enable_doc_notice: 'false',
    user_import_need_login: 'false',
    import_modal_notice: '',
    theme_style_css: '',
  })
  expect(values.app_version).not.toBe('')
  expect(JSON.parse(values.search_basic ?? '')).toMatchObject({ page_size: 10, policy: 'none' })
})

test('a change is visible at once on its own replica, and within two seconds on every other', async () => {
  await using replica = await service.startReplica()
  const readThere = async () => (await replica.client.ListPublic({}, testContext())).values.site_name
  expect([await readThere(), (await site.listPublic()).site_name]).toEqual(['Pandex', 'Pandex'])
  let names = 0
  const rename = async (): Promise<number> => {
    const site_name = `搜盘 ${(names += 1)}`
    const { values } = await site.update([{ name: 'site_basic', value: JSON.stringify({ site_name }) }])
    expect(Object.keys(values)).toEqual(['site_basic'])
    expect(JSON.parse(values.site_basic ?? '')).toMatchObject({ site_name, title: '网盘资源搜索' })
    expect(await site.listPublic()).toMatchObject({ site_name, site_basic: values.site_basic })
    return measureDurationMs(() => waitFor(async () => (await readThere()) === site_name))
  }
  expect(await measureMin(2_000, rename)).toBeLessThan(2_000)
})

test('reading does not query the database each time', async () => {
  let queries = 0
  service.db.on('query', ({ sql }: { sql: string }) => {
    if (sql.includes('site_config')) queries += 1
  })
  await Promise.all(Array.from({ length: 50 }, () => site.listPublic()))
  await Promise.all(Array.from({ length: 50 }, () => site.listAll()))
  expect(queries).toBeGreaterThan(0)
  expect(queries).toBeLessThanOrEqual(5)
})

test.each([
  ['a bad value', { name: 'search_basic', value: '{"page_size":"many"}' }, 'config.bad_value'],
  ['an unknown key', { name: 'nonsense', value: '1' }, 'config.unknown_key'],
  ['a key that is named twice', notice('again'), 'config.bad_value'],
])('changes nothing when one of several changes is %s', async (_what, bad, code) => {
  const before = await site.listAll()
  const attempt = site.update([notice('first'), { name: 'enable_doc_notice', value: 'true' }, bad])
  await expect(attempt).rejects.toMatchObject({ kind: 'invalid', code, message: expect.stringContaining(bad.name) })
  expect(await site.listAll()).toEqual(before)
  expect(await service.history()).toEqual([])
  expect(await service.db('site_config').first()).toBeUndefined()
})

test('stores only the changed values', async () => {
  await site.update([notice('first'), { name: 'enable_doc_notice', value: 'true' }])
  const rows = await service.db('site_config').select('name', 'updated_by').orderBy('name')
  expect(rows).toEqual([
    { name: 'enable_doc_notice', updated_by: adminId },
    { name: 'notice', updated_by: adminId },
  ])
})

test('keeps the admin, the old and the new value of a change, and nothing for a change without effect', async () => {
  const first = (await site.update([notice('first')])).values.notice
  const second = (await site.update([notice('second')])).values.notice
  await site.update([notice('second')])
  const changed_by = adminId
  expect(await service.history()).toEqual([
    { name: 'notice', old_value: null, new_value: first, changed_by },
    { name: 'notice', old_value: first, new_value: second, changed_by },
  ])
})

test('concurrent changes leave an unbroken history', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => site.update([notice(`text ${index}`)])))
  const history = await service.history()
  expect(history).toHaveLength(12)
  expect(history.map(({ old_value }) => old_value)).toEqual([null, ...history.slice(0, -1).map((row) => row.new_value)])
  expect((await site.listAll()).notice).toBe(history.at(-1)?.new_value)
})

test.each(Object.entries(unauthorizedCallers))(
  '%s can neither change the configuration nor read all of it',
  async (_who, as) => {
    const refusal = { kind: 'forbidden', code: 'config.admin_only' }
    await expect(site.client.Update({ list: [notice('x')] }, as())).rejects.toMatchObject(refusal)
    await expect(site.client.ListAll({}, as())).rejects.toMatchObject(refusal)
    expect(await service.history()).toEqual([])
  },
)

test('a service acting on its own behalf reads the whole configuration and cannot change it', async () => {
  const { values } = await site.client.ListAll({}, asBackground())
  expect(values).toHaveProperty('alipay_face')
  await expect(site.client.Update({ list: [notice('x')] }, asBackground())).rejects.toMatchObject({
    code: 'config.admin_only',
  })
})

test('the configuration is sent again to a service only after a change', async () => {
  const { fingerprint: known = '' } = await site.client.ListAll({}, asBackground())
  expect(await site.client.ListAll({ known }, asBackground())).toMatchObject({ values: {}, fingerprint: known })
  await site.update([notice('another')])
  const { values, fingerprint } = await site.client.ListAll({ known }, asBackground())
  expect(values.notice).toContain('another')
  expect(fingerprint).not.toBe(known)
})

test('outside text reaches the database as text', async () => {
  const hostile = `'); drop table site_config; -- "\\ \u0001 😀 </script>`
  await site.update([notice(hostile)])
  expect(JSON.parse((await site.listPublic()).notice ?? '')).toMatchObject({ text: hostile })
})

test('the audit log records the field changes of each key in the transaction of the change', async () => {
  await site.update([
    { name: 'site_basic', value: '{"site_name":"搜盘"}' },
    { name: 'enable_doc_notice', value: 'true' },
    { name: 'email', value: '{"host":"mail.example","password":"geheim"}' },
    { name: 'wechat_pwd', value: '{"passphrase":"geheim","tip":"新的"}' },
  ])
  const audited = await service.listAudited('site_config.update')
  expect(Object.fromEntries(audited.map(({ target, changes }) => [target, changes]))).toEqual({
    'site_config:site_basic': { site_name: ['Pandex', '搜盘'] },
    'site_config:enable_doc_notice': { value: ['false', 'true'] },
    'site_config:email': { host: '***', password: '***' },
    'site_config:wechat_pwd': { passphrase: '***', tip: [expect.any(String), '新的'] },
  })
})

test('the audit log records nothing for a change without effect or a failed change', async () => {
  await site.update([notice('first')])
  await site.update([notice('first')])
  const bad = { name: 'nonsense', value: '1' }
  await expect(site.update([notice('second'), bad])).rejects.toMatchObject({ code: 'config.unknown_key' })
  expect(await service.listAudited('site_config.update')).toHaveLength(1)
})

test('a text that does not fit the audit log does not block the change', async () => {
  const odd = String.raw`{"text":"a\u0000b\ud800c${'长'.repeat(19_000)}","title":"t"}`
  await site.update([{ name: 'notice', value: odd }])
  const [row] = await service.listAudited('site_config.update')
  expect(JSON.stringify(row?.changes).length).toBeLessThan(2_000)
})

test('shows the address that an admin used until an address is configured', async () => {
  const addressOf = async () => (await site.listPublic()).site_address
  expect(await addressOf()).toBe('')
  const visit = (address: string, as = asAdmin()) => site.client.NoteVisitedAddress({ address }, as)
  await visit('http://127.0.0.1:8080')
  await visit('https://pan.example')
  await visit('https://pan.example')
  await visit('http://192.168.1.4')
  expect([await addressOf(), (await site.listAll()).site_address]).toEqual([
    'https://pan.example',
    'https://pan.example',
  ])
  expect(await service.history()).toMatchObject([{ old_value: null }, { new_value: 'https://pan.example' }])
  await site.update([{ name: 'site_basic', value: '{"host":"https://www.pan.example"}' }])
  await visit('https://other.example')
  expect(await addressOf()).toBe('https://www.pan.example')
})

test.each(Object.entries(unauthorizedCallers))('%s cannot record an address', async (_who, as) => {
  const noting = site.client.NoteVisitedAddress({ address: 'https://evil.example' }, as())
  await expect(noting).rejects.toMatchObject({ code: 'config.admin_only' })
  const bad = site.client.NoteVisitedAddress({ address: 'https://evil.example/x' }, asAdmin())
  await expect(bad).rejects.toMatchObject({ code: 'config.bad_address' })
  const edited = site.update([{ name: 'visited_address', value: 'https://evil.example' }])
  await expect(edited).rejects.toMatchObject({ code: 'config.unknown_key' })
  expect(await service.history()).toEqual([])
})
