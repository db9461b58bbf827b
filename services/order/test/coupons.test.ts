import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAdmin, asUser, startOrderService } from './harness.ts'
import type { OrderTestService } from './harness.ts'

let orders: OrderTestService

beforeAll(async () => {
  orders = await startOrderService()
})

afterAll(() => orders[Symbol.asyncDispose]())

const used = async (code: string): Promise<number> =>
  ((await orders.db('coupons').where({ code }).first('used')) as { used: number }).used

test('takes the discount off, in any case of the code, and shows it before the order', async () => {
  const goods = await orders.addGoods({ price: 999 })
  const { code } = await orders.addCoupon({ code: ' spring-1 ', value: 33 })
  expect(code).toBe('SPRING-1')
  const userId = orders.newUser()
  const price = await orders.client.FindPrice({ goods_id: goods.id, coupon: 'Spring-1' }, asUser(userId))
  expect(price).toEqual({ price: 999, amount: 670, discount: 329 })
  expect(await used('SPRING-1')).toBe(0)
  const { order_no, amount } = await orders.create(userId, goods.id, { coupon: 'Spring-1 ' })
  expect(amount).toBe(670)
  expect(await orders.row(order_no)).toMatchObject({ price: 999, amount: 670, coupon: 'SPRING-1' })
  expect(await used('SPRING-1')).toBe(1)
})

test('never gives goods away', async () => {
  const goods = await orders.addGoods({ price: 100 })
  const { code } = await orders.addCoupon({ kind: 'amount', value: 500 })
  expect(await orders.create(orders.newUser(), goods.id, { coupon: code })).toMatchObject({ amount: 1 })
})

const dayMs = 86_400_000
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString()

test.each([
  ['unknown', undefined, '优惠码无效'],
  ['off', { enabled: false }, '优惠码无效'],
  ['early', { from: inDays(1) }, '优惠码还没到使用时间'],
  ['late', { to: inDays(-1) }, '优惠码已过期'],
  ['of other goods', { goods_ids: [999_999] }, '优惠码不适用于该商品'],
])('refuses a coupon that is %s, and creates no order', async (_, fields, message) => {
  const goods = await orders.addGoods({ stock: 1 })
  const coupon = fields ? (await orders.addCoupon(fields)).code : 'NONE'
  const refusal = { code: 'order.coupon_invalid', message }
  const userId = orders.newUser()
  await expect(orders.create(userId, goods.id, { coupon })).rejects.toMatchObject(refusal)
  await expect(orders.client.FindPrice({ goods_id: goods.id, coupon }, asUser(userId))).rejects.toMatchObject(refusal)
  expect(await orders.goodsRow(goods.id)).toEqual({ stock: 1 })
})

test('counts the uses of each user and gives them back with a cancelled order', async () => {
  const goods = await orders.addGoods()
  const { code } = await orders.addCoupon({ per_user: 1, max_uses: 2 })
  const [first, second, third] = [orders.newUser(), orders.newUser(), orders.newUser()]
  const { order_no } = await orders.create(first, goods.id, { coupon: code })
  await expect(orders.create(first, goods.id, { coupon: code })).rejects.toMatchObject({ message: '您已用过该优惠码' })
  await orders.create(second, goods.id, { coupon: code })
  await expect(orders.create(third, goods.id, { coupon: code })).rejects.toMatchObject({ message: '优惠码已被用完' })
  await orders.client.CancelOrder({ order_no }, asUser(first))
  expect(await used(code)).toBe(1)
  await orders.create(third, goods.id, { coupon: code })
  expect(await used(code)).toBe(2)
})

test('the last use of a coupon goes to one of twenty buyers at once', async () => {
  const goods = await orders.addGoods()
  const { code } = await orders.addCoupon({ max_uses: 1 })
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, async () => orders.create(orders.newUser(), goods.id, { coupon: code })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await used(code)).toBe(1)
})

test.each([
  { code: 'with space' },
  { code: '' },
  { kind: 'free' },
  { value: 0 },
  { value: 100 },
  { kind: 'amount', value: 100_000_001 },
  { from: inDays(2), to: inDays(1) },
  { from: 'soon' },
  { max_uses: 0 },
  { per_user: -2 },
])('refuses a coupon with %j', async (fields) => {
  await expect(orders.addCoupon(fields)).rejects.toMatchObject({ kind: 'invalid', code: 'order.bad_coupon' })
})

test('a code exists once', async () => {
  const { code } = await orders.addCoupon()
  await expect(orders.addCoupon({ code: code.toLowerCase() })).rejects.toMatchObject({ code: 'order.coupon_exists' })
})

test('changes a coupon, but not below its uses, and deletes only unused ones', async () => {
  const goods = await orders.addGoods()
  const [coupon, unused] = [await orders.addCoupon({ max_uses: 5 }), await orders.addCoupon()]
  await orders.create(orders.newUser(), goods.id, { coupon: coupon.code })
  await orders.create(orders.newUser(), goods.id, { coupon: coupon.code })
  const { client } = orders
  const id = Number(coupon.id)
  await expect(client.UpdateCoupon({ id, max_uses: 1 }, asAdmin())).rejects.toMatchObject({ code: 'order.bad_coupon' })
  await expect(client.UpdateCoupon({ id }, asAdmin())).rejects.toMatchObject({ code: 'order.nothing_to_change' })
  const changed = await client.UpdateCoupon(
    { id, max_uses: -1, has_goods: true, goods_ids: [Number(goods.id)], enabled: false },
    asAdmin(),
  )
  expect(changed).toMatchObject({ enabled: false, goods_ids: [goods.id], used: 2 })
  expect(changed.max_uses).toBeUndefined()
  expect(await client.DeleteCoupons({ ids: [id, Number(unused.id)] }, asAdmin())).toEqual({
    done: 1,
    failed: [{ id, msg: '已被使用，不能删除，请停用' }],
  })
  const listed = await client.ListCoupons({ q: coupon.code.toLowerCase(), enabled: 'no' }, asAdmin())
  expect(listed).toMatchObject({ total: 1, list: [{ id }] })
})

test('one request creates one order and takes one use, however often it is sent at once', async () => {
  const goods = await orders.addGoods({ stock: 10 })
  const { code } = await orders.addCoupon({ max_uses: 10 })
  const userId = orders.newUser()
  const request_id = randomUUID()
  const replies = await Promise.all(
    Array.from({ length: 20 }, async () => orders.create(userId, goods.id, { request_id, coupon: code })),
  )
  expect(new Set(replies.map(({ order_no }) => order_no)).size).toBe(1)
  expect(await used(code)).toBe(1)
  expect(await orders.goodsRow(goods.id)).toEqual({ stock: 9 })
})
