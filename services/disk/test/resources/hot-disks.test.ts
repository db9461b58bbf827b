import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addViews } from '../../repositories/resources/disk-views.ts'
import { aResolution, asAdmin, asVisitor, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

let service: DiskTestService
/** Eight resources, ordered by views; odd ones are at Baidu. */
let disks: { id: number; docId: string }[]

beforeAll(async () => {
  service = await startDiskService()
  disks = []
  for (let index = 0; index < 8; index += 1) {
    const disk_type = index % 2 === 1 ? 'BDY' : 'QUARK'
    const docId = await service.insert(aResolution({ disk_type, disk_name: `Name ${index}` }))
    disks.push({ docId, id: await idOf(docId) })
  }
  await addViews(service.db, new Map(disks.map(({ id }, index) => [id, index + 1])), new Date())
})

afterAll(() => service[Symbol.asyncDispose]())

beforeEach(async () => {
  await service.db('disk_view').update({ hot_place: 1 })
  await service.db('outbox').delete()
})

const idOf = async (docId: string): Promise<number> =>
  (await service.db('disk').where({ doc_id: docId }).first('id')).id

const idAt = (index: number): number => disks[index]?.id ?? 0
const indexOf = ({ doc_id }: { doc_id: string }): number => disks.findIndex(({ docId }) => docId === doc_id)
const update = (index: number, change: { pinned?: boolean; hidden?: boolean }) =>
  service.client.UpdateHotDisk({ id: idAt(index), ...change }, asAdmin())

const hot = async (request: { type?: string; page?: { page: number; size: number } } = {}) =>
  (await service.client.ListHot(request, asVisitor())).items.map(indexOf)
const listed = async (request = {}) => (await service.client.ListHotDisks(request, asAdmin())).list.map(indexOf)

test('pinned resources come first and hidden ones are left out, in lists of one drive too', async () => {
  await update(2, { pinned: true })
  await update(1, { pinned: true })
  await update(7, { hidden: true })
  expect(await hot()).toEqual([2, 1, 6, 5, 4, 3, 0])
  expect(await hot({ type: 'BDY' })).toEqual([1, 5, 3])
  expect(await hot({ page: { page: 2, size: 3 } })).toEqual([5, 4, 3])
  await update(7, { hidden: false })
  await update(2, { pinned: false })
  expect(await hot()).toEqual([1, 7, 6, 5, 4, 3, 2, 0])
})

test('pinning shows a hidden resource again, and hiding removes its pin', async () => {
  expect(await update(3, { hidden: true })).toMatchObject({ hidden: true, pinned: false })
  expect(await update(3, { pinned: true })).toMatchObject({ hidden: false, pinned: true })
  expect(await update(3, { hidden: true })).toMatchObject({ hidden: true, pinned: false })
  expect(await update(3, { pinned: false })).toMatchObject({ hidden: true, pinned: false })
  expect(await update(3, { hidden: false })).toMatchObject({ hidden: false, pinned: false })
})

test('admins see the list of visitors with the hidden ones at the end', async () => {
  await update(0, { pinned: true })
  await update(7, { hidden: true })
  expect(await listed()).toEqual([0, 6, 5, 4, 3, 2, 1, 7])
  expect(await listed({ page: { page: 2, size: 3 } })).toEqual([4, 3, 2])
  expect(await listed({ page: { order_by: 'views', order: 'asc' } })).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(await listed({ page: { order_by: 'id' } })).toEqual([7, 6, 5, 4, 3, 2, 1, 0])
  await expect(listed({ page: { order_by: 'disk_name' } })).rejects.toMatchObject({ code: 'list.bad_order' })
})

test('the list of admins is filtered by name, public id, drive and state', async () => {
  await update(0, { pinned: true })
  await update(7, { hidden: true })
  expect(await listed({ q: 'name 4' })).toEqual([4])
  expect(await listed({ q: disks[5]?.docId })).toEqual([5])
  expect(await listed({ q: '%' })).toEqual([])
  expect(await listed({ type: 'BDY' })).toEqual([5, 3, 1, 7])
  expect(await listed({ state: 'pinned' })).toEqual([0])
  expect(await listed({ state: 'hidden' })).toEqual([7])
})

test('a pinned resource that died is still found by its state', async () => {
  const docId = await service.insert(aResolution({ health: 'dead' }))
  await service.client.UpdateHotDisk({ id: await idOf(docId), pinned: true }, asAdmin())
  expect(await hot()).toHaveLength(disks.length)
  const { list, total } = await service.client.ListHotDisks({ state: 'pinned' }, asAdmin())
  expect([total, list.map(({ doc_id, health }) => [doc_id, health])]).toEqual([1, [[docId, 'dead']]])
  await service.db('disk').where({ doc_id: docId }).delete()
})

test('rows return the number of views and their current weight', async () => {
  const [row] = (await service.client.ListHotDisks({ page: { size: 1 } }, asAdmin())).list
  expect(row).toMatchObject({ disk_name: 'Name 7', disk_type: 'BDY', views: 8, pinned: false, hidden: false })
  // Eight recent views, plus the initial heat of a new resource.
  expect(row?.heat).toBeGreaterThan(7.9)
  expect(row?.heat).toBeLessThan(8.1)
})

test('at most a hundred resources are pinned, also under concurrent calls', async () => {
  await service.db.raw(
    `with more as (
       insert into disk (doc_id, disk_type, disk_id, disk_pass, disk_name, files, share_user, share_user_id, is_mine, weight,
         size, health, name_source, name_at, pass_source, pass_at)
       select 'p' || lpad(n::text, 24, '0'), 'UC', 'pin' || n, '', 'n', '', '', '', false, 0, 0, 'unsure', 'text', now(),
         'none', now()
       from generate_series(1, 96) as n returning id)
     insert into disk_view (resource_id, disk_type, heat, hot_place) select id, 'UC', 0, 0 from more`,
  )
  const results = await Promise.allSettled(disks.map((_, index) => update(index, { pinned: true })))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  expect(refused).toHaveLength(4)
  for (const reason of refused)
    expect(reason).toMatchObject({ kind: 'failed_precondition', code: 'disk.too_many_pinned' })
  expect((await service.client.ListHotDisks({ state: 'pinned' }, asAdmin())).total).toBe(100)
  await service.db('disk').whereLike('disk_id', 'pin%').delete()
})

test('the audit log records every change that was made, and no other', async () => {
  await update(1, { pinned: true })
  await update(1, { pinned: true })
  await update(1, {})
  await update(1, { hidden: true })
  expect(await service.audited()).toEqual([
    ['hot_disk.update', `disk:${idAt(1)}`, { pinned: [false, true] }],
    ['hot_disk.update', `disk:${idAt(1)}`, { pinned: [true, false], hidden: [false, true] }],
  ])
})

test('refuses an unknown resource and a caller who is no admin', async () => {
  await expect(service.client.UpdateHotDisk({ id: 987_654, pinned: true }, asAdmin())).rejects.toMatchObject({
    kind: 'not_found',
    code: 'disk.unknown',
  })
  const calls = [service.client.ListHotDisks({}, asVisitor()), service.client.UpdateHotDisk({ id: 1 }, asVisitor())]
  for (const call of calls) await expect(call).rejects.toMatchObject({ kind: 'forbidden', code: 'disk.admin_only' })
})
