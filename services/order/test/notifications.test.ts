import { OrderPaid, OrderRefunded } from '@pandex/contracts/events'
import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { NotificationMode } from '../../../deploy/simulators/alipay/notifier.ts'
import { configOf, openAlipayFixture } from './alipay-fixture.ts'
import type { AlipayFixture } from './alipay-fixture.ts'
import { settleRefund } from '../use-cases/refund-order.ts'
import { startOrderService } from './harness.ts'
import type { OrderTestService } from './harness.ts'

let alipay: AlipayFixture
let orders: OrderTestService

beforeAll(async () => {
  alipay = await openAlipayFixture()
  orders = await startOrderService({ alipay: alipay.provider, outbound: alipay.outbound })
})

afterAll(async () => {
  await orders[Symbol.asyncDispose]()
  await alipay[Symbol.asyncDispose]()
})

beforeEach(() => {
  alipay.simulator.setNotificationMode('normal')
  Object.assign(alipay.config, configOf(alipay.simulator))
})

const createOrder = async (): Promise<string> => {
  const goods = await orders.addGoods({ price: 1_000, coin: 100, vip_days: 30 })
  const { order_no } = await orders.create(orders.newUser(), goods.id)
  return order_no
}

const createPaid = async (): Promise<string> => {
  const orderNo = await createOrder()
  alipay.simulator.pay(orderNo)
  return orderNo
}

const formOf = (orderNo: string, more?: Record<string, string>): Buffer =>
  Buffer.from(alipay.simulator.buildNotification(orderNo, more))

const notify = async (body: Buffer, provider = 'alipay_face') =>
  orders.client.NotifyPayment({ provider, body }, testContext())

const refused = { kind: 'invalid', code: 'order.bad_notification' }

const refundsOf = async (orderNo: string): Promise<Record<string, unknown>[]> =>
  orders
    .db('refunds')
    .join('orders', 'orders.id', 'refunds.order_id')
    .where({ order_no: orderNo })
    .orderBy('refunds.id')
    .select('refunds.*')

test('a payment makes the order paid, and the reply is exactly what Alipay reads', async () => {
  const orderNo = await createPaid()
  expect(await notify(formOf(orderNo))).toEqual({ text: 'success' })
  expect(await orders.row(orderNo)).toMatchObject({
    status: 'paid',
    received: 1_000,
    trade_no: expect.stringMatching(/^\d{28}$/),
  })
  expect(await orders.sent(OrderPaid, orderNo)).toMatchObject([{ order_no: orderNo, coin: 100, vip_days: 30 }])
})

test('a notification that is sent again is acknowledged and changes nothing', async () => {
  const orderNo = await createPaid()
  const form = formOf(orderNo)
  for (let turn = 0; turn < 3; turn += 1) expect(await notify(form)).toEqual({ text: 'success' })
  expect(await orders.sent(OrderPaid, orderNo)).toHaveLength(1)
  expect((await orders.events(orderNo)).filter((kind) => kind === 'notified')).toHaveLength(1)
})

test('200 notifications at once pay an order once', async () => {
  const orderNo = await createPaid()
  const forms = Array.from({ length: 4 }, () => formOf(orderNo))
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, index) => notify(forms[index % 4] ?? formOf(orderNo))),
  )
  expect(new Set(replies.map(({ text }) => text))).toEqual(new Set(['success']))
  expect(await orders.row(orderNo)).toMatchObject({ status: 'paid', received: 1_000 })
  expect(await orders.sent(OrderPaid, orderNo)).toHaveLength(1)
})

test('a payment after the order timed out still counts', async () => {
  const orderNo = await createPaid()
  await orders.db('orders').where({ order_no: orderNo }).update({ status: 'timeout' })
  expect(await notify(formOf(orderNo))).toEqual({ text: 'success' })
  expect(await orders.row(orderNo)).toMatchObject({ status: 'paid' })
  expect(await orders.events(orderNo)).toContain('late')
})

test.each<NotificationMode>(['unsigned', 'wrong_sign', 'wrong_app', 'wrong_seller'])(
  'a notification that is %s changes nothing and is logged',
  async (mode) => {
    const orderNo = await createPaid()
    alipay.simulator.setNotificationMode(mode)
    const before = orders.lines.length
    await expect(notify(formOf(orderNo))).rejects.toMatchObject(refused)
    expect(await orders.row(orderNo)).toMatchObject({ status: 'pending', received: 0 })
    expect(orders.lines.slice(before)).toContainEqual(
      expect.objectContaining({ msg: 'payment notification: refused, answering failure', provider: 'alipay_face' }),
    )
  },
)

test('a payment of another amount is refused, kept as a difference, and grants nothing', async () => {
  const orderNo = await createPaid()
  alipay.simulator.setNotificationMode('wrong_amount')
  await expect(notify(formOf(orderNo))).rejects.toMatchObject(refused)
  expect(await orders.row(orderNo)).toMatchObject({ status: 'pending', received: 1 })
  expect(await orders.sent(OrderPaid, orderNo)).toHaveLength(0)
  expect(await orders.db('differences').where({ order_no: orderNo })).toMatchObject([{ kind: 'wrong_amount' }])
})

test('a notification of an order that does not exist is refused', async () => {
  const orderNo = await createPaid()
  await expect(notify(formOf(orderNo, { out_trade_no: '9'.repeat(20) }))).rejects.toMatchObject(refused)
})

test('a notification of a manual transfer is refused', async () => {
  const goods = await orders.addGoods()
  const { order_no } = await orders.create(orders.newUser(), goods.id, { pay_type: 'manual' })
  const paid = await createPaid()
  await expect(notify(formOf(paid, { out_trade_no: order_no }))).rejects.toMatchObject(refused)
  expect(await orders.row(order_no)).toMatchObject({ status: 'pending' })
})

test('a payment of another order does not pay this one', async () => {
  const [mine, other] = [await createPaid(), await createOrder()]
  await notify(formOf(mine))
  await expect(notify(formOf(mine, { out_trade_no: other }))).rejects.toMatchObject(refused)
  expect(await orders.row(other)).toMatchObject({ status: 'pending', received: 0 })
})

test('an older state that arrives after the payment changes nothing', async () => {
  const orderNo = await createOrder()
  alipay.simulator.scan(orderNo)
  const waiting = formOf(orderNo)
  alipay.simulator.pay(orderNo)
  await notify(formOf(orderNo))
  expect(await notify(waiting)).toEqual({ text: 'success' })
  expect(await orders.row(orderNo)).toMatchObject({ status: 'paid' })
  alipay.simulator.finish(orderNo)
  expect(await notify(formOf(orderNo))).toEqual({ text: 'success' })
  expect(await orders.sent(OrderPaid, orderNo)).toHaveLength(1)
})

test('money that the merchant gave back at Alipay is recorded once and revokes its part of the grant', async () => {
  const orderNo = await createPaid()
  await notify(formOf(orderNo))
  await orders.db('orders').where({ order_no: orderNo }).update({ status: 'finished', finished_at: orders.db.fn.now() })
  alipay.simulator.refund(orderNo, 400)
  const form = formOf(orderNo)
  for (const body of [form, form, formOf(orderNo)]) expect(await notify(body)).toEqual({ text: 'success' })
  expect(await refundsOf(orderNo)).toMatchObject([
    { amount: 400, status: 'returned', asked_coin: 40, asked_vip_days: 12, admin_id: 0, note: '在支付平台退款' },
  ])
  expect(await orders.row(orderNo)).toMatchObject({ received: 1_000, refunded: 400 })
  alipay.simulator.refund(orderNo, 600)
  await notify(formOf(orderNo))
  await notify(form)
  expect(await refundsOf(orderNo)).toMatchObject([{ amount: 400 }, { amount: 600, asked_coin: 60, asked_vip_days: 18 }])
  expect(await orders.sent(OrderRefunded, orderNo)).toMatchObject([{ coin: 40 }, { coin: 60 }])
})

test('a refund that was asked for here is not recorded a second time', async () => {
  const orderNo = await createPaid()
  await notify(formOf(orderNo))
  const { id } = await orders.row(orderNo)
  const asAdmin = testContext({ user: { id: 42, role: 'admin' } })
  await orders.client.UpdateOrder({ id, action: 'refund', note: '买家要求', request_id: 'r1', amount: 300 }, asAdmin)
  await notify(formOf(orderNo))
  expect(await refundsOf(orderNo)).toMatchObject([{ amount: 300 }])
  expect(await orders.row(orderNo)).toMatchObject({ refunded: 300 })
})

test('records a refund at Alipay that came while a refund of the site was refused', async () => {
  const orderNo = await createPaid()
  await notify(formOf(orderNo))
  const { id } = await orders.row(orderNo)
  alipay.simulator.setGatewayMode('busy')
  const asAdmin = testContext({ user: { id: 42, role: 'admin' } })
  const asked = orders.client.UpdateOrder({ id, action: 'refund', request_id: 'r2', amount: 1_000 }, asAdmin)
  await expect(asked).rejects.toMatchObject({ kind: 'unavailable' })
  alipay.simulator.setGatewayMode('normal')
  alipay.simulator.refund(orderNo, 1_000)
  await notify(formOf(orderNo))
  expect(await refundsOf(orderNo)).toMatchObject([{ amount: 1_000, status: 'pending' }])
  await settleRefund(orders.deps, (await orders.db('refunds').where({ order_id: id }).first('id')).id, testContext())
  expect(await refundsOf(orderNo)).toMatchObject([
    { amount: 1_000, status: 'failed' },
    { amount: 1_000, status: 'returned', note: '在支付平台退款' },
  ])
  expect(await orders.row(orderNo)).toMatchObject({ received: 1_000, refunded: 1_000 })
})

test('money that came and went back before the site heard of it grants nothing', async () => {
  const orderNo = await createPaid()
  alipay.simulator.refund(orderNo, 1_000)
  expect(await notify(formOf(orderNo))).toEqual({ text: 'success' })
  expect(await orders.row(orderNo)).toMatchObject({ status: 'pending', received: 0 })
  expect(await orders.sent(OrderPaid, orderNo)).toHaveLength(0)
})

test.each<[string, Buffer, string?]>([
  ['nothing', Buffer.alloc(0)],
  ['bytes', Buffer.from([0xff, 0x00, 0xfe])],
  ['JSON', Buffer.from('{"out_trade_no":"1"}')],
  ['a provider without notifications', Buffer.from('a=1'), 'manual'],
  ['an unknown provider', Buffer.from('a=1'), 'wechat'],
])('%s is refused', async (_what, body, provider) => {
  await expect(notify(body, provider)).rejects.toMatchObject(refused)
})

test('an admin sees the notification without signature and account number of the buyer', async () => {
  const orderNo = await createPaid()
  await notify(formOf(orderNo))
  const { id } = await orders.row(orderNo)
  const details = await orders.client.GetOrder({ id }, testContext({ user: { id: 42, role: 'admin' } }))
  expect(details.notifications).toHaveLength(1)
  expect(details.notifications[0]).toContain(orderNo)
  expect(details.notifications[0]).not.toMatch(/"sign"|buyer_id/)
})
