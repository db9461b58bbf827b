import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcile } from '../use-cases/reconcile.ts'
import { asAdmin, startOrderService } from './harness.ts'
import type { OrderTestService } from './harness.ts'
import { initialStock, makeWorld, maxUses, operation, runStep, settle } from './order-model.ts'
import type { World } from './order-model.ts'
import { readBooks } from './order-books.ts'
import type { Books } from './order-books.ts'

let orders: OrderTestService

beforeAll(async () => {
  orders = await startOrderService()
})

afterAll(() => orders[Symbol.asyncDispose]())

const expectBooks = (books: Books): void => {
  expect(books.stock + books.held).toBe(initialStock)
  expect(books.used).toBe(books.claimed)
  expect(books.discounted).toBeLessThanOrEqual(maxUses)
  for (const order of books.orders) {
    const isPaid = order.hasMainPayment
    expect(['finished', 'timeout']).toContain(order.status)
    expect(order).toMatchObject({
      status: isPaid ? 'finished' : 'timeout',
      paidEvents: isPaid ? 1 : 0,
      grants: isPaid ? 1 : 0,
      refunded: order.refundedThere,
      openRefunds: 0,
    })
    expect([0, order.amount, 2 * order.amount]).toContain(order.received)
    expect(order.isPaidThere && order.received === 0).toBe(false)
    expect(order.revoked).toBe(Math.floor((order.coin * order.refundedMain) / order.amount))
  }
}

/** Of this world; second payments, and those beyond the uses of the coupon, are expected there. */
const unexpectedDifferences = async ({ numbers }: World): Promise<unknown[]> => {
  await reconcile({ ...orders.deps, log: orders.log }, new AbortController().signal)
  const { list } = await orders.client.ListDifferences({ page: { size: 100 } }, asAdmin())
  return list.filter(
    ({ kind, order_no }) => kind !== 'paid_twice' && kind !== 'over_limit' && numbers.includes(order_no),
  )
}

test('money, grants, stock and coupons fit after any operations with crashes', { timeout: 300_000 }, async () => {
  let crashes = 0
  const step = fc.record({ operation, isCrashing: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const world = await makeWorld(orders)
      for (const each of steps) await runStep(world, each)
      await settle(world)
      expectBooks(await readBooks(world))
      expect(await unexpectedDifferences(world)).toEqual([])
      crashes += world.crashes
    }),
    { numRuns: 40, endOnFailure: true },
  )
  expect(crashes).toBeGreaterThan(0)
})
