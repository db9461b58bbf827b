import { randomUUID } from 'node:crypto'
import { AdminChanged } from '@pandex/contracts/events'
import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAdmin, asUser, startOrderService } from './harness.ts'
import type { OrderTestService } from './harness.ts'

let orders: OrderTestService

beforeAll(async () => {
  orders = await startOrderService()
})

afterAll(() => orders[Symbol.asyncDispose]())

const shopIds = async (): Promise<number[]> =>
  ((await orders.client.ListShopGoods({}, testContext())).list ?? []).map(({ id }) => Number(id))

test('lists goods on the shelf in the order of the admin, without what is for admins', async () => {
  const names = ['甲', '乙', '丙']
  const created = []
  for (const name of names) created.push(await orders.addGoods({ name, remark: '内部', stock: 5 }))
  const hidden = await orders.addGoods({ on_shelf: false })
  const [a, b, c] = created.map(({ id }) => Number(id))
  expect(await shopIds()).toEqual([a, b, c])
  await orders.client.OrderGoods({ ids: [Number(hidden.id), c!, a!] }, asAdmin())
  expect(await shopIds()).toEqual([b, c, a])
  const { list } = await orders.client.ListShopGoods({}, testContext())
  expect(list?.[1]).toEqual({ id: c, name: '丙', price: 990, coin: 100, vip_days: 30, description: '', stock: 5 })
  await expect(orders.client.OrderGoods({ ids: [a!, a!] }, asAdmin())).rejects.toMatchObject({
    code: 'order.bad_goods',
  })
  await expect(orders.client.OrderGoods({ ids: [999] }, asAdmin())).rejects.toMatchObject({ code: 'order.bad_goods' })
})

test.each([
  { name: '' },
  { name: '一\n行' },
  { price: 0 },
  { price: 100_000_001 },
  { coin: 0, vip_days: 0 },
  { coin: -1 },
  { vip_days: 36_501 },
  { stock: -1 },
  { per_user: 0 },
  { description: 'x'.repeat(2_001) },
])('refuses goods with %j and stores nothing', async (fields) => {
  const before = await orders.db('goods').count({ count: '*' }).first()
  await expect(orders.addGoods(fields)).rejects.toMatchObject({ kind: 'invalid', code: 'order.bad_goods' })
  expect(await orders.db('goods').count({ count: '*' }).first()).toEqual(before)
})

test('creates goods once per request', async () => {
  const request_id = randomUUID()
  await orders.addGoods({ request_id })
  await expect(orders.addGoods({ request_id })).rejects.toMatchObject({
    kind: 'conflict',
    code: 'order.request_reused',
  })
})

test('changes the given fields only, and records the change', async () => {
  const { id } = await orders.addGoods({ stock: 3, per_user: 2 })
  const changed = await orders.client.UpdateGoods({ id, price: 500, stock: -1 }, asAdmin())
  expect(changed).toMatchObject({ name: '月度会员', price: 500, per_user: 2 })
  expect(changed.stock).toBeUndefined()
  const audits = await orders.sent(AdminChanged, `goods:${id}`)
  expect(audits.map(({ action, changes }) => [action, changes]).at(-1)).toEqual([
    'goods.update',
    { price: [990, 500], stock: [3, null] },
  ])
  const { client } = orders
  await expect(client.UpdateGoods({ id }, asAdmin())).rejects.toMatchObject({ code: 'order.nothing_to_change' })
  await expect(client.UpdateGoods({ id, price: 0 }, asAdmin())).rejects.toMatchObject({ code: 'order.bad_goods' })
  await expect(client.UpdateGoods({ id: 999_999, price: 1 }, asAdmin())).rejects.toMatchObject({
    code: 'order.unknown_goods',
  })
})

test('keeps the price of an order when the goods change or leave the shelf', async () => {
  const goods = await orders.addGoods()
  const { order_no } = await orders.create(orders.newUser(), goods.id)
  await orders.client.UpdateGoods({ id: goods.id, price: 1, coin: 9, name: '别的', on_shelf: false }, asAdmin())
  expect(await orders.row(order_no)).toMatchObject({ goods_name: '月度会员', amount: 990, coin: 100 })
  await expect(orders.create(orders.newUser(), goods.id)).rejects.toMatchObject({ code: 'order.off_shelf' })
})

test('deletes goods, but not those that were ordered', async () => {
  const [ordered, unused] = [await orders.addGoods(), await orders.addGoods()]
  await orders.create(orders.newUser(), ordered.id)
  const ids = [Number(ordered.id), Number(unused.id), 999_999]
  const reply = await orders.client.DeleteGoods({ ids }, asAdmin())
  expect(reply).toEqual({
    done: 1,
    failed: [
      { id: ordered.id, msg: '已有订单，不能删除，请下架' },
      { id: 999_999, msg: '商品不存在' },
    ],
  })
})

test('finds goods by name, shelf and sold pieces', async () => {
  const word = randomUUID()
  const [first] = [await orders.addGoods({ name: word }), await orders.addGoods({ remark: word, on_shelf: false })]
  const { order_no } = await orders.create(orders.newUser(), first.id)
  await orders.client.UpdateOrder(
    { id: (await orders.row(order_no)).id, action: 'mark_paid', request_id: randomUUID() },
    asAdmin(),
  )
  const found = await orders.client.ListGoods({ q: word, page: { order_by: 'sold', order: 'desc' } }, asAdmin())
  expect(found.list?.map(({ sold }) => sold)).toEqual([1, 0])
  expect(await orders.client.ListGoods({ q: word, on_shelf: 'no' }, asAdmin())).toMatchObject({ total: 1 })
})

test('refuses calls of the back office to everyone but admins', async () => {
  const { client } = orders
  const calls = {
    ListGoods: {},
    CreateGoods: { name: 'x', price: 1, coin: 1 },
    UpdateGoods: { id: 1, price: 1 },
    DeleteGoods: { ids: [1] },
    OrderGoods: { ids: [1] },
    ListCoupons: {},
    CreateCoupon: { code: 'X', kind: 'percent', value: 1 },
    UpdateCoupon: { id: 1, enabled: false },
    DeleteCoupons: { ids: [1] },
    ListOrders: {},
    GetOrder: { id: 1 },
    UpdateOrder: { id: 1, action: 'note', note: 'x', request_id: 'r' },
    CountWork: {},
    ListDifferences: {},
    ListOrderSeries: { from: '2026-11-01', to: '2026-11-02', unit: 'day' },
  } as const
  for (const [name, request] of Object.entries(calls))
    for (const ctx of [testContext(), asUser(5)]) {
      const call = client[name as keyof typeof calls] as (given: object, from: typeof ctx) => Promise<unknown>
      await expect(call(request, ctx)).rejects.toMatchObject({ kind: 'forbidden', code: 'order.admin_only' })
    }
})

test('refuses calls of buyers to visitors', async () => {
  const { client } = orders
  const order_no = '20261123105457815848'
  for (const call of [
    async () => client.FindPrice({ goods_id: 1 }, testContext()),
    async () => client.CreateOrder({ goods_id: 1, pay_type: 'manual', request_id: 'r' }, testContext()),
    async () => client.GetPayment({ order_no }, testContext()),
    async () => client.CheckOrder({ order_no }, testContext()),
    async () => client.CancelOrder({ order_no }, testContext()),
    async () => client.SubmitReference({ order_no, reference: '1' }, testContext()),
    async () => client.ListOwnOrders({}, testContext()),
  ])
    await expect(call()).rejects.toMatchObject({ kind: 'unauthenticated', code: 'user.login_required' })
})
