import { AdminChanged, DiskSaved } from '@pandex/contracts/events'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { down, up } from '../../migrations/20261122000200_category_names.ts'
import { aResolution, asAdmin, asVisitor, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

let service: DiskTestService

beforeAll(async () => {
  service = await startDiskService()
})

afterAll(() => service[Symbol.asyncDispose]())

const create = (name: string, pid = 0) => service.client.CreateCategory({ name, pid }, asAdmin())
const all = async () => (await service.client.ListAllCategories({}, asVisitor())).list

test('lists all categories flat, by their order', async () => {
  const film = await service.client.CreateCategory({ name: ' 电影\n', description: '片子', item_order: 2 }, asAdmin())
  const series = await service.client.CreateCategory({ name: '剧集', item_order: 1 }, asAdmin())
  const season = await service.client.CreateCategory({ name: '国产', pid: series.id, item_order: 3 }, asAdmin())
  expect(film).toMatchObject({ pid: 0, name: '电影', description: '片子', item_order: 2 })
  expect((await all()).map(({ id, pid }) => [id, pid])).toEqual([
    [series.id, 0],
    [film.id, 0],
    [season.id, series.id],
  ])
})

test('an update changes only the given fields', async () => {
  const parent = await create('音乐')
  const child = await create('有损', parent.id)
  const updated = await service.client.UpdateCategory({ id: child.id, name: '无损' }, asAdmin())
  expect(updated).toMatchObject({ id: child.id, pid: parent.id, name: '无损' })
  const moved = await service.client.UpdateCategory({ id: child.id, pid: 0 }, asAdmin())
  expect(moved).toMatchObject({ pid: 0, name: '无损' })
})

test('a category keeps its given policy, and an update to an invalid one changes nothing', async () => {
  const values = { name: '收费', policy: 'vip_or_coin', cost_coin: 7 }
  const { id } = await service.client.CreateCategory(values, asAdmin())
  await expect(service.client.UpdateCategory({ id, name: '免费', policy: 'gratis' }, asAdmin())).rejects.toMatchObject({
    kind: 'invalid',
    code: 'disk.category_bad_policy',
  })
  expect((await all()).find((category) => category.id === id)).toMatchObject(values)
  const updated = await service.client.UpdateCategory({ id, policy: '', cost_coin: 0 }, asAdmin())
  expect(updated).toMatchObject({ name: '收费', policy: '', cost_coin: 0 })
})

test('a category cannot become its own descendant', async () => {
  const top = await create('上')
  const middle = await create('中', top.id)
  const bottom = await create('下', middle.id)
  for (const pid of [top.id, middle.id, bottom.id])
    await expect(service.client.UpdateCategory({ id: top.id, pid }, asAdmin())).rejects.toMatchObject({
      kind: 'invalid',
      code: 'disk.category_cycle',
    })
})

test('a category at the maximum depth can be renamed and gets no children', async () => {
  await service.db.raw(
    `insert into category (id, pid, name) select 5000 + n, nullif(4999 + n, 5000), '深' || n from generate_series(1, 11) as n`,
  )
  expect(await service.client.UpdateCategory({ id: 5011, name: '很深' }, asAdmin())).toMatchObject({ name: '很深' })
  const tooDeep = { kind: 'invalid', code: 'disk.category_too_deep' }
  for (const pid of [5010, 5011]) await expect(create('更深', pid)).rejects.toMatchObject(tooDeep)
})

test('of two concurrent moves that would form a cycle one fails', async () => {
  const [left, right] = [await create('左'), await create('右')]
  const moves = await Promise.allSettled([
    service.client.UpdateCategory({ id: left.id, pid: right.id }, asAdmin()),
    service.client.UpdateCategory({ id: right.id, pid: left.id }, asAdmin()),
  ])
  expect(moves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test.each([
  [{ name: ' \u200b ' }, 'disk.category_name_blank'],
  [{ name: '长'.repeat(51) }, 'disk.category_name_too_long'],
  [{ name: '好', description: '长'.repeat(1_001) }, 'disk.category_description_too_long'],
  [{ name: '好', pid: 987_654 }, 'disk.category_parent_unknown'],
  [{ name: '好', policy: 'free' }, 'disk.category_bad_policy'],
  [{ name: '好', policy: 'coin', cost_coin: -1 }, 'disk.category_bad_policy'],
  [{ name: '好', policy: 'coin', cost_coin: 1_000_001 }, 'disk.category_bad_policy'],
])('refuses an invalid category: %o', async (category, code) => {
  const before = await all()
  await expect(service.client.CreateCategory(category, asAdmin())).rejects.toMatchObject({ kind: 'invalid', code })
  expect(await all()).toEqual(before)
})

test('a missing category can be neither changed nor deleted', async () => {
  const unknown = { kind: 'not_found', code: 'disk.category_unknown' }
  await expect(service.client.UpdateCategory({ id: 987_654, name: '无' }, asAdmin())).rejects.toMatchObject(unknown)
  await expect(service.client.DeleteCategory({ id: 987_654 }, asAdmin())).rejects.toMatchObject(unknown)
})

test('a category with children cannot be deleted', async () => {
  const parent = await create('父')
  const child = await create('子', parent.id)
  await expect(service.client.DeleteCategory({ id: parent.id }, asAdmin())).rejects.toMatchObject({
    kind: 'failed_precondition',
    code: 'disk.category_has_children',
  })
  await service.client.DeleteCategory({ id: child.id }, asAdmin())
  await service.client.DeleteCategory({ id: parent.id }, asAdmin())
  expect((await all()).filter(({ id }) => id === parent.id || id === child.id)).toEqual([])
})

test('resources of a deleted category lose it, each with a new version published to the index', async () => {
  const category = await create('软件')
  const resolution = aResolution({ cate_id: category.id })
  const docId = await service.insert(resolution)
  await service.db.raw(
    `insert into disk (doc_id, disk_type, disk_id, disk_pass, disk_name, files, share_user, share_user_id, is_mine, weight,
       size, health, name_source, name_at, pass_source, pass_at, cate_id)
     select 'a' || lpad(n::text, 24, '0'), 'UC', 'bulk' || n, '', 'n', '', '', '', false, 0, 0, 'unsure', 'text', now(), 'none',
       now(), ?
     from generate_series(1, 1100) as n`,
    [category.id],
  )
  expect((await service.client.GetDoc({ doc_id: docId }, asVisitor())).cate_id).toBe(category.id)
  await service.client.DeleteCategory({ id: category.id }, asAdmin())
  expect((await service.client.GetDoc({ doc_id: docId }, asVisitor())).cate_id).toBe(0)
  expect(await service.db('disk').whereNotNull('cate_id')).toEqual([])
  const saved = await service.listPublished(DiskSaved, resolution.disk_id)
  expect(saved.map(({ version, cate_id }) => [version, cate_id])).toEqual([
    [1, category.id],
    [2, 0],
  ])
  const published = await service.db('outbox').whereRaw(`payload->>'disk_id' like 'bulk%'`).select('id')
  expect(published).toHaveLength(1_100)
})

test('the audit log records every change that was made, and no other', async () => {
  const published = async (id: number) =>
    (
      await service
        .db('outbox')
        .where({ topic: AdminChanged.name, key: `category:${id}` })
        .orderBy('id')
    ).map(({ payload: { admin_id, action, changes } }) => [admin_id, action, changes] as unknown)
  const { id } = await create('纪录片')
  await service.client.UpdateCategory({ id, name: '纪录', item_order: 3 }, asAdmin())
  await service.client.UpdateCategory({ id, name: '纪录' }, asAdmin())
  await expect(service.client.UpdateCategory({ id, pid: id }, asAdmin())).rejects.toThrow('上级分类')
  await service.client.DeleteCategory({ id }, asAdmin())
  expect(await published(id)).toEqual([
    [
      1,
      'category.create',
      {
        pid: [null, 0],
        name: [null, '纪录片'],
        description: [null, ''],
        item_order: [null, 0],
        policy: [null, ''],
        cost_coin: [null, 0],
      },
    ],
    [1, 'category.update', { name: ['纪录片', '纪录'], item_order: [0, 3] }],
    [1, 'category.delete', { name: ['纪录', null], pid: [0, null] }],
  ])
})

test('only admins change categories', async () => {
  const calls = [
    service.client.CreateCategory({ name: '新' }, asVisitor()),
    service.client.UpdateCategory({ id: 1, name: '新' }, asVisitor()),
    service.client.DeleteCategory({ id: 1 }, asVisitor()),
  ]
  for (const call of calls) await expect(call).rejects.toMatchObject({ kind: 'forbidden', code: 'disk.admin_only' })
})

test('siblings have different names in any case and width, and other parents may reuse a name', async () => {
  const exists = { kind: 'conflict', code: 'disk.category_exists' }
  const [one, two] = [await create('同名甲'), await create('同名乙')]
  const inside = await create('4K Film', one.id)
  for (const name of ['4K Film', '４ｋ film ']) await expect(create(name, one.id)).rejects.toMatchObject(exists)
  await expect(create('同名甲')).rejects.toMatchObject(exists)
  await expect(service.client.UpdateCategory({ id: two.id, name: '同名甲' }, asAdmin())).rejects.toMatchObject(exists)
  const elsewhere = await create('4K Film', two.id)
  const move = { id: elsewhere.id, pid: one.id }
  await expect(service.client.UpdateCategory(move, asAdmin())).rejects.toMatchObject(exists)
  const renamed = await service.client.UpdateCategory({ id: inside.id, name: '4k film' }, asAdmin())
  expect(renamed.name).toBe('4k film')
})

test('one of several concurrent creations of a name succeeds', async () => {
  const creations = await Promise.allSettled([create('一起'), create('一起'), create('一起')])
  expect(creations.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
})

test('a name used under several parents selects the first category that holds resources', async () => {
  const [left, right] = [await create('左边'), await create('右边')]
  const empty = await create('经典', left.id)
  const full = await create('经典', right.id)
  await service.insert(aResolution({ disk_name: '经典片', cate_id: full.id }))
  const idOf = async () => (await service.client.GetCategory({ word: '经典' }, asVisitor())).category?.id
  await waitFor(async () => (await idOf()) === full.id)
  const { list } = await service.client.ListCategoryDisks({ word: '经典' }, asVisitor())
  expect(list.map(({ disk_name }) => disk_name)).toEqual(['经典片'])
  expect((await service.client.GetCategory({ id: empty.id }, asVisitor())).category?.id).toBe(empty.id)
})

test('the migration keeps the sibling with resources, deletes empty ones and numbers the others', async () => {
  await service.db.transaction(async (trx) => {
    await down(trx)
    await trx.raw(`insert into category (id, name, item_order) values
      (9001, '重名', 1), (9002, '重名', 2), (9003, '重名', 3), (9004, '重名 (2)', 4)`)
    await trx.raw(
      `insert into category (id, pid, name) values (9005, 9002, '子'), (9006, 9003, '子'), (9007, 9003, '子')`,
    )
    await up(trx)
  })
  const rows = await service.db('category').whereBetween('id', [9001, 9007]).orderBy('id').select('id', 'name')
  expect(rows).toEqual([
    { id: 9002, name: '重名' },
    { id: 9003, name: '重名 (3)' },
    { id: 9004, name: '重名 (2)' },
    { id: 9005, name: '子' },
    { id: 9006, name: '子' },
  ])
})

test('a site has at most two thousand categories', async () => {
  const { total } = (await service.db('category').count({ total: '*' }).first()) as { total: number }
  await service.db.raw(
    `insert into category (name) select '填充' || n from generate_series(1, ${2_000 - total - 1}) as n`,
  )
  await create('最后一个')
  await expect(create('多一个')).rejects.toMatchObject({
    kind: 'failed_precondition',
    code: 'disk.too_many_categories',
  })
  expect(await all()).toHaveLength(2_000)
})
