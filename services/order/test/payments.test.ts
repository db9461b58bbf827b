import { randomUUID } from 'node:crypto'
import { AdminChanged, OrderPaid } from '@pandex/contracts/events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyPayment } from '../use-cases/apply-payment.ts'
import { adminId, asAdmin, asUser, startOrderService } from './harness.ts'
import type { OrderTestService } from './harness.ts'

let orders: OrderTestService

beforeAll(async () => {
  orders = await startOrderService()
})

afterAll(() => orders[Symbol.asyncDispose]())

const nothing = { trade_no: '', amount: 0, paid_at: null }

const notify = async (orderNo: string, payment: Parameters<typeof applyPayment>[1]['payment'], id = randomUUID()) =>
  applyPayment(orders, {
    payType: 'alipay_face',
    orderNo,
    payment,
    notification: { notify_id: id, fields: { out_trade_no: orderNo, buyer_logon_id: 'a***@b.com' }, refunded: 0 },
  })

const paid = (orderNo: string, fields: Partial<{ trade_no: string; amount: number }> = {}) => ({
  state: 'paid' as const,
  trade_no: `T${orderNo}`,
  amount: 990,
  paid_at: new Date(),
  ...fields,
})

const prepare = async (fields: { stock?: number } = {}) => {
  const goods = await orders.addGoods(fields)
  const userId = orders.newUser()
  const { order_no } = await orders.create(userId, goods.id)
  return { goods, userId, order_no, id: (await orders.row(order_no)).id }
}

const mark = async (id: number, fields: { request_id?: string; trade_no?: string } = {}) =>
  orders.client.UpdateOrder({ id, action: 'mark_paid', request_id: randomUUID(), ...fields }, asAdmin())

test('a notification about waiting after one about the payment changes nothing', async () => {
  const { order_no } = await prepare()
  await notify(order_no, paid(order_no))
  await notify(order_no, { state: 'waiting', ...nothing })
  await notify(order_no, { state: 'closed', ...nothing })
  expect(await orders.row(order_no)).toMatchObject({ status: 'paid', trade_no: `T${order_no}` })
  expect(await orders.sent(OrderPaid, order_no)).toHaveLength(1)
})

test('refuses a payment of another amount, keeps it as a difference and lets the right one through', async () => {
  const { order_no } = await prepare()
  for (let count = 0; count < 3; count += 1)
    await expect(notify(order_no, paid(order_no, { amount: 989, trade_no: 'W1' }))).rejects.toMatchObject({
      kind: 'invalid',
      code: 'order.bad_notification',
    })
  expect(await orders.row(order_no)).toMatchObject({ status: 'pending', received: 989 })
  expect(await orders.sent(OrderPaid, order_no)).toEqual([])
  const { list } = await orders.client.ListDifferences({}, asAdmin())
  expect(list?.filter((difference) => difference.order_no === order_no)).toMatchObject([
    { kind: 'wrong_amount', text: '应收 9.90 元，实收 9.89 元' },
  ])
  await notify(order_no, paid(order_no))
  expect(await orders.row(order_no)).toMatchObject({ status: 'paid', received: 1_979 })
})

test('refuses a payment that belongs to another order, and one of an unknown order', async () => {
  const [first, second] = [await prepare(), await prepare()]
  await notify(first.order_no, paid(first.order_no, { trade_no: 'SAME' }))
  await expect(notify(second.order_no, paid(second.order_no, { trade_no: 'SAME' }))).rejects.toMatchObject({
    code: 'order.bad_notification',
  })
  expect(await orders.row(second.order_no)).toMatchObject({ status: 'pending', received: 0 })
  await expect(notify('20260101000000000000', paid(first.order_no))).rejects.toMatchObject({
    code: 'order.bad_notification',
  })
})

test('refuses a notification about an order of another provider', async () => {
  const goods = await orders.addGoods()
  const { order_no } = await orders.create(orders.newUser(), goods.id, { pay_type: 'manual' })
  await expect(notify(order_no, paid(order_no))).rejects.toMatchObject({ code: 'order.bad_notification' })
  expect(await orders.row(order_no)).toMatchObject({ status: 'pending' })
})

test('money that comes after the timeout pays the order, and takes the stock again while there is some', async () => {
  for (const { stock, taken, left } of [
    { stock: 2, taken: true, left: 1 },
    { stock: 1, taken: false, left: 0 },
  ]) {
    const { goods, userId, order_no } = await prepare({ stock })
    await orders.client.CancelOrder({ order_no }, asUser(userId))
    if (!taken) await orders.create(orders.newUser(), goods.id)
    await notify(order_no, paid(order_no))
    expect(await orders.row(order_no)).toMatchObject({ status: 'paid', holds_stock: taken })
    expect(await orders.goodsRow(goods.id)).toEqual({ stock: left })
    expect(await orders.events(order_no)).toEqual(['created', 'shown', 'closed', 'notified', 'late', 'paid'])
  }
})

/** Orders of one buyer, each cancelled before its code is scanned. */
const cancelUnscanned = async (count: number, goodsId: number, coupon = ''): Promise<string[]> => {
  const userId = orders.newUser()
  const numbers: string[] = []
  for (let made = 0; made < count; made += 1) {
    const { order_no } = await orders.create(userId, goodsId, { coupon })
    orders.provider.payments.delete(order_no)
    await orders.client.CancelOrder({ order_no }, asUser(userId))
    numbers.push(order_no)
  }
  return numbers
}

const payAll = async (numbers: readonly string[], amount: number): Promise<string[]> => {
  for (const order_no of numbers) for (const _ of [1, 2]) await notify(order_no, paid(order_no, { amount }))
  return Promise.all(numbers.map(async (order_no) => (await orders.row(order_no)).status))
}

test.each([
  ['all buyers', { max_uses: 1 }],
  ['each buyer', { per_user: 1 }],
])('a coupon for one use of %s discounts one of three cancelled orders that are paid later', async (_, limit) => {
  const goods = await orders.addGoods()
  const coupon = await orders.addCoupon({ kind: 'amount', value: 900, ...limit })
  const numbers = await cancelUnscanned(3, goods.id, coupon.code)
  expect(await payAll(numbers, 90)).toEqual(['paid', 'timeout', 'timeout'])
  expect(await orders.db('coupons').where({ id: coupon.id }).first('used')).toEqual({ used: 1 })
  const { list } = await orders.client.ListDifferences({}, asAdmin())
  const late = numbers[1] ?? ''
  expect(list?.filter(({ order_no }) => order_no === late)).toMatchObject([{ kind: 'over_limit' }])
  expect(await orders.sent(OrderPaid, late)).toEqual([])
  const row = await orders.row(late)
  expect(row).toMatchObject({ received: 90, refunded: 0 })
  await orders.client.UpdateOrder({ id: row.id, action: 'refund', request_id: randomUUID() }, asAdmin())
  expect(await orders.row(late)).toMatchObject({ status: 'timeout', received: 90, refunded: 90 })
})

test('the limit of goods for each buyer holds for cancelled orders that are paid later', async () => {
  const goods = await orders.addGoods({ per_user: 1 })
  const numbers = await cancelUnscanned(3, goods.id)
  expect(await payAll(numbers, 990)).toEqual(['paid', 'timeout', 'timeout'])
})

test('an admin may confirm a late payment beyond the limits', async () => {
  const goods = await orders.addGoods({ per_user: 1 })
  const numbers = await cancelUnscanned(2, goods.id)
  for (const order_no of numbers) await mark((await orders.row(order_no)).id)
  expect(await Promise.all(numbers.map(async (order_no) => (await orders.row(order_no)).status))).toEqual([
    'paid',
    'paid',
  ])
})

test('a second payment of a paid order is kept as a difference and grants nothing', async () => {
  const { order_no, id } = await prepare()
  await mark(id)
  await notify(order_no, paid(order_no))
  await notify(order_no, paid(order_no))
  expect(await orders.sent(OrderPaid, order_no)).toHaveLength(1)
  expect(await orders.row(order_no)).toMatchObject({ status: 'paid', received: 1_980 })
  const { list } = await orders.client.ListOrders({ state: 'difference', order_no }, asAdmin())
  expect(list).toMatchObject([{ id }])
})

test('an admin marks an order as paid once per request, with an audit entry', async () => {
  const { order_no, id } = await prepare()
  const request_id = randomUUID()
  const replies = await Promise.all(
    Array.from({ length: 5 }, async () => mark(id, { request_id, trade_no: ' 转账 7 ' })),
  )
  for (const reply of replies) expect(reply).toMatchObject({ status: 'paid', trade_no: '转账 7' })
  expect(await orders.sent(OrderPaid, order_no)).toHaveLength(1)
  await expect(mark(id)).rejects.toMatchObject({ kind: 'failed_precondition', code: 'order.wrong_state' })
  const audits = await orders.sent(AdminChanged, `order:${id}`)
  expect(audits).toMatchObject([
    { action: 'order.mark_paid', admin_id: adminId, changes: { order_no, status: ['pending', 'paid'] } },
  ])
  const other = await prepare()
  await expect(mark(other.id, { trade_no: '转账 7' })).rejects.toMatchObject({ code: 'order.bad_trade_no' })
  expect(await orders.row(other.order_no)).toMatchObject({ status: 'pending', received: 0 })
})

test('an admin closes a pending order once, and notes something about any order', async () => {
  const { order_no, id } = await prepare()
  const close = { id, action: 'close', note: '用户要求', request_id: randomUUID() }
  expect(await orders.client.UpdateOrder(close, asAdmin())).toMatchObject({ status: 'timeout', note: '用户要求' })
  expect(await orders.client.UpdateOrder(close, asAdmin())).toMatchObject({ status: 'timeout', note: '用户要求' })
  await expect(orders.client.UpdateOrder({ ...close, request_id: randomUUID() }, asAdmin())).rejects.toMatchObject({
    code: 'order.wrong_state',
  })
  const note = { id, action: 'note', note: '第二条', request_id: randomUUID() }
  expect(await orders.client.UpdateOrder(note, asAdmin())).toMatchObject({ note: '用户要求\n第二条' })
  await expect(
    orders.client.UpdateOrder({ ...note, note: ' ', request_id: randomUUID() }, asAdmin()),
  ).rejects.toMatchObject({ code: 'order.note_required' })
  const audits = await orders.sent(AdminChanged, `order:${id}`)
  expect(audits.map(({ action, changes }) => [action, changes])).toEqual([
    ['order.close', { order_no, status: ['pending', 'timeout'], note: '用户要求' }],
    ['order.note', { order_no, note: '第二条' }],
  ])
})

test('shows an order with its timeline and at most fifty notifications', async () => {
  const { order_no, id } = await prepare()
  for (let count = 0; count < 55; count += 1) await notify(order_no, { state: 'waiting', ...nothing })
  await notify(order_no, paid(order_no))
  const details = await orders.client.GetOrder({ id }, asAdmin())
  expect(details.order).toMatchObject({ order_no, status: 'paid' })
  expect(details.notifications).toHaveLength(50)
  expect(JSON.parse(details.notifications?.[0] ?? '')).toMatchObject({ out_trade_no: order_no })
  expect(details.events?.[0]).toMatchObject({ kind: 'created', text: '下单', admin_id: 0 })
  await expect(orders.client.GetOrder({ id: 999_999 }, asAdmin())).rejects.toMatchObject({ code: 'order.unknown' })
})

test('filters orders and sums up everything that is filtered', async () => {
  const goods = await orders.addGoods()
  const name = randomUUID()
  const buyers = [orders.newUser(), orders.newUser(), orders.newUser()]
  for (const userId of buyers)
    orders.said.buyers.set(userId, { username: name, status: 'normal', is_vip_forever: false })
  const created = []
  for (const userId of buyers) created.push(await orders.create(userId, goods.id, { pay_type: 'manual' }))
  const [first, second] = created as [(typeof created)[0], (typeof created)[0]]
  await mark((await orders.row(first.order_no)).id)
  await orders.client.SubmitReference({ order_no: second.order_no, reference: '1' }, asUser(buyers[1] as number))
  const list = async (request: Parameters<typeof orders.client.ListOrders>[0]) => {
    const reply = await orders.client.ListOrders({ goods_id: goods.id, ...request }, asAdmin())
    return { total: reply.total, totals: reply.totals }
  }
  const one = { paid: 1, paid_amount: 990, refunded_amount: 0 }
  const none = { paid: 0, paid_amount: 0, refunded_amount: 0 }
  expect(await list({})).toEqual({ total: 3, totals: one })
  expect(await list({ page: { size: 1, page: 3 } })).toEqual({ total: 3, totals: one })
  expect(await list({ status: 'pending' })).toEqual({ total: 2, totals: none })
  expect(await list({ username: name.slice(3, 20).toUpperCase() })).toEqual({ total: 3, totals: one })
  expect(await list({ username: String(buyers[0]) })).toEqual({ total: 1, totals: one })
  expect(await list({ username: '%' })).toMatchObject({ total: 0 })
  expect(await list({ state: 'waiting' })).toEqual({ total: 1, totals: none })
  expect(await list({ state: 'refunded' })).toMatchObject({ total: 0 })
  expect(await list({ pay_type: 'alipay_face' })).toMatchObject({ total: 0 })
  expect(await list({ order_no: first.order_no })).toMatchObject({ total: 1 })
  expect(await list({ from: new Date(Date.now() + 60_000).toISOString() })).toMatchObject({ total: 0 })
  expect(await list({ to: new Date(Date.now() + 60_000).toISOString() })).toMatchObject({ total: 3 })
  const work = await orders.client.CountWork({}, asAdmin())
  expect(work).toMatchObject({ waiting: 1, reconciled_at: '' })
})

test('counts orders and revenue by day of Shanghai', async () => {
  const goods = await orders.addGoods()
  const { order_no } = await orders.create(orders.newUser(), goods.id)
  await notify(order_no, paid(order_no, { trade_no: randomUUID() }))
  const create_time = new Date('2020-01-01T16:30:00Z')
  await orders.db('orders').where({ order_no }).update({ create_time })
  const { id } = await orders.row(order_no)
  await orders
    .db('payments')
    .where({ order_id: id })
    .update({ paid_at: new Date('2020-01-03T01:00:00Z') })
  const { list } = await orders.client.ListOrderSeries({ from: '2020-01-01', to: '2020-01-03', unit: 'day' }, asAdmin())
  expect(list).toEqual([
    { time: '2019-12-31T16:00:00.000Z', created: 0, paid: 0, revenue: 0, refunded: 0 },
    { time: '2020-01-01T16:00:00.000Z', created: 1, paid: 1, revenue: 0, refunded: 0 },
    { time: '2020-01-02T16:00:00.000Z', created: 0, paid: 0, revenue: 990, refunded: 0 },
  ])
  await expect(orders.client.ListOrderSeries({ from: 'x', to: 'y', unit: 'day' }, asAdmin())).rejects.toMatchObject({
    code: 'order.bad_range',
  })
})
