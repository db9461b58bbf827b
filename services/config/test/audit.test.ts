import { randomUUID } from 'node:crypto'
import { AdminChanged } from '@pandex/contracts/events'
import type { PayloadOf } from '@pandex/platform/events/event-definition'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminAddress, adminId, asAdmin, startConfigService } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

let service: ConfigTestService

beforeAll(async () => {
  service = await startConfigService()
})

afterAll(() => service[Symbol.asyncDispose]())

const list = async (filters: object = {}) => service.client.ListAudit({ page: {}, ...filters }, asAdmin())

const deliver = async (fields: Partial<PayloadOf<typeof AdminChanged>>, times = 1): Promise<void> => {
  const event_id = randomUUID()
  const payload = {
    admin_id: 7,
    action: 'user.update',
    target: 'user:12',
    changes: { role: ['user', 'admin'] },
    client_address: '198.51.100.1',
    request_id: 'r-1',
    changed_at: '2026-11-10T04:00:00.000Z',
    ...fields,
  }
  const message = { key: payload.target, value: JSON.stringify(payload), headers: { event_id } }
  // New topics may have no leader yet; a retry sends the same event id.
  await waitFor(async () => {
    await service.kafka?.send([{ topic: AdminChanged.name, messages: Array.from({ length: times }, () => message) }])
    return true
  })
  await waitFor(() => service.db('inbox').where({ event_id }).first())
}

test('a change of this service is soon in the audit log, with admin, change, address and request id', async () => {
  const ctx = { ...asAdmin(), requestId: 'request-1' }
  const { id } = await service.client.CreateBlacklistEntry({ ip: '198.51.100.9', reason: '太快' }, ctx)
  const [row] = await waitFor(async () => {
    const found = (await list({ action: 'blacklist.' })).list
    return found.length > 0 && found
  })
  expect(row).toMatchObject({
    admin_id: adminId,
    action: 'blacklist.create',
    target: `blacklist:${id}`,
    client_address: adminAddress,
    request_id: 'request-1',
    create_time: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  const created = { ip: [null, '198.51.100.9'], reason: [null, '太快'], enabled: [null, true] }
  expect(JSON.parse(row?.changes ?? '')).toEqual(created)
})

test('a change that is delivered twice is recorded once', async () => {
  await deliver({ target: 'user:twice' }, 3)
  await deliver({ target: 'user:twice', changed_at: '2026-11-10T05:00:00.000Z' })
  expect(await service.db('audit').where({ target: 'user:twice' })).toHaveLength(2)
})

test('the log is searched by admin, by prefix of the action and by time, newest first', async () => {
  await deliver({ admin_id: 8, action: 'disk.delete', target: 'disk:1', changed_at: '2026-11-01T15:59:59.000Z' })
  await deliver({
    admin_id: 8,
    action: 'category.update',
    target: 'category:1',
    changed_at: '2026-11-01T16:00:00.000Z',
  })
  await deliver({
    admin_id: 9,
    action: 'category.create',
    target: 'category:2',
    changed_at: '2026-11-03T00:00:00.000Z',
  })
  const found = async (filters: object) => (await list(filters)).list.map(({ target }) => target)
  expect(await found({ admin_ids: [8] })).toEqual(['category:1', 'disk:1'])
  expect(await found({ admin_ids: [9, 8, 8], action: 'c' })).toEqual(['category:2', 'category:1'])
  await expect(list({ admin_ids: Array.from({ length: 201 }, (_, id) => id + 1) })).rejects.toMatchObject({
    code: 'config.too_many_ids',
  })
  expect(await found({ action: 'category' })).toEqual(['category:2', 'category:1'])
  expect(await found({ action: 'category.c' })).toEqual(['category:2'])
  expect(await found({ action: '%' })).toEqual([])
  expect(await found({ from: '2026-11-02', to: '2026-11-02' })).toEqual(['category:1'])
  expect(await found({ to: '2026-11-01' })).toEqual(['disk:1'])
  expect(await found({ from: '2026-11-01T16:00:00Z', to: '2026-11-05' })).toEqual(['category:2', 'category:1'])
  expect(await list({ admin_ids: [8], page: { size: 1, page: 2 } })).toMatchObject({
    total: 2,
    list: [{ target: 'disk:1' }],
  })
  expect(await found({ admin_ids: [8], page: { order_by: 'create_time', order: 'asc' } })).toEqual([
    'disk:1',
    'category:1',
  ])
})

test.each(['yesterday', '2026-13-01'])('%j is refused as a start time', async (from) => {
  await expect(list({ from })).rejects.toMatchObject({ kind: 'invalid', code: 'config.bad_range' })
})

test('the database refuses to change, delete or empty the log', async () => {
  await deliver({ target: 'user:kept' })
  const row = () => service.db('audit').where({ target: 'user:kept' })
  await expect(row().update({ admin_id: 1 })).rejects.toThrow('only added to')
  await expect(row().delete()).rejects.toThrow('only added to')
  await expect(service.db.raw('truncate audit')).rejects.toThrow('only added to')
  expect(await row()).toHaveLength(1)
})

test('an export reads all rows of a filter by id, without a total', async () => {
  for (const target of ['user:a', 'user:b', 'user:c']) await deliver({ admin_id: 31, target })
  const first = await list({ admin_ids: [31], after_id: 0 })
  expect(first.list.map(({ target }) => target)).toEqual(['user:a', 'user:b', 'user:c'])
  expect(first.total).toBe(0)
  const rest = await list({ admin_ids: [31], after_id: first.list[0]?.id })
  expect(rest.list.map(({ target }) => target)).toEqual(['user:b', 'user:c'])
})
