import { randomUUID } from 'node:crypto'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pruneVisits } from '../repositories/visits.ts'
import { asAdmin, asBackground, startConfigService } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

const now = new Date('2026-11-20T02:00:00.000Z')
let service: ConfigTestService

beforeAll(async () => {
  service = await startConfigService({ clock: () => now })
})

beforeEach(async () => {
  await service.update([{ name: 'other_pri', value: '{}' }])
  await service.db('open_token_usage').delete()
})

afterAll(() => service[Symbol.asyncDispose]())

const create = async (name: string, more: object = {}) => {
  const input = { name, scopes: ['import', 'list'], per_minute: 60, remark: '', ...more }
  const { token } = await service.client.CreateOpenToken(input, asAdmin())
  const { id } = await service.client.VerifyOpenToken({ token }, asBackground())
  return { id, token }
}
const list = async (request: object = {}) => service.client.ListOpenTokens({ page: {}, ...request }, asAdmin())
const verify = async (token: string) => service.client.VerifyOpenToken({ token }, asBackground())
const record = async (list: object[], batch_id: string = randomUUID()) =>
  service.client.RecordOpenTokenUsage({ batch_id, list }, asBackground())

test('the list shows scopes, limit and remark, but neither a token nor its digest', async () => {
  const { id, token } = await create('bot', { remark: '爬虫' })
  const { list: rows, total } = await list()
  expect(total).toBe(1)
  expect(rows[0]).toMatchObject({ id, name: 'bot', scopes: ['import', 'list'], per_minute: 60, remark: '爬虫' })
  const stored = (await service.db('site_config').where({ name: 'other_pri' }).first()) as { value: string }
  const { open_tokens } = JSON.parse(stored.value) as { open_tokens: { sha256: string }[] }
  const text = JSON.stringify(rows)
  expect(text).not.toContain(token)
  expect(text).not.toContain(open_tokens[0]?.sha256)
})

test('an update changes only the given fields, and a renamed token keeps its id and its use', async () => {
  const { id, token } = await create('bot')
  await record([{ token_id: id, day: '2026-11-20', calls: 4, last_used_at: '2026-11-20T01:00:00Z' }])
  const renamed = await service.client.UpdateOpenToken({ id, name: ' robot ', remark: '新' }, asAdmin())
  expect(renamed).toMatchObject({ id, name: 'robot', remark: '新', per_minute: 60, enabled: true, calls_today: 4 })
  await service.client.UpdateOpenToken({ id, per_minute: 5, scopes: ['search'] }, asAdmin())
  expect(await verify(token)).toEqual({ id, name: 'robot', scopes: ['search'], per_minute: 5 })
})

test('a bad update changes nothing', async () => {
  const { id } = await create('bot')
  await create('other')
  const before = await list()
  const update = async (change: object) => service.client.UpdateOpenToken({ id, ...change }, asAdmin())
  await expect(update({ name: 'other' })).rejects.toMatchObject({ code: 'config.bad_value' })
  await expect(update({ name: ' ' })).rejects.toMatchObject({ code: 'config.bad_value' })
  await expect(update({ scopes: ['delete'] })).rejects.toMatchObject({ code: 'config.bad_value' })
  await expect(update({ per_minute: 0 })).rejects.toMatchObject({ code: 'config.bad_value' })
  await expect(update({ id: 1 })).rejects.toMatchObject({ code: 'config.unknown_open_token', kind: 'not_found' })
  expect(await list()).toEqual(before)
})

test('a disabled token works again once it is enabled', async () => {
  const { id, token } = await create('bot')
  await service.client.UpdateOpenToken({ id, enabled: false }, asAdmin())
  await expect(verify(token)).rejects.toMatchObject({ code: 'config.bad_open_token' })
  await service.client.UpdateOpenToken({ id, enabled: true }, asAdmin())
  expect(await verify(token)).toMatchObject({ name: 'bot' })
})

test('a revoked token is refused by every replica, and revoking again reports it as unknown', async () => {
  await using replica = await service.startReplica()
  const { id, token } = await create('bot')
  const kept = await create('kept')
  await waitFor(async () => (await replica.client.VerifyOpenToken({ token }, asBackground())).name === 'bot')
  expect(await service.client.RevokeOpenTokens({ ids: [id] }, asAdmin())).toEqual({ done: 1, failed: [] })
  await expect(verify(token)).rejects.toMatchObject({ code: 'config.bad_open_token' })
  await waitFor(async () =>
    replica.client.VerifyOpenToken({ token }, asBackground()).then(
      () => false,
      (error: { code: string }) => error.code === 'config.bad_open_token',
    ),
  )
  expect(await service.client.RevokeOpenTokens({ ids: [id] }, asAdmin())).toMatchObject({
    done: 0,
    failed: [{ id, msg: '令牌不存在或已被删除' }],
  })
  expect((await list()).list.map((row) => row.id)).toEqual([kept.id])
  const audited = await service.listAudited('site_config.update')
  expect(audited.at(-1)).toEqual({
    target: 'site_config:other_pri',
    changes: { open_tokens: { bot: [expect.anything(), null] } },
  })
})

test('the audit log shows each change of a token by field, and never a digest', async () => {
  const { id } = await create('bot')
  await service.client.UpdateOpenToken({ id, name: 'robot', enabled: false, per_minute: 30 }, asAdmin())
  await service.client.RevokeOpenTokens({ ids: [id] }, asAdmin())
  const audited = await service.listAudited('site_config.update')
  const token = { enabled: false, scopes: expect.any(Array), per_minute: 30 }
  expect(audited.slice(-3).map(({ changes }) => changes.open_tokens)).toEqual([
    { bot: [null, { ...token, enabled: true, per_minute: expect.any(Number) }] },
    { bot: { name: ['bot', 'robot'], enabled: [true, false], per_minute: [expect.any(Number), 30] } },
    { robot: [token, null] },
  ])
  expect(JSON.stringify(audited)).not.toMatch(/[0-9a-f]{64}/)
})

test('the calls of a batch are added once, and summed up by day of Asia/Shanghai', async () => {
  const { id } = await create('bot')
  const batch = [
    { token_id: id, day: '2026-11-20', calls: 2, last_used_at: '2026-11-20T01:00:00Z' },
    { token_id: id, day: '2026-11-19', calls: 5, last_used_at: '2026-11-19T01:00:00Z' },
  ]
  const batch_id = randomUUID()
  await Promise.all([record(batch, batch_id), record(batch, batch_id)])
  await record([{ token_id: id, day: '2026-11-20', calls: 1, last_used_at: '2026-11-20T00:30:00Z' }])
  const [row] = (await list()).list
  expect(row).toMatchObject({ calls_today: 3, last_used_at: '2026-11-20T01:00:00.000Z' })
  expect(row?.days).toHaveLength(30)
  expect(row?.days.slice(-2)).toEqual([
    { day: '2026-11-19', calls: 5 },
    { day: '2026-11-20', calls: 3 },
  ])
})

test.each([
  ['a day that does not exist', { day: '2026-02-30' }],
  ['a day far ahead', { day: '2027-01-01' }],
  ['a time that is none', { last_used_at: 'now' }],
  ['no token', { token_id: 0 }],
])('a batch with %s is refused and adds nothing', async (_what, wrong) => {
  const { id } = await create('bot')
  const good = { token_id: id, day: '2026-11-20', calls: 2, last_used_at: '2026-11-20T01:00:00Z' }
  await expect(record([good, { ...good, ...wrong }])).rejects.toMatchObject({ code: 'config.bad_usage' })
  expect(await service.db('open_token_usage')).toEqual([])
})

test('counts older than 90 days are deleted', async () => {
  const { id } = await create('bot')
  await service.db('open_token_usage').insert([
    { token_id: id, day: '2020-01-01', calls: 1, last_used_at: '2020-01-01T00:00:00Z' },
    { token_id: id, day: service.db.raw('current_date'), calls: 1, last_used_at: service.db.raw('now()') },
  ])
  await pruneVisits(service.db)
  expect(await service.db('open_token_usage')).toHaveLength(1)
})

test('the list is searched and sorted, in order of creation by default', async () => {
  await create('b', { per_minute: 5 })
  await create('a', { per_minute: 9, remark: 'Backup' })
  const names = async (request: object) => (await list(request)).list.map(({ name }) => name)
  expect(await names({})).toEqual(['b', 'a'])
  expect(await names({ page: { order_by: 'name', order: 'asc' } })).toEqual(['a', 'b'])
  expect(await names({ page: { order_by: 'per_minute', order: 'desc' } })).toEqual(['a', 'b'])
  expect(await names({ page: { page: 2, size: 1 } })).toEqual(['a'])
  expect(await names({ q: 'back' })).toEqual(['a'])
  await expect(names({ page: { order_by: 'sha256' } })).rejects.toMatchObject({ code: 'list.bad_order' })
})
