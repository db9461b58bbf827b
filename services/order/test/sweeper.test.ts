import { OrderPaid, UserDeleted } from '@pandex/contracts/events'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { sendEvent } from '@pandex/platform/testing/send-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSweeper } from '../jobs/sweep-orders.ts'
import { applyPayment } from '../use-cases/apply-payment.ts'
import { startOrderService } from './harness.ts'
import type { OrderTestService } from './harness.ts'

let orders: OrderTestService

beforeAll(async () => {
  orders = await startOrderService()
})

afterAll(() => orders[Symbol.asyncDispose]())

const sweep = () => startSweeper({ ...orders.deps, log: orders.log, intervalMs: 20 })

const makeDue = async (order_no: string, fields: Record<string, Date> = {}): Promise<void> => {
  await orders
    .db('orders')
    .where({ order_no })
    .update({ next_check_at: new Date(0), ...fields })
}

const expire = async (order_no: string): Promise<void> => makeDue(order_no, { expire_at: new Date(0) })

const statusOf = async (order_no: string): Promise<string> => (await orders.row(order_no)).status

const prepare = async (pay_type = 'alipay_face') => {
  const goods = await orders.addGoods({ stock: 1 })
  const coupon = await orders.addCoupon()
  const userId = orders.newUser()
  const { order_no } = await orders.create(userId, goods.id, { pay_type, coupon: coupon.code })
  return { goods, coupon, userId, order_no }
}

test('sees a payment without a notification', async () => {
  const { order_no } = await prepare()
  orders.provider.pay(order_no, 792)
  await makeDue(order_no)
  await using _ = sweep()
  await waitFor(async () => (await statusOf(order_no)) === 'paid')
  expect(await orders.sent(OrderPaid, order_no)).toHaveLength(1)
})

test('closes an expired order at the provider, then gives stock and coupon back', async () => {
  const { goods, coupon, order_no } = await prepare()
  await expire(order_no)
  await using _ = sweep()
  await waitFor(async () => (await statusOf(order_no)) === 'timeout')
  expect(orders.provider.payments.get(order_no)).toMatchObject({ state: 'closed' })
  expect(await orders.goodsRow(goods.id)).toEqual({ stock: 1 })
  expect(await orders.db('coupons').where({ id: coupon.id }).first('used')).toEqual({ used: 0 })
})

test('an order stays pending while the provider does not answer, and others go on', async () => {
  const { order_no } = await prepare()
  const manual = await prepare('manual')
  orders.provider.state.isAway = true
  await expire(order_no)
  await expire(manual.order_no)
  await using _ = sweep()
  await waitFor(async () => (await statusOf(manual.order_no)) === 'timeout')
  await waitFor(() => orders.lines.some(({ msg }) => String(msg).startsWith('order sweeper: payment provider')))
  expect(await statusOf(order_no)).toBe('pending')
  orders.provider.state.isAway = false
  await orders
    .db('orders')
    .where({ order_no })
    .update({ next_check_at: new Date(0), leased_until: new Date(0) })
  await waitFor(async () => (await statusOf(order_no)) === 'timeout')
})

test('money that arrives while the order expires wins', async () => {
  const { goods, order_no } = await prepare()
  orders.provider.pay(order_no, 792)
  await expire(order_no)
  await using _ = sweep()
  await waitFor(async () => (await statusOf(order_no)) === 'paid')
  expect(await orders.goodsRow(goods.id)).toEqual({ stock: 0 })
})

test('four replicas close each of forty orders once', async () => {
  const goods = await orders.addGoods({ stock: 40 })
  const created = await Promise.all(Array.from({ length: 40 }, async () => orders.create(orders.newUser(), goods.id)))
  const numbers = created.map(({ order_no }) => order_no)
  await Promise.all(numbers.map(expire))
  const before = orders.provider.calls.close
  await using _a = sweep()
  await using _b = sweep()
  await using _c = sweep()
  await using _d = sweep()
  await waitFor(async () => (await orders.goodsRow(goods.id)).stock === 40)
  expect(orders.provider.calls.close).toBe(before + 40)
  for (const order_no of numbers) expect(await orders.events(order_no)).toEqual(['created', 'shown', 'closed'])
})

test('forgets a deleted user, whose pending orders are closed and who can create no more', async () => {
  const { goods, userId, order_no } = await prepare()
  const bought = await orders.create(userId, (await orders.addGoods()).id)
  await applyPayment(orders, {
    payType: 'alipay_face',
    orderNo: bought.order_no,
    payment: orders.provider.pay(bought.order_no, 990),
    notification: { notify_id: 'n', fields: { buyer_logon_id: 'a***@b.com', total_amount: '9.90' }, refunded: 0 },
  })
  await sendEvent(orders, UserDeleted, { user_id: userId })
  await waitFor(async () => (await orders.row(order_no)).username === '')
  expect(await orders.row(bought.order_no)).toMatchObject({ username: '', status: 'paid', user_id: userId })
  expect(await orders.db('notifications').where({ notify_id: 'n' }).first('fields')).toEqual({
    fields: { total_amount: '9.90' },
  })
  await expect(orders.create(userId, goods.id)).rejects.toMatchObject({ code: 'order.banned' })
  await using _ = sweep()
  await waitFor(async () => (await statusOf(order_no)) === 'timeout')
  expect(await statusOf(bought.order_no)).toBe('paid')
})
