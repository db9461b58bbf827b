import { randomUUID } from 'node:crypto'
import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOrderService } from './harness.ts'
import type { OrderTestService } from './harness.ts'

let orders: OrderTestService

beforeAll(async () => {
  orders = await startOrderService()
})

afterAll(() => orders[Symbol.asyncDispose]())

const asAdmin = () => testContext({ user: { id: 42, role: 'admin' } })

const noFilter = {
  page: { page: 1, size: 100, order_by: '', order: '' },
  status: '',
  order_no: '',
  username: '',
  user_id: 0,
  goods_id: 0,
  pay_type: '',
  state: '',
  from: '',
  to: '',
}

const list = async (filter: Partial<typeof noFilter>) => orders.client.ListOrders({ ...noFilter, ...filter }, asAdmin())

test('lists the orders of one user only, also when other names contain the id', async () => {
  const goods = await orders.addGoods()
  const [userId, other] = [orders.newUser(), orders.newUser()]
  orders.said.buyers.set(other, { username: `name-${userId}`, status: 'normal', is_vip_forever: false })
  const { order_no } = await orders.create(userId, goods.id)
  await orders.create(other, goods.id)
  expect((await list({ user_id: userId })).list.map((order) => order.order_no)).toEqual([order_no])
  expect((await list({ username: String(userId) })).total).toBe(2)
})

test('lists a failed refund until a later one succeeds', async () => {
  const goods = await orders.addGoods()
  const { order_no } = await orders.create(orders.newUser(), goods.id)
  const { id } = await orders.row(order_no)
  const update = async (action: string) =>
    orders.client.UpdateOrder({ id, action, note: '退款', request_id: randomUUID(), trade_no: '' }, asAdmin())
  orders.provider.pay(order_no, 990)
  await orders.client.CheckOrder(
    { order_no },
    testContext({ user: { id: (await orders.row(order_no)).user_id, role: 'user' } }),
  )
  expect(await orders.row(order_no)).toMatchObject({ status: 'paid', received: 990 })
  orders.provider.state.refusal = '余额不足'
  await update('refund')
  expect((await list({ state: 'refund_failed' })).list).toMatchObject([{ order_no, received: 990, refunded: 0 }])
  orders.provider.state.refusal = ''
  await update('refund')
  expect((await list({ state: 'refund_failed' })).list).toEqual([])
  expect((await list({ state: 'refunded', order_no })).totals).toEqual({
    paid: 1,
    paid_amount: 990,
    refunded_amount: 990,
  })
})
