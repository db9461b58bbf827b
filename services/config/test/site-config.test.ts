import { testContext } from '@pandex/platform/testing/fixtures'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adminId, startConfigService } from './harness.ts'

let service: Awaited<ReturnType<typeof startConfigService>>

beforeEach(async () => {
  service = await startConfigService()
})

afterEach(() => service[Symbol.asyncDispose]())

const notice = (text: string) => ({ name: 'notice', value: JSON.stringify({ enabled: true, text }) })

test('a fresh site has complete values, and only text', async () => {
  const values = await service.listPublic()
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

test('a change shows at once where it was made, complete, and within two seconds in every other replica', async () => {
  await using replica = await service.startReplica()
  const readThere = async () => (await replica.client.ListPublic({}, testContext())).values.site_name
  expect([await readThere(), (await service.listPublic()).site_name]).toEqual(['Pandex', 'Pandex'])
  const { values } = await service.update([{ name: 'site_basic', value: '{"site_name":"搜盘"}' }])
  const changedAt = performance.now()
  expect(Object.keys(values)).toEqual(['site_basic'])
  expect(JSON.parse(values.site_basic ?? '')).toMatchObject({ site_name: '搜盘', title: '网盘资源搜索' })
  expect(await service.listPublic()).toMatchObject({ site_name: '搜盘', site_basic: values.site_basic })
  await expect.poll(readThere, { timeout: 5_000, interval: 50 }).toBe('搜盘')
  expect(performance.now() - changedAt).toBeLessThan(2_000)
})

test('reading does not ask the database each time', async () => {
  let queries = 0
  service.db.on('query', () => {
    queries += 1
  })
  await Promise.all(Array.from({ length: 50 }, () => service.listPublic()))
  await Promise.all(Array.from({ length: 50 }, () => service.listAll()))
  expect(queries).toBeGreaterThan(0)
  expect(queries).toBeLessThanOrEqual(5)
})

test.each([
  ['a bad value', { name: 'search_basic', value: '{"page_size":"many"}' }, 'config.bad_value'],
  ['an unknown key', { name: 'nonsense', value: '1' }, 'config.unknown_key'],
  ['a key that is named twice', notice('again'), 'config.bad_value'],
])('changes nothing at all when one of several changes is %s', async (_what, bad, code) => {
  const before = await service.listAll()
  const attempt = service.update([notice('first'), { name: 'enable_doc_notice', value: 'true' }, bad])
  await expect(attempt).rejects.toMatchObject({ kind: 'invalid', code, message: expect.stringContaining(bad.name) })
  expect(await service.listAll()).toEqual(before)
  expect(await service.history()).toEqual([])
  expect(await service.db('site_config').first()).toBeUndefined()
})

test('stores only what was changed', async () => {
  await service.update([notice('first'), { name: 'enable_doc_notice', value: 'true' }])
  const rows = await service.db('site_config').select('name', 'updated_by').orderBy('name')
  expect(rows).toEqual([
    { name: 'enable_doc_notice', updated_by: String(adminId) },
    { name: 'notice', updated_by: String(adminId) },
  ])
})

test('keeps who changed what from what into what, and nothing for a change that changes nothing', async () => {
  const first = (await service.update([notice('first')])).values.notice
  const second = (await service.update([notice('second')])).values.notice
  await service.update([notice('second')])
  const changed_by = String(adminId)
  expect(await service.history()).toEqual([
    { name: 'notice', old_value: null, new_value: first, changed_by },
    { name: 'notice', old_value: first, new_value: second, changed_by },
  ])
})

test('changes that meet leave an unbroken history', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => service.update([notice(`text ${index}`)])))
  const history = await service.history()
  expect(history).toHaveLength(12)
  expect(history.map(({ old_value }) => old_value)).toEqual([null, ...history.slice(0, -1).map((row) => row.new_value)])
  expect((await service.listAll()).notice).toBe(history.at(-1)?.new_value)
})

test('only an admin changes the configuration', async () => {
  const contexts = [testContext(), testContext({ clientAddress: '' }), testContext({ user: { id: 1, role: 'user' } })]
  for (const ctx of contexts)
    await expect(service.client.Update({ list: [notice('x')] }, ctx)).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'config.admin_only',
    })
  expect(await service.history()).toEqual([])
})

test('the whole configuration is for admins and for services on their own account', async () => {
  const { values } = await service.client.ListAll({}, testContext({ clientAddress: '' }))
  expect(values).toHaveProperty('alipay_face')
  expect(await service.listAll()).toEqual(values)
  for (const ctx of [testContext(), testContext({ user: { id: 1, role: 'user' } })])
    await expect(service.client.ListAll({}, ctx)).rejects.toMatchObject({ code: 'config.admin_only' })
  const ownAccountOfUser = testContext({ clientAddress: '', user: { id: 1, role: 'user' } })
  await expect(service.client.ListAll({}, ownAccountOfUser)).rejects.toMatchObject({ code: 'config.admin_only' })
})

test('text from the outside reaches the database as text', async () => {
  const hostile = `'); drop table site_config; -- "\\ \u0001 😀 </script>`
  await service.update([notice(hostile)])
  expect(JSON.parse((await service.listPublic()).notice ?? '')).toMatchObject({ text: hostile })
})
