import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { listViewLimits } from '@pandex/contracts/list-view'
import { testContext } from '@pandex/platform/testing/fixtures'
import { asAdmin, startConfigService, unauthorizedCallers } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

let service: ConfigTestService

beforeAll(async () => {
  service = await startConfigService()
})

afterEach(async () => {
  await service.db('list_view').delete()
  await service.db('outbox').delete()
})

afterAll(() => service[Symbol.asyncDispose]())

const asOther = () => testContext({ user: { id: 7, role: 'admin' }, clientAddress: '203.0.113.8' })
const columns = { hidden: ['email'], shown: ['id'], order: ['id', 'coin'], widths: { coin: 120 } }
const view = { list: 'user/list', title: '管理员', query: 'role=admin', columns, shared: false }

const save = (changes: Partial<typeof view> = {}, ctx = asAdmin()) =>
  service.client.SaveView({ ...view, ...changes }, ctx)
const titles = async (ctx = asAdmin(), list = view.list) =>
  (await service.client.ListViews({ list }, ctx)).list.map(({ title }) => title)
const actions = async () => {
  const rows: { action: string }[] = await service
    .db('outbox')
    .orderBy('id')
    .select(service.db.raw(`payload->>'action' as action`))
  return rows.map(({ action }) => action)
}

it('stores a view with its columns, once when it is saved twice', async () => {
  const first = await save()
  expect(first).toMatchObject({ ...view, own: true, owner_id: 42 })
  expect(await save({ title: ' 管理员 ' })).toEqual(first)
  expect((await service.client.ListViews({ list: view.list }, asAdmin())).list).toEqual([first])
  expect(await actions()).toEqual(['list_view.create'])
})

it('stores one view when the same view is saved at once', async () => {
  const saved = await Promise.all(Array.from({ length: 10 }, () => save()))
  expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
  expect(await actions()).toEqual(['list_view.create'])
})

it('replaces the view of the same title and records what changed', async () => {
  const { id } = await save()
  expect(await save({ query: 'role=user', shared: true })).toMatchObject({ id, query: 'role=user', shared: true })
  expect(await service.listAudited('list_view.update')).toEqual([
    {
      target: `list_view:${id}`,
      changes: { list: 'user/list', title: '管理员', query: ['role=admin', 'role=user'], shared: [false, true] },
    },
  ])
})

it('keeps views without columns apart from those with default columns', async () => {
  expect((await service.client.SaveView({ ...view, columns: null }, asAdmin())).columns).toBeNull()
  const empty = { hidden: [], shown: [], order: [], widths: {} }
  expect((await service.client.SaveView({ ...view, columns: {} }, asAdmin())).columns).toEqual(empty)
})

it('shows shared views to all admins and the others to their owner', async () => {
  await save({ title: 'b', shared: true })
  await save({ title: 'a' })
  await save({ title: 'c', list: 'cdkey/list', shared: true })
  await save({ title: 'd' }, asOther())
  expect([await titles(), await titles(asOther())]).toEqual([
    ['a', 'b'],
    ['d', 'b'],
  ])
  const shared = (await service.client.ListViews({ list: view.list }, asOther())).list[1]
  expect(shared).toMatchObject({ own: false, owner_id: 42 })
})

it('lets only the owner change a shared view', async () => {
  const { id } = await save({ shared: true })
  const other = await save({ query: 'role=user' }, asOther())
  expect(other.id).not.toBe(id)
  expect((await service.client.ListViews({ list: view.list }, asAdmin())).list[0]?.query).toBe('role=admin')
})

it('lets every admin delete a shared view, and only the owner a private one', async () => {
  const { id } = await save({ shared: true })
  const kept = await save({ title: 'private' })
  expect(await service.client.DeleteViews({ ids: [id, kept.id] }, asOther())).toEqual({
    done: 1,
    failed: [{ id: kept.id, msg: '视图不存在，或者别的管理员没有共享' }],
  })
  expect(await titles()).toEqual(['private'])
  expect(await service.listAudited('list_view.delete')).toEqual([
    { target: `list_view:${id}`, changes: { list: 'user/list', title: '管理员', owner_id: 42 } },
  ])
})

it('deletes a view once', async () => {
  const { id } = await save()
  expect(await service.client.DeleteViews({ ids: [id, id] }, asAdmin())).toEqual({ done: 1, failed: [] })
  expect((await service.client.DeleteViews({ ids: [id] }, asAdmin())).done).toBe(0)
  expect(await service.listAudited('list_view.delete')).toEqual([
    { target: `list_view:${id}`, changes: { list: 'user/list', title: '管理员' } },
  ])
})

it('holds a limited number of views, also with parallel writers', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: listViewLimits.perAdmin + 5 }, (_, index) => save({ title: `view ${index}` })),
  )
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  expect(refused).toHaveLength(5)
  expect(refused[0]).toMatchObject({ kind: 'failed_precondition', code: 'config.too_many_list_views' })
  const [known = ''] = await titles()
  expect(await save({ title: known, query: 'q=1' })).toMatchObject({ query: 'q=1' })
  expect(await save({ list: 'cdkey/list' })).toMatchObject({ list: 'cdkey/list' })
})

it('holds a limited number of shared views of a list', async () => {
  await service.db('list_view').insert(
    Array.from({ length: listViewLimits.shared }, (_, index) => ({
      list: view.list,
      owner_id: 100 + index,
      title: 'x',
      query: '',
      shared: true,
    })),
  )
  await expect(save({ shared: true })).rejects.toMatchObject({ code: 'config.too_many_list_views' })
  await save()
  await expect(save({ shared: true })).rejects.toMatchObject({ code: 'config.too_many_list_views' })
  expect(await titles()).toHaveLength(listViewLimits.shared + 1)
})

it.each([
  ['list', { list: '' }],
  ['list', { list: '../user' }],
  ['title', { title: ' ' }],
  ['title', { title: 'x'.repeat(listViewLimits.titleLength + 1) }],
  ['title', { title: 'a\u202eb' }],
  ['query', { query: 'x'.repeat(listViewLimits.queryLength + 1) }],
  ['query', { query: 'a\nb' }],
  ['columns', { columns: { ...columns, hidden: ['a b'] } }],
  ['columns', { columns: { ...columns, order: Array.from({ length: 61 }, (_, index) => `c${index}`) } }],
  ['columns', { columns: { ...columns, widths: { coin: 5 } } }],
  ['columns', { columns: { ...columns, widths: { coin: 5_000 } } }],
])('refuses a bad %s and stores nothing', async (field, changes) => {
  await expect(save(changes as Partial<typeof view>)).rejects.toMatchObject({
    kind: 'invalid',
    code: 'config.bad_list_view',
    details: { fields: [field] },
  })
  expect(await titles()).toEqual([])
})

it('is for admins only', async () => {
  for (const caller of Object.values(unauthorizedCallers)) {
    const refusal = { code: 'config.admin_only' }
    await expect(save({}, caller())).rejects.toMatchObject(refusal)
    await expect(service.client.ListViews({ list: view.list }, caller())).rejects.toMatchObject(refusal)
    await expect(service.client.DeleteViews({ ids: [1] }, caller())).rejects.toMatchObject(refusal)
  }
})
