import { randomUUID } from 'node:crypto'
import { OrderPaid } from '@pandex/contracts/events'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
    client.GetPayment({ order_no }, stranger),
    client.CheckOrder({ order_no }, stranger),
    client.CancelOrder({ order_no }, stranger),
    client.SubmitReference({ order_no, reference: '1' }, stranger),
  ])
    await expect(call).rejects.toMatchObject({ kind: 'not_found', code: 'order.unknown' })
  expect(await client.ListOwnOrders({}, stranger)).toMatchObject({ list: [], total: 0 })
})
