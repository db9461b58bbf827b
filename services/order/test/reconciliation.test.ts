import { randomUUID } from 'node:crypto'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startReconciliation } from '../jobs/reconcile-orders.ts'
import { applyPayment } from '../use-cases/apply-payment.ts'
import { reconcile } from '../use-cases/reconcile.ts'
import { asAdmin, startOrderService } from './harness.ts'
import type { FakeGrant, OrderTestService } from './harness.ts'

let orders: OrderTestService

beforeAll(async () => {
  orders = await startOrderService()
})

afterAll(() => orders[Symbol.asyncDispose]())

const run = async (): Promise<void> => reconcile({ ...orders.deps, log: orders.log }, new AbortController().signal)

const list = async () => (await orders.client.ListDifferences({ page: { order: 'asc' } }, asAdmin())).list ?? []

const found = async (): Promise<[string, string][]> =>
  (await list()).map(({ kind, order_no }) => [kind ?? '', order_no ?? ''])

let lastGrant = 0

const addGrant = (order_no: string, user_id: number, fields: Partial<FakeGrant> = {}): FakeGrant => {
  const grant = {
    id: (lastGrant += 1),
    order_no,
    user_id,
    coin: 100,
    vip_days: 30,
    ledger_coin: 100,
    revoked_coin: 0,
    revoked_vip_days: 0,
    create_time: new Date().toISOString(),
    ...fields,
  }
  orders.said.grants.push(grant)
  return grant
}

const pay = async () => {
  const goods = await orders.addGoods()
  const userId = orders.newUser()
  const { order_no } = await orders.create(userId, goods.id)
  await applyPayment(orders, { payType: 'alipay_face', orderNo: order_no, payment: orders.provider.pay(order_no, 990) })
  return { order_no, userId, id: (await orders.row(order_no)).id }
}

const age = async (order_no: string): Promise<void> => {
  await orders
    .db('orders')
    .where({ order_no })
    .update({ paid_at: new Date(Date.now() - 3_600_000) })
}

test('finds what does not fit in either direction, and drops what was corrected', async () => {
  const [fits, fresh, ungranted, wrong] = [await pay(), await pay(), await pay(), await pay()]
  addGrant(fits.order_no, fits.userId)
  await age(ungranted.order_no)
  const bad = addGrant(wrong.order_no, wrong.userId, { coin: 200, ledger_coin: 200 })
  addGrant('20200101000000000001', 7)
  await run()
  expect(await found()).toEqual([
    ['granted_not_paid', '20200101000000000001'],
    ['paid_not_granted', ungranted.order_no],
    ['wrong_grant', wrong.order_no],
  ])
  expect(fresh.order_no).not.toBe(ungranted.order_no)
  const before = await list()
  await run()
  expect(await list()).toEqual(before)
  addGrant(ungranted.order_no, ungranted.userId)
  Object.assign(bad, { coin: 100, ledger_coin: 100 })
  orders.said.grants = orders.said.grants.filter(({ order_no }) => !order_no.startsWith('2020'))
  await run()
  expect(await found()).toEqual([])
  expect((await orders.client.CountWork({}, asAdmin())).reconciled_at).not.toBe('')
})

test('lists a second payment until it is given back', async () => {
  const goods = await orders.addGoods()
  const userId = orders.newUser()
  const { order_no } = await orders.create(userId, goods.id)
  const { id } = await orders.row(order_no)
  await orders.client.UpdateOrder({ id, action: 'mark_paid', request_id: randomUUID() }, asAdmin())
  await applyPayment(orders, { payType: 'alipay_face', orderNo: order_no, payment: orders.provider.pay(order_no, 990) })
  addGrant(order_no, userId)
  await run()
  expect(await found()).toEqual([['paid_twice', order_no]])
  await orders.client.UpdateOrder({ id, action: 'refund', request_id: randomUUID() }, asAdmin())
  await run()
  expect(await found()).toEqual([])
})

test('compares thousands of orders and grants in batches', async () => {
  const count = 1_200
  const userId = orders.newUser()
  const goods = await orders.addGoods()
  await orders.db.raw(
    `insert into orders (order_no, user_id, username, request_id, goods_id, goods_name, price, amount, coin, vip_days,
       pay_type, status, received, paid_at, finished_at)
     select '2025' || lpad(n::text, 16, '0'), ?, '', 'bulk-' || n, ?, 'x', 990, 990, 100, 30, 'manual', 'finished', 990,
       now(), now() from generate_series(1, ?) as n`,
    [userId, Number(goods.id), count],
  )
  for (let n = 1; n <= count; n += 1) if (n !== 777) addGrant(`2025${String(n).padStart(16, '0')}`, userId)
  await run()
  expect(await found()).toEqual([['paid_not_granted', `2025${'777'.padStart(16, '0')}`]])
})

test('keeps the list while the user service does not answer, and runs in one replica', async () => {
  const before = await list()
  expect(before).toHaveLength(1)
  orders.said.isUserAway = true
  await expect(run()).rejects.toMatchObject({ kind: 'unavailable' })
  expect(await list()).toEqual(before)
  orders.said.isUserAway = false
  await Promise.all([run(), run(), run()])
  expect(await list()).toEqual(before)
})

test('runs at the first start', async () => {
  await orders.db('reconciliation').delete()
  await using _ = startReconciliation({ ...orders.deps, log: orders.log })
  const reconciledAt = await waitFor(async () => (await orders.client.CountWork({}, asAdmin())).reconciled_at)
  expect(Date.now() - Date.parse(reconciledAt)).toBeLessThan(60_000)
})
