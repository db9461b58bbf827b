import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBuyerLimits } from '../repositories/orders.ts'
import { startOrderService } from './harness.ts'
import type { OrderTestService } from './harness.ts'

let orders: OrderTestService

beforeAll(async () => {
  orders = await startOrderService()
})

afterAll(() => orders[Symbol.asyncDispose]())

test('reads no unpaid orders of other buyers to count those of one', async () => {
  const goods = await orders.addGoods()
  const userId = orders.newUser()
  await orders.create(userId, goods.id)
  await orders.db.raw(
    `insert into orders (order_no, user_id, username, request_id, goods_id, goods_name, price, amount, coin, vip_days, pay_type)
     select '2025' || lpad(n::text, 16, '0'), -n, '', 'others-' || n, ?, 'x', 990, 990, 100, 30, 'manual'
     from generate_series(1, 5000) as n`,
    [goods.id],
  )
  const { limits, read } = await orders.db.transaction(async (trx) => ({
    limits: await readBuyerLimits(trx, userId, 'unknown'),
    read: await trx.raw<{ rows: [{ entries: number }] }>(
      `select sum(pg_stat_get_xact_tuples_returned(indexrelid))::int as entries from pg_index where indrelid = 'orders'::regclass`,
    ),
  }))
  expect(limits).toEqual({ pending: 1, is_deleted: false, is_known: false })
  expect(read.rows[0].entries).toBeLessThan(10)
})
