import { randomUUID } from 'node:crypto'
import { OrderPaid } from '@pandex/contracts/events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { applyPayment } from '../use-cases/apply-payment.ts'
import { asUser, startOrderService } from './harness.ts'
import type { OrderTestService } from './harness.ts'

let orders: OrderTestService

beforeAll(async () => {
  orders = await startOrderService()
})

afterAll(() => orders[Symbol.asyncDispose]())

test('creates an order with a QR code, once per request', async () => {
  const goods = await orders.addGoods()
  const userId = orders.newUser()
  const request_id = randomUUID()
  const first = await orders.create(userId, goods.id, { request_id })
  expect(first).toMatchObject({
    amount: 990,
    status: 'pending',
    status_text: '待支付',
    pay: { kind: 'qr', url: `https://pay.example.com/${first.order_no}` },
    coin: 100,
    vip_days: 30,
  })
  expect(first.order_no).toMatch(/^20\d{18}$/)
  expect(first.pay?.qr_svg).toMatch(/^<svg .*<\/svg>$/)
  const again = await orders.create(userId, goods.id, { request_id })
  expect(again).toEqual(first)
  expect(await orders.events(first.order_no)).toEqual(['created', 'shown'])
  const other = await orders.addGoods()
  await expect(orders.create(userId, other.id, { request_id })).rejects.toMatchObject({ code: 'order.request_reused' })
})

test('takes an order number that exists anew', async () => {
  const goods = await orders.addGoods()
  const created = await Promise.all(
    Array.from({ length: 60 }, async () => orders.create(orders.newUser(), goods.id, { pay_type: 'manual' })),
  )
  expect(new Set(created.map(({ order_no }) => order_no)).size).toBe(60)
})

test('grants once when 200 notifications of one payment arrive at the same time', async () => {
  const goods = await orders.addGoods()
  const { order_no } = await orders.create(orders.newUser(), goods.id)
  const payment = orders.provider.pay(order_no, 990)
  await Promise.all(
    Array.from({ length: 200 }, async (_, index) =>
      applyPayment(orders, {
        payType: 'alipay_face',
        orderNo: order_no,
        payment,
        notification: {
          notify_id: `N${order_no}${index % 100}`,
          fields: { trade_status: 'TRADE_SUCCESS' },
          refunded: 0,
        },
      }),
    ),
  )
  expect(await orders.sent(OrderPaid, order_no)).toHaveLength(1)
  expect(await orders.row(order_no)).toMatchObject({ status: 'paid', received: 990, trade_no: `T${order_no}` })
  const kinds = await orders.events(order_no)
  expect(kinds.filter((kind) => kind === 'paid')).toHaveLength(1)
  expect(kinds.filter((kind) => kind === 'notified')).toHaveLength(50)
})

test('hides an order from other users', async () => {
  const goods = await orders.addGoods()
  const { order_no } = await orders.create(orders.newUser(), goods.id)
  const stranger = asUser(orders.newUser())
  const { client } = orders
  for (const call of [
    async () => client.GetPayment({ order_no }, stranger),
    async () => client.CheckOrder({ order_no }, stranger),
    async () => client.CancelOrder({ order_no }, stranger),
    async () => client.SubmitReference({ order_no, reference: '1' }, stranger),
  ])
    await expect(call()).rejects.toMatchObject({ kind: 'not_found', code: 'order.unknown' })
  expect(await client.ListOwnOrders({}, stranger)).toMatchObject({ list: [], total: 0 })
})

test('the last piece of the stock goes to one of twenty buyers at once, and back when the order is cancelled', async () => {
  const goods = await orders.addGoods({ stock: 1 })
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, async () => {
      const userId = orders.newUser()
      return { userId, ...(await orders.create(userId, goods.id)) }
    }),
  )
  const sold = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const refusals = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as { code: string }] : [],
  )
  expect(sold).toHaveLength(1)
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['order.sold_out']))
  const [{ userId, order_no }] = sold as [(typeof sold)[0]]
  const cancelled = await orders.client.CancelOrder({ order_no }, asUser(userId))
  expect(cancelled).toMatchObject({ status: 'timeout', status_text: '已超时' })
  expect(await orders.goodsRow(goods.id)).toEqual({ stock: 1 })
  await expect(orders.client.CancelOrder({ order_no }, asUser(userId))).rejects.toMatchObject({
    code: 'order.not_pending',
  })
  expect(await orders.goodsRow(goods.id)).toEqual({ stock: 1 })
})

test('a buyer has at most three pending orders, also when ten are created at once', async () => {
  const goods = await orders.addGoods()
  const userId = orders.newUser()
  const results = await Promise.allSettled(Array.from({ length: 10 }, async () => orders.create(userId, goods.id)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await expect(orders.create(userId, goods.id)).rejects.toMatchObject({ code: 'order.too_many_pending' })
})

test('counts the limit per user without orders that were given up', async () => {
  const goods = await orders.addGoods({ per_user: 1 })
  const userId = orders.newUser()
  const { order_no } = await orders.create(userId, goods.id)
  await expect(orders.create(userId, goods.id)).rejects.toMatchObject({ code: 'order.limit_reached' })
  await orders.client.CancelOrder({ order_no }, asUser(userId))
  await orders.create(userId, goods.id)
})

test('refuses banned buyers, and VIP days for members whose membership does not end', async () => {
  const vip = await orders.addGoods({ coin: 0 })
  const both = await orders.addGoods()
  const [banned, member] = [orders.newUser(), orders.newUser()]
  orders.said.buyers.set(banned, { username: 'b', status: 'banned', is_vip_forever: false })
  orders.said.buyers.set(member, { username: 'm', status: 'normal', is_vip_forever: true })
  await expect(orders.create(banned, vip.id)).rejects.toMatchObject({ code: 'order.banned' })
  await expect(orders.create(member, vip.id)).rejects.toMatchObject({ code: 'order.vip_forever' })
  await orders.create(member, both.id)
})

test('refuses a payment type that is off, unknown goods and a missing request id', async () => {
  const goods = await orders.addGoods()
  const userId = orders.newUser()
  await expect(orders.create(userId, 999_999)).rejects.toMatchObject({ code: 'order.unknown_goods' })
  await expect(orders.create(userId, goods.id, { request_id: '' })).rejects.toMatchObject({
    code: 'order.request_id_required',
  })
  await expect(orders.create(userId, goods.id, { pay_type: 'cash' })).rejects.toMatchObject({
    code: 'order.pay_type_off',
  })
  orders.said.settings.pay_type.manual = false
  await vi.waitFor(async () => {
    await expect(orders.create(userId, goods.id, { pay_type: 'manual' })).rejects.toMatchObject({
      code: 'order.pay_type_off',
    })
  }, 5_000)
  orders.said.settings.pay_type.manual = true
})

test('keeps the order when the provider does not answer, and asks again for its payment', async () => {
  const goods = await orders.addGoods()
  const userId = orders.newUser()
  orders.provider.state.isAway = true
  const refused = { kind: 'unavailable', code: 'order.provider_unavailable' }
  await expect(orders.create(userId, goods.id)).rejects.toMatchObject(refused)
  const { list } = await orders.client.ListOwnOrders({ status: 'pending' }, asUser(userId))
  const order_no = list?.[0]?.order_no ?? ''
  await expect(orders.client.GetPayment({ order_no }, asUser(userId))).rejects.toMatchObject(refused)
  await expect(orders.client.CancelOrder({ order_no }, asUser(userId))).rejects.toMatchObject(refused)
  expect(await orders.client.CheckOrder({ order_no }, asUser(userId))).toMatchObject({ status: 'pending' })
  orders.provider.state.isAway = false
  expect(await orders.client.GetPayment({ order_no }, asUser(userId))).toMatchObject({ pay: { kind: 'qr' } })
})

test('shows the same QR code again without asking the provider', async () => {
  const goods = await orders.addGoods()
  const userId = orders.newUser()
  const { order_no, pay } = await orders.create(userId, goods.id)
  const before = orders.provider.calls.create
  expect((await orders.client.GetPayment({ order_no }, asUser(userId))).pay).toEqual(pay)
  expect(orders.provider.calls.create).toBe(before)
})

test('sees a payment when the buyer asks, and asks the provider at most every two seconds', async () => {
  const goods = await orders.addGoods()
  const userId = orders.newUser()
  const { order_no } = await orders.create(userId, goods.id)
  const before = orders.provider.calls.find
  await Promise.all(Array.from({ length: 10 }, async () => orders.client.CheckOrder({ order_no }, asUser(userId))))
  expect(orders.provider.calls.find).toBe(before + 1)
  orders.provider.pay(order_no, 990)
  await orders.db('orders').where({ order_no }).update({ last_checked_at: null })
  expect(await orders.client.CheckOrder({ order_no }, asUser(userId))).toMatchObject({
    status: 'paid',
    status_text: '已支付',
    coin: 100,
  })
  expect(await orders.sent(OrderPaid, order_no)).toMatchObject([
    { user_id: userId, coin: 100, vip_days: 30, amount: 990, goods_name: '月度会员' },
  ])
})

test('a payment wins over the cancellation that it overtakes', async () => {
  const goods = await orders.addGoods({ stock: 1 })
  const userId = orders.newUser()
  const { order_no } = await orders.create(userId, goods.id)
  orders.provider.pay(order_no, 990)
  expect(await orders.client.CancelOrder({ order_no }, asUser(userId))).toMatchObject({ status: 'paid' })
  expect(await orders.goodsRow(goods.id)).toEqual({ stock: 0 })
})

test('keeps the reference of a manual transfer, which may be corrected while the order is pending', async () => {
  const goods = await orders.addGoods()
  const userId = orders.newUser()
  const { order_no, pay } = await orders.create(userId, goods.id, { pay_type: 'manual' })
  expect(pay).toMatchObject({ kind: 'manual', image: '/pay.png', text: '扫码付款', url: '', qr_svg: '' })
  const { client } = orders
  const submit = async (reference: string) => client.SubmitReference({ order_no, reference }, asUser(userId))
  await submit('尾号 1')
  await submit('尾号 2')
  const row = await orders.row(order_no)
  expect(row.reference).toBe('尾号 2')
  expect(row.expire_at.getTime() - row.create_time.getTime()).toBe(7 * 86_400_000)
  await expect(submit('两\n行')).rejects.toMatchObject({ code: 'order.bad_reference' })
  await client.CancelOrder({ order_no }, asUser(userId))
  await expect(submit('尾号 3')).rejects.toMatchObject({ code: 'order.not_pending' })
  const other = await orders.create(userId, goods.id)
  await expect(
    client.SubmitReference({ order_no: other.order_no, reference: '1' }, asUser(userId)),
  ).rejects.toMatchObject({ code: 'order.not_manual' })
})

test('lists own orders, newest first', async () => {
  const goods = await orders.addGoods()
  const userId = orders.newUser()
  const first = await orders.create(userId, goods.id)
  const second = await orders.create(userId, goods.id)
  await orders.client.CancelOrder({ order_no: first.order_no }, asUser(userId))
  const all = await orders.client.ListOwnOrders({}, asUser(userId))
  expect(all).toMatchObject({ total: 2, list: [{ order_no: second.order_no }, { order_no: first.order_no }] })
  const pending = await orders.client.ListOwnOrders({ status: 'pending' }, asUser(userId))
  expect(pending).toMatchObject({ total: 1, list: [{ order_no: second.order_no, amount: 990, goods_id: goods.id }] })
})
