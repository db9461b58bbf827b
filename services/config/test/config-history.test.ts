import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allSettings } from '@pandex/contracts/settings/all-settings'
import { adminId, asAdmin, startConfigService } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

let service: ConfigTestService

beforeAll(async () => {
  service = await startConfigService()
})

beforeEach(() => service.db.raw('truncate site_config, site_config_history, outbox'))

afterAll(() => service[Symbol.asyncDispose]())

const historyOf = async (name = '') => {
  const { list, total } = await service.client.ListConfigHistory({ page: {}, name }, asAdmin())
  return { total, list: list.map(({ changes, ...row }) => ({ ...row, changes: JSON.parse(changes) as unknown })) }
}
const set = (name: string, value: object) => service.update([{ name, value: JSON.stringify(value) }])
const restore = (history_id: number) => service.client.RestoreConfig({ history_id }, asAdmin())

test('the schemas give a form every setting: titles, help, defaults, bounds and private fields', async () => {
  const { list } = await service.client.ListSettingSchemas({}, asAdmin())
  expect(list.map(({ name }) => name)).toEqual(allSettings.map(({ name }) => name))
  const [email] = (await service.client.ListSettingSchemas({ name: 'email' }, asAdmin())).list
  expect(email).toMatchObject({
    name: 'email',
    group: 'mail',
    title: '邮件服务',
    visibility: 'private',
    format: 'json',
  })
  expect(JSON.parse(email?.schema ?? '')).toMatchObject({
    type: 'object',
    properties: {
      port: { title: '端口', default: 465, minimum: 1, maximum: 65_535 },
      password: { title: '密码', private: true },
      host: { message: '请输入域名，不带协议、端口和路径' },
    },
  })
  const [rules] = (await service.client.ListSettingSchemas({ name: 'search_basic' }, asAdmin())).list
  expect(JSON.parse(rules?.schema ?? '')).toMatchObject({
    properties: { policy: { enum: ['none', 'login', 'wechat', 'coin'], labels: { wechat: '公众号口令' } } },
  })
  const [site] = (await service.client.ListSettingSchemas({ name: 'site_basic' }, asAdmin())).list
  const { host } = (JSON.parse(site?.schema ?? '') as { properties: { host: object } }).properties
  expect(host, 'a pattern with a flag').not.toHaveProperty('pattern')
})

test('each change tells what restoring it would change now, with secrets hidden', async () => {
  await set('email', { host: 'old.example.com', password: 'canary' })
  await set('email', { host: 'new.example.com', password: 'another canary' })
  const { list } = await service.client.ListConfigHistory({ page: {}, name: 'email' }, asAdmin())
  expect(list.map(({ restore_changes }) => JSON.parse(restore_changes) as unknown)).toEqual([
    {},
    { host: ['new.example.com', 'old.example.com'], password: '***' },
  ])
})

test('the history lists the admin and the change, newest first, of one setting or of all', async () => {
  await set('notice', { text: '一' })
  await set('site_basic', { site_name: '搜盘' })
  await set('notice', { text: '二' })
  expect(await historyOf('notice')).toMatchObject({
    total: 2,
    list: [
      { name: 'notice', admin_id: adminId, changes: { text: ['一', '二'] } },
      { name: 'notice', admin_id: adminId, changes: { text: ['', '一'] } },
    ],
  })
  expect((await historyOf()).list.map(({ name }) => name)).toEqual(['notice', 'site_basic', 'notice'])
  await expect(historyOf('nothing')).rejects.toMatchObject({ code: 'config.unknown_key' })
})

test('the history masks every private field, and shows the others of a private setting', async () => {
  await set('email', { host: 'mail.example.com', password: 'canary' })
  await set('email', { host: 'mail.example.com', password: 'another canary' })
  await set('other_pri', { values: { name: 'canary' }, open_tokens: [{ name: 'bot', sha256: 'c'.repeat(64) }] })
  await set('seo_push', { indexnow_key: 'canary-canary' })
  const { list } = await historyOf()
  expect(list[3]?.changes).toEqual({ host: ['', 'mail.example.com'], password: '***' })
  expect(list[2]?.changes).toEqual({ password: '***' })
  expect(JSON.stringify(list)).not.toMatch(/canary|c{64}/)
})

test('a restored value applies again, and the restoration is in the audit log and the history', async () => {
  await set('notice', { text: '一' })
  await set('notice', { text: '二' })
  const [, first] = (await historyOf('notice')).list
  const { values } = await restore(first?.id ?? 0)
  expect(JSON.parse(values.notice ?? '')).toMatchObject({ text: '一' })
  expect(JSON.parse((await service.listPublic()).notice ?? '')).toMatchObject({ text: '一' })
  expect(await service.listAudited('site_config.restore')).toEqual([
    { target: 'site_config:notice', changes: { text: ['二', '一'] } },
  ])
  expect((await historyOf('notice')).list[0]?.changes).toEqual({ text: ['二', '一'] })
})

test('a restored value is validated without settings that no longer exist', async () => {
  const [row] = await service.db('site_config_history').insert(
    {
      name: 'system_switch',
      new_value: '{"index_unresolved":true,"maintenance_text":"稍后","maintenance_mode":7}',
      changed_by: 1,
    },
    ['id'],
  )
  const { values } = await restore((row as { id: number }).id)
  expect(JSON.parse(values.system_switch ?? '')).toEqual({ maintenance_mode: false, maintenance_text: '稍后' })
})

test.each([
  ['private host', 'email', '{"host":"10.0.0.1"}', 'config.bad_value'],
  ['address that was only recorded', 'visited_address', 'https://a.example', 'config.unknown_change'],
])('a %s is not restored', async (_, name, new_value, code) => {
  const [row] = await service.db('site_config_history').insert({ name, new_value, changed_by: 1 }, ['id'])
  await expect(restore((row as { id: number }).id)).rejects.toMatchObject({ code })
  await expect(restore(999_999)).rejects.toMatchObject({ code: 'config.unknown_change' })
  expect(await service.db('site_config').first()).toBeUndefined()
})
