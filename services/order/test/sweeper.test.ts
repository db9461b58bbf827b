import { OrderPaid, UserDeleted } from '@pandex/contracts/events'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { sendEvent } from '@pandex/platform/testing/send-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backgroundContext } from '@pandex/platform/grpc/context'
import { startSweeper } from '../jobs/sweep-orders.ts'
import { claimDueOrders } from '../repositories/due-orders.ts'
import { applyPayment } from '../use-cases/apply-payment.ts'
import { closeOrder } from '../use-cases/close-order.ts'
import { asUser, startOrderService } from './harness.ts'
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

const cancelUnscanned = async () => {
  const made = await prepare()
  orders.provider.payments.delete(made.order_no)
  await orders.client.CancelOrder({ order_no: made.order_no }, asUser(made.userId))
  return made
}

const recheck = async (order_no: string): Promise<void> => {
  await orders
    .db('orders')
    .where({ order_no })
    .update({ recheck_at: new Date(0), leased_until: new Date(0) })
}

const isRechecked = async (order_no: string): Promise<boolean> =>
  (await orders.db('orders').where({ order_no }).first('recheck_at')).recheck_at === null

test('sees the payment of an order that was cancelled before its code was scanned', async () => {
  const { goods, order_no } = await cancelUnscanned()
  const { expire_at, recheck_at } = await orders.db('orders').where({ order_no }).first('expire_at', 'recheck_at')
  expect(recheck_at - expire_at).toBe(60_000)
  orders.provider.pay(order_no, 792)
  await recheck(order_no)
  await using _ = sweep()
  await waitFor(async () => (await statusOf(order_no)) === 'paid')
  expect(await isRechecked(order_no)).toBe(true)
  expect(await orders.goodsRow(goods.id)).toEqual({ stock: 0 })
  expect(await orders.sent(OrderPaid, order_no)).toHaveLength(1)
})

test('asks once more about an order that was closed unpaid, later again without an answer, and not about one that the provider closed', async () => {
  const { order_no } = await cancelUnscanned()
  const closed = await prepare()
  await orders.client.CancelOrder({ order_no: closed.order_no }, asUser(closed.userId))
  expect(await isRechecked(closed.order_no)).toBe(true)
  orders.provider.state.isAway = true
  await recheck(order_no)
  await using _ = sweep()
  await waitFor(async () => {
    const { next } = await orders.db('orders').where({ order_no }).first(orders.db.raw('recheck_at > now() as next'))
    return next === true
  })
  orders.provider.state.isAway = false
  await recheck(order_no)
  await waitFor(async () => isRechecked(order_no))
  expect(await statusOf(order_no)).toBe('timeout')
})

test('an order whose buyer submits a transfer while it expires stays open', async () => {
  const { userId, order_no } = await prepare('manual')
  await expire(order_no)
  const claimed = await orders.row(order_no)
  await orders.client.SubmitReference({ order_no, reference: '转账 8' }, asUser(userId))
  const closing = { text: '超时未支付', expiredAt: claimed.expire_at }
  await closeOrder(orders.deps, claimed, closing, backgroundContext(orders.log, 5_000))
  expect(await statusOf(order_no)).toBe('pending')
})

test('an expired transfer that could not be closed is closed half a minute later', async () => {
  const { order_no } = await prepare('manual')
  await expire(order_no)
  const claimed = await claimDueOrders(orders.db, 100)
  expect(claimed.map((order) => order.order_no)).toContain(order_no)
  const { next_check_at } = await orders.db('orders').where({ order_no }).first('next_check_at')
  expect(next_check_at - Date.now()).toBeLessThan(31_000)
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
