import { randomUUID } from 'node:crypto'
import { OrderGranted, OrderPaid, OrderRefunded, OrderRevoked, ReceiptMailed } from '@pandex/contracts/events'
import { registry } from '@pandex/platform/telemetry/metrics'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { sendEvent } from '@pandex/platform/testing/send-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSweeper } from '../jobs/sweep-orders.ts'
import { applyPayment } from '../use-cases/apply-payment.ts'
import { asAdmin, startOrderService } from './harness.ts'
import type { OrderTestService } from './harness.ts'

let orders: OrderTestService

beforeAll(async () => {
  orders = await startOrderService()
})

afterAll(() => orders[Symbol.asyncDispose]())

const grant = async (order_no: string, { coin = 100, vip_days = 30 } = {}): Promise<void> =>
  sendEvent(orders, OrderGranted, { order_no, coin, vip_days, granted_at: new Date().toISOString() })

const statusOf = async (order_no: string): Promise<string> => (await orders.row(order_no)).status

const pay = async () => {
  const goods = await orders.addGoods()
  const { order_no } = await orders.create(orders.newUser(), goods.id)
  await applyPayment(orders, { payType: 'alipay_face', orderNo: order_no, payment: orders.provider.pay(order_no, 990) })
  return { order_no, id: (await orders.row(order_no)).id }
}

const finish = async () => {
  const order = await pay()
  await grant(order.order_no)
  await waitFor(async () => (await statusOf(order.order_no)) === 'finished')
  return order
}

const refund = async (id: number, fields: { amount?: number; request_id?: string } = {}) =>
  orders.client.UpdateOrder({ id, action: 'refund', request_id: randomUUID(), ...fields }, asAdmin())

const refundsOf = async (id: number) => (await orders.client.GetOrder({ id }, asAdmin())).refunds ?? []

const revoke = async (order_no: string, payload: Record<string, unknown>, missing_coin = 0): Promise<void> =>
  sendEvent(orders, OrderRevoked, {
    order_no,
    refund_id: Number(payload['refund_id']),
    coin: Number(payload['coin']) - missing_coin,
    vip_days: Number(payload['vip_days']),
    missing_coin,
    missing_vip_days: 0,
    revoked_at: new Date().toISOString(),
  })

test('finishes a paid order once it is granted, and no other', async () => {
  const { order_no } = await finish()
  await grant(order_no)
  await sendEvent(orders, ReceiptMailed, { order_no, mailed_at: new Date().toISOString() })
  await waitFor(async () => (await orders.events(order_no)).includes('mailed'))
  expect(await orders.events(order_no)).toEqual(['created', 'shown', 'paid', 'granted', 'mailed'])
  const goods = await orders.addGoods()
  const pending = await orders.create(orders.newUser(), goods.id)
  await grant(pending.order_no)
  const last = await pay()
  await grant(last.order_no)
  await waitFor(async () => (await statusOf(last.order_no)) === 'finished')
  expect(await statusOf(pending.order_no)).toBe('pending')
})

/** Orders and refunds by the status that they came to. */
const countStatuses = async (): Promise<Record<string, number>> => {
  const samples = (await registry.metrics()).matchAll(/^pandex_(orders|refunds)_total\{status="(\w+)"\} (\d+)$/gm)
  return Object.fromEntries([...samples].map(([, what, status, count]) => [`${what} ${status}`, Number(count)]))
}

test('counts each status that an order or a refund comes to, once', async () => {
  const before = await countStatuses()
  const { order_no, id } = await finish()
  await applyPayment(orders, { payType: 'alipay_face', orderNo: order_no, payment: orders.provider.pay(order_no, 990) })
  await grant(order_no)
  await refund(id, { amount: 90 })
  const [event] = await waitFor(async () => {
    const sent = await orders.sent(OrderRefunded, order_no)
    return sent.length > 0 && sent
  })
  for (let times = 0; times < 2; times += 1) await revoke(order_no, event ?? {})
  await waitFor(async () => (await refundsOf(id))[0]?.status === 'done')
  const once = [
    'orders pending',
    'orders paid',
    'orders finished',
    'refunds pending',
    'refunds returned',
    'refunds done',
  ]
  const expected = Object.fromEntries(once.map((name) => [name, (before[name] ?? 0) + 1]))
  await expect.poll(countStatuses).toEqual({ ...before, ...expected })
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['orders timeout', 'refunds failed']))
})

test('parts of a refund revoke their share, and together exactly the grant', async () => {
  const { order_no, id } = await finish()
  await refund(id, { amount: 330 })
  await refund(id, { amount: 1 })
  expect(await refund(id)).toMatchObject({ status: 'finished', refunded: 990, is_refunding: true })
  const sent = await orders.sent(OrderRefunded, order_no)
  expect(sent.map(({ coin, vip_days }) => [coin, vip_days])).toEqual([
    [33, 10],
    // One cent is a tenth of a point: nothing to revoke, so the refund ended at once.
    [67, 20],
  ])
  expect((await refundsOf(id)).map(({ status, amount }) => [status, amount])).toEqual([
    ['returned', 330],
    ['done', 1],
    ['returned', 659],
  ])
  for (const payload of sent) await revoke(order_no, payload, 3)
  await waitFor(async () => (await refundsOf(id)).every(({ status }) => status === 'done'))
  expect((await refundsOf(id))[0]).toMatchObject({ coin: 30, vip_days: 10, missing_coin: 3 })
  await expect(refund(id)).rejects.toMatchObject({ code: 'order.wrong_state' })
  const { list } = await orders.client.ListOrders({ state: 'refunded', order_no }, asAdmin())
  expect(list).toMatchObject([{ refunded: 990, is_refunding: false }])
})

test('refunds once however often the same request is sent', async () => {
  const { order_no, id } = await finish()
  const request_id = randomUUID()
  const replies = await Promise.all(Array.from({ length: 10 }, async () => refund(id, { request_id, amount: 100 })))
  expect(replies).toHaveLength(10)
  expect((await orders.row(order_no)).refunded).toBe(100)
  expect([...orders.provider.refunds.keys()].filter((key) => key.startsWith(order_no))).toHaveLength(1)
})

test('ten refunds at once never give back more than was paid', async () => {
  const { order_no, id } = await finish()
  const results = await Promise.allSettled(Array.from({ length: 10 }, async () => refund(id, { amount: 300 })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect((await orders.row(order_no)).refunded).toBe(900)
})

test.each([0, -1, 991])('refuses to refund %i cents', async (amount) => {
  const { id } = await finish()
  await expect(refund(id, { amount })).rejects.toMatchObject({ kind: 'invalid', code: 'order.bad_amount' })
  expect(await refundsOf(id)).toEqual([])
})

test('refuses to refund an order without money', async () => {
  const goods = await orders.addGoods()
  const { order_no } = await orders.create(orders.newUser(), goods.id)
  await expect(refund((await orders.row(order_no)).id)).rejects.toMatchObject({ code: 'order.wrong_state' })
})

test('an answer of the provider that is missing is asked for again, with the same number', async () => {
  const { order_no, id } = await finish()
  orders.provider.state.isAway = true
  await expect(refund(id)).rejects.toMatchObject({ kind: 'unavailable', code: 'order.provider_unavailable' })
  orders.provider.state.isAway = false
  expect(await refundsOf(id)).toMatchObject([{ status: 'pending', amount: 990 }])
  await orders.db('refunds').where({ order_id: id }).update({ leased_until: new Date(), next_try_at: new Date() })
  await using _ = startSweeper({ ...orders.deps, log: orders.log, intervalMs: 20 })
  await waitFor(async () => (await refundsOf(id))[0]?.status === 'returned')
  expect([...orders.provider.refunds.keys()].filter((key) => key.startsWith(order_no))).toEqual([`${order_no}R1`])
  expect(await orders.sent(OrderRefunded, order_no)).toHaveLength(1)
})

test('a refused refund revokes nothing, counts as work, and may be started again', async () => {
  const { order_no, id } = await finish()
  const before = (await orders.client.CountWork({}, asAdmin())).failed_refunds
  orders.provider.state.refusal = '商户余额不足'
  expect(await refund(id)).toMatchObject({ refunded: 0, is_refunding: false })
  orders.provider.state.refusal = ''
  expect(await refundsOf(id)).toMatchObject([{ status: 'failed', failure: '商户余额不足' }])
  expect(await orders.sent(OrderRefunded, order_no)).toEqual([])
  expect(await orders.client.CountWork({}, asAdmin())).toMatchObject({ failed_refunds: before! + 1 })
  expect(await refund(id)).toMatchObject({ refunded: 990 })
  expect(await orders.client.CountWork({}, asAdmin())).toMatchObject({ failed_refunds: before })
})

test('a refund before the grant is revoked after the grant', async () => {
  const { order_no, id } = await pay()
  await refund(id)
  expect(await orders.sent(OrderRefunded, order_no)).toEqual([])
  await grant(order_no)
  await waitFor(async () => (await orders.sent(OrderRefunded, order_no)).length === 1)
  expect(await orders.sent(OrderRefunded, order_no)).toMatchObject([{ coin: 100, vip_days: 30 }])
})

test('money in excess is given back first, and revokes nothing', async () => {
  const goods = await orders.addGoods()
  const { order_no } = await orders.create(orders.newUser(), goods.id)
  const { id } = await orders.row(order_no)
  await orders.client.UpdateOrder({ id, action: 'mark_paid', request_id: randomUUID() }, asAdmin())
  await applyPayment(orders, { payType: 'alipay_face', orderNo: order_no, payment: orders.provider.pay(order_no, 990) })
  await grant(order_no)
  await waitFor(async () => (await statusOf(order_no)) === 'finished')
  await refund(id)
  expect(orders.provider.refunds.get(`${order_no}R1`)).toMatchObject({ amount: 990 })
  expect(await orders.sent(OrderRefunded, order_no)).toEqual([])
  await refund(id)
  expect(orders.provider.refunds.has(`${order_no}R2`)).toBe(false)
  expect(await orders.sent(OrderRefunded, order_no)).toMatchObject([{ coin: 100, vip_days: 30 }])
  expect(await orders.row(order_no)).toMatchObject({ received: 1_980, refunded: 1_980 })
})

test('events whose answers are overdue are sent again', async () => {
  const paid = await pay()
  const refunded = await finish()
  await refund(refunded.id)
  await orders.db('orders').where({ id: paid.id }).update({ next_check_at: new Date() })
  await orders.db('refunds').where({ order_id: refunded.id }).update({ next_try_at: new Date() })
  await using _ = startSweeper({ ...orders.deps, log: orders.log, intervalMs: 20 })
  await waitFor(async () => (await orders.sent(OrderPaid, paid.order_no)).length === 2)
  await waitFor(async () => (await orders.sent(OrderRefunded, refunded.order_no)).length === 2)
  const [first, second] = await orders.sent(OrderPaid, paid.order_no)
  expect(second).toEqual(first)
})
