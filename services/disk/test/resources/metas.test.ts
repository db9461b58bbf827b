import { DiskSaved } from '@pandex/contracts/events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDriveAnswer, asAdmin, asUser, asVisitor, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

let service: DiskTestService

beforeAll(async () => {
  service = await startDiskService()
})

afterAll(() => service[Symbol.asyncDispose]())

const addDoc = async () => {
  const doc_id = await service.insert(aDriveAnswer())
  const row = await service.db('disk').where({ doc_id }).first('id', 'disk_id')
  return { doc_id, id: row.id as number, disk_id: row.disk_id as string }
}

const audited = async (id: number) => (await service.audited()).filter(([, target]) => target === `disk:${id}`)

test('a price hides the link from visitors at once, and is recorded in the index and the audit log', async () => {
  const { doc_id, id, disk_id } = await addDoc()
  const changed = await service.client.UpdateMeta({ id, cost_coin: 8, description: '完结' }, asAdmin())
  expect(changed).toMatchObject({ doc_id, edges: { meta: { cost_coin: 8, description: '完结' } } })
  // Absent until an admin sets it: the site's default applies.
  expect(changed).not.toHaveProperty('edges.meta.robots')
  expect(changed.link).not.toBe('')
  expect(await service.client.GetDoc({ doc_id }, asVisitor())).toMatchObject({ link: '', policy: { cost_coin: 8 } })
  const published = await service.listPublished(DiskSaved, disk_id)
  expect(published.map(({ version, cost_coin, checked_at }) => [version, cost_coin, checked_at])).toEqual([
    [1, 0, '2026-11-20T13:00:00.000Z'],
    [2, 8, '2026-11-20T13:00:00.000Z'],
  ])
  expect(await audited(id)).toEqual([
    ['disk.update_meta', `disk:${id}`, { cost_coin: [0, 8], description: ['', '完结'] }],
  ])
})

test('later events of a resource still carry its price', async () => {
  const { doc_id, id, disk_id } = await addDoc()
  await service.client.UpdateMeta({ id, cost_coin: 8 }, asAdmin())
  await service.client.ReportDisk({ doc_id, reason: 'dead' }, asVisitor())
  expect((await service.listPublished(DiskSaved, disk_id)).at(-1)).toMatchObject({
    version: 3,
    status: 1,
    cost_coin: 8,
  })
})

test('the unpacking password is not recorded in the audit log', async () => {
  const { id } = await addDoc()
  await service.client.UpdateMeta({ id, decompress_password: 'unzip-secret' }, asAdmin())
  expect(await audited(id)).toEqual([['disk.update_meta', `disk:${id}`, { decompress_password: 'changed' }]])
  expect(JSON.stringify(await service.db('outbox').select('payload'))).not.toContain('unzip-secret')
})

test('an update with the same values changes nothing', async () => {
  const { id, disk_id } = await addDoc()
  for (const _ of [1, 2]) await service.client.UpdateMeta({ id, robots: 0 }, asAdmin())
  await service.client.UpdateMeta({ id }, asAdmin())
  expect([await service.listPublished(DiskSaved, disk_id), await audited(id)].map((list) => list.length)).toEqual([
    2, 1,
  ])
})

test('an invalid value is refused, and the other fields stay unchanged', async () => {
  const { id, doc_id } = await addDoc()
  const bad = { id, description: '新', posters_url: 'javascript:alert(1)' }
  await expect(service.client.UpdateMeta(bad, asAdmin())).rejects.toMatchObject({
    kind: 'invalid',
    code: 'disk.bad_meta',
    details: { fields: ['posters_url'] },
  })
  const { edges } = await service.client.GetDoc({ doc_id, with_meta: true }, asVisitor())
  expect(edges?.meta?.description).toBe('')
})

test('is for admins, and for existing resources', async () => {
  const { id } = await addDoc()
  for (const ctx of [asVisitor(), asUser(5)])
    await expect(service.client.UpdateMeta({ id, cost_coin: 0 }, ctx)).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'disk.admin_only',
    })
  await expect(service.client.UpdateMeta({ id: 987_654_321, robots: 0 }, asAdmin())).rejects.toMatchObject({
    kind: 'not_found',
    code: 'disk.unknown',
  })
})

test('of twenty simultaneous prices one remains, and the index gets it last', async () => {
  const { id, doc_id, disk_id } = await addDoc()
  const prices = Array.from({ length: 20 }, (_, index) => index + 1)
  await Promise.all(prices.map(async (cost_coin) => service.client.UpdateMeta({ id, cost_coin }, asAdmin())))
  const { policy } = await service.client.GetDoc({ doc_id }, asVisitor())
  const published = await service.listPublished(DiskSaved, disk_id)
  const last = published.toSorted((a, b) => a.version - b.version).at(-1)
  expect(last).toMatchObject({ version: 21, cost_coin: policy?.cost_coin })
})
