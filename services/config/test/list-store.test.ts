import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testContext } from '@pandex/platform/testing/fixtures'
import { up as upgradeImages } from '../migrations/20261122000400_https_images.ts'
import { asAdmin, startConfigService, unauthorizedCallers } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

let service: ConfigTestService

beforeAll(async () => {
  service = await startConfigService()
})

afterAll(() => service[Symbol.asyncDispose]())

beforeEach(() => service.db.raw('truncate stored_item, outbox'))

const types = [
  'site_group_list',
  'home_search_keywords',
  'home_top_links',
  'home_middle_ads',
  'home_friend_links',
  'home_hot_film_words',
  'search_below_links',
  'doc_content_links',
  'doc_side_links',
  'home_cate_keywords',
]
const type = 'home_top_links'

const create = async (name: string, fields = {}) =>
  service.client.CreateStoredItem({ type, name, ...fields }, asAdmin())
const createAll = async (...names: string[]) => {
  const ids: number[] = []
  for (const name of names) ids.push((await create(name)).id)
  return ids
}
const order = (ids: number[]) => service.client.OrderStoredItems({ type, ids }, asAdmin())
const all = async (request = {}) =>
  (await service.client.ListStoredItems({ type, all: true, page: { size: 100 }, ...request }, asAdmin())).list
const names = async (request = {}) => (await all(request)).map(({ name }) => name)

const expectNoGaps = async () => {
  const places = (await all()).map(({ item_order }) => item_order)
  expect(places).toEqual(places.map((_, index) => index + 1))
}

test.each(types)('%s keeps its items apart from other lists', async (each) => {
  const item = await service.client.CreateStoredItem({ type: each, name: each, url: '/a', text: '字' }, asAdmin())
  expect(item).toMatchObject({ type: each, name: each, url: '/a', image: '', text: '字', enabled: true, item_order: 1 })
  const { lists } = await service.client.GetStoredLists({ types }, testContext())
  expect(Object.entries(lists).map(([key, { list }]) => [key, list.map(({ id }) => id)])).toEqual(
    types.map((key) => [key, key === each ? [item.id] : []]),
  )
})

test('visitors see enabled items in order, and admins see all', async () => {
  const [first = 0, second = 0, third = 0] = await createAll('一', '二', '三')
  await service.client.UpdateStoredItem({ id: second, enabled: false }, asAdmin())
  await order([third])
  const { lists } = await service.client.GetStoredLists({ types: [type] }, testContext())
  expect(lists[type]).toMatchObject({ list: [{ id: third }, { id: first }], total: 2 })
  const { list, total } = await service.client.ListStoredItems({ type, page: { page: 2, size: 1 } }, testContext())
  expect([list.map(({ id }) => id), total]).toEqual([[first], 2])
  expect(await names()).toEqual(['三', '一', '二'])
  for (const as of Object.values(unauthorizedCallers))
    await expect(service.client.ListStoredItems({ type, all: true }, as())).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'config.admin_only',
    })
})

test('visitors get at most two hundred items of a list', async () => {
  await service.db.raw(
    `insert into stored_item (type, name, item_order) select ?, 'n' || n, n from generate_series(1, 300) as n`,
    [type],
  )
  const { lists } = await service.client.GetStoredLists({ types: [type, 'site_group_list'] }, testContext())
  expect([lists[type]?.list.length, lists[type]?.list.at(-1)?.name]).toEqual([200, 'n200'])
})

test('an update changes the given fields, never type or position', async () => {
  const [, id = 0] = await createAll('一', '二')
  const request = { id, type: 'site_group_list', name: '贰', url: 'https://example.com/' }
  expect(await service.client.UpdateStoredItem(request, asAdmin())).toMatchObject({
    type,
    name: '贰',
    url: 'https://example.com/',
    text: '',
    item_order: 2,
  })
})

test('invalid items change nothing', async () => {
  const { id } = await create('一')
  const before = await all()
  const bad = { kind: 'invalid', code: 'config.bad_list_item' }
  await expect(create('二', { url: 'javascript:alert(1)' })).rejects.toMatchObject(bad)
  await expect(create('')).rejects.toMatchObject(bad)
  const update = service.client.UpdateStoredItem({ id, name: '新', image: '//evil.example/x.png' }, asAdmin())
  await expect(update).rejects.toMatchObject(bad)
  await expect(service.client.UpdateStoredItem({ id: 987_654, name: '新' }, asAdmin())).rejects.toMatchObject({
    kind: 'not_found',
    code: 'config.unknown_list_item',
  })
  expect(await all()).toEqual(before)
})

test('an order is applied completely or not at all', async () => {
  const ids = await createAll('一', '二', '三', '四')
  const [first = 0, second = 0, third = 0] = ids
  await order([third, first])
  expect(await names()).toEqual(['三', '一', '二', '四'])
  const foreign = await service.client.CreateStoredItem({ type: 'site_group_list', name: '外' }, asAdmin())
  for (const wrong of [
    [second, foreign.id],
    [second, 987_654],
    [second, second],
  ])
    await expect(order(wrong)).rejects.toMatchObject({ kind: 'invalid', code: 'config.bad_list_item' })
  expect(await names()).toEqual(['三', '一', '二', '四'])
  await order([])
  await order(ids)
  expect(await names()).toEqual(['一', '二', '三', '四'])
})

test('concurrent orders, additions and deletions leave neither a gap nor a duplicate position', async () => {
  const ids = await createAll(...Array.from({ length: 20 }, (_, index) => `n${index}`))
  const some = (start: number) => ids.slice(start, start + 6).toReversed()
  const results = await Promise.allSettled([
    order(some(0)),
    create('新1'),
    order(some(4)),
    service.client.DeleteStoredItems({ ids: some(14) }, asAdmin()),
    order(some(8)),
    create('新2'),
    service.client.DeleteStoredItems({ ids: some(17) }, asAdmin()),
  ])
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  await expectNoGaps()
  expect(await all()).toHaveLength(20 + 2 - 6)
})

test('items are deleted once, later ones move up, and unknown ids are reported', async () => {
  const [first = 0, second = 0] = await createAll('一', '二', '三')
  await service.client.CreateStoredItem({ type: 'site_group_list', name: '别动' }, asAdmin())
  const remove = () => service.client.DeleteStoredItems({ ids: [first, second, first, 987_654] }, asAdmin())
  const replies = await Promise.all([remove(), remove()])
  expect(replies.map(({ done }) => done).toSorted((a, b) => a - b)).toEqual([0, 2])
  expect((await remove()).failed.map(({ id }) => id)).toEqual([first, second, 987_654])
  expect(await names()).toEqual(['三'])
  await expectNoGaps()
  expect(await names({ type: 'site_group_list' })).toEqual(['别动'])
})

test('a list holds at most a thousand items, also under concurrent additions', async () => {
  await service.db.raw(
    `insert into stored_item (type, name, item_order) select ?, 'n' || n, n from generate_series(1, 997) as n`,
    [type],
  )
  const results = await Promise.allSettled(Array.from({ length: 6 }, (_, index) => create(`w${index}`)))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  expect(refused).toHaveLength(3)
  for (const reason of refused) expect(reason).toMatchObject({ kind: 'failed_precondition', code: 'config.list_full' })
  await service.client.CreateStoredItem({ type: 'site_group_list', name: '有空' }, asAdmin())
})

test('admins find items by part of a name, text or address', async () => {
  await create('豆瓣电影', { url: 'https://movie.example/Top' })
  await create('其他', { text: '100%' })
  expect(await names({ q: '电影' })).toEqual(['豆瓣电影'])
  expect(await names({ q: '/top' })).toEqual(['豆瓣电影'])
  expect(await names({ q: '%' })).toEqual(['其他'])
  await expect(all({ page: { order_by: 'type' } })).rejects.toMatchObject({ code: 'list.bad_order' })
})

test.each(['', 'other', '__proto__', 'HOME_TOP_LINKS'])('%j is refused as a list', async (unknown) => {
  const refusal = { kind: 'invalid', code: 'config.unknown_list' }
  await expect(service.client.GetStoredLists({ types: [type, unknown] }, testContext())).rejects.toMatchObject(refusal)
  await expect(service.client.ListStoredItems({ type: unknown }, testContext())).rejects.toMatchObject(refusal)
  await expect(create('x', { type: unknown })).rejects.toMatchObject(refusal)
  await expect(service.client.OrderStoredItems({ type: unknown }, asAdmin())).rejects.toMatchObject(refusal)
})

test('the audit log records every change that was made, and no other', async () => {
  const [first = 0, second = 0] = await createAll('一', '二')
  await service.client.UpdateStoredItem({ id: first, text: '字' }, asAdmin())
  await service.client.UpdateStoredItem({ id: first, text: '字' }, asAdmin())
  await order([second, first])
  await order([second])
  await service.client.DeleteStoredItems({ ids: [first] }, asAdmin())
  await service.client.DeleteStoredItems({ ids: [first] }, asAdmin())
  expect(await service.listAudited('list_store.create')).toHaveLength(2)
  expect(await service.listAudited('list_store.update')).toEqual([
    { target: `list_store:${first}`, changes: { text: ['', '字'] } },
  ])
  const orders = [
    [first, second],
    [second, first],
  ]
  expect(await service.listAudited('list_store.order')).toEqual([
    { target: `list_store:${type}`, changes: { ids: orders } },
  ])
  expect(await service.listAudited('list_store.delete')).toEqual([
    { target: 'list_store:*', changes: { count: 1, items: [`${type}: 一`] } },
  ])
})

test('the migration upgrades stored images to https and is idempotent', async () => {
  const stored = [
    'http://img.example/a.png?b#c',
    'HTTP://img.example:80',
    'http://img.example:8080/a.png',
    '/a.png',
    '',
  ]
  for (const [at, image] of stored.entries()) {
    const id = await create(`图 ${at}`)
    await service.db('stored_item').where({ id: id.id }).update({ image })
  }
  const upgraded = ['https://img.example/a.png?b#c', 'https://img.example', ...stored.slice(2)]
  for (const _ of [1, 2]) {
    await upgradeImages(service.db)
    expect((await all()).map(({ image }) => image)).toEqual(upgraded)
  }
})
