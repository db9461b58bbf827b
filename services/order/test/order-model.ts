/** Random operations on orders with crashes, and what must hold afterwards. */
import { randomUUID } from 'node:crypto'
import { OrderGranted, OrderPaid, OrderRefunded, OrderRevoked } from '@pandex/contracts/events'
import { AppError } from '@pandex/platform/errors'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { sendEvent } from '@pandex/platform/testing/send-event'
import fc from 'fast-check'
import { startSweeper } from '../jobs/sweep-orders.ts'
import type { OrderRow } from '../repositories/orders.ts'
import { applyPayment } from '../use-cases/apply-payment.ts'
import { asAdmin, asUser } from './harness.ts'
import type { FakeGrant, OrderTestService } from './harness.ts'

const price = 990
const stock = 4
export const maxUses = 2

const orderIndex = fc.nat(7)

export const operation = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('create' as const),
      user: fc.nat(2),
      coupon: fc.boolean(),
      isScanned: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), order: orderIndex }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('notify' as const), order: orderIndex }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('check' as const), order: orderIndex }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), order: orderIndex }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('expire' as const), order: orderIndex }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('payLate' as const), order: orderIndex }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('mark' as const), order: orderIndex }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      order: orderIndex,
      amount: fc.integer({ min: 1, max: price }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('answer' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('provider' as const), isAway: fc.boolean() }) },
)

export interface Step {
  operation: typeof operation extends fc.Arbitrary<infer T> ? T : never
  /** Connections to PostgreSQL end while the operation runs. */
  isCrashing: boolean
}

export interface World {
  orders: OrderTestService
  goodsId: number
  coupon: string
  users: number[]
  numbers: string[]
  /** Numbers of the orders with an expired payment code. */
  expiredCodes: Set<string>
  /** Connections that were ended inside of a transaction. */
  crashes: number
}

export const makeWorld = async (orders: OrderTestService): Promise<World> => {
  const goods = await orders.addGoods({ price, stock })
  const coupon = await orders.addCoupon({ kind: 'amount', value: 90, max_uses: maxUses })
  const users = [orders.newUser(), orders.newUser(), orders.newUser()]
  return {
    orders,
    goodsId: Number(goods.id),
    coupon: coupon.code,
    users,
    numbers: [],
    expiredCodes: new Set(),
    crashes: 0,
  }
}

const readNumbers = async ({ orders, goodsId }: World): Promise<string[]> => {
  const rows: { order_no: string }[] = await orders.db('orders').where({ goods_id: goodsId }).orderBy('id')
  return rows.map(({ order_no }) => order_no)
}

/** The user service: applies every event once per order and refund, and answers each. */
const answerEvents = async ({ orders, numbers }: World): Promise<void> => {
  const grants = orders.said.grants
  for (const order_no of numbers) {
    for (const paid of await orders.sent(OrderPaid, order_no)) {
      const { user_id, coin, vip_days } = paid as unknown as FakeGrant
      if (!grants.some((grant) => grant.order_no === order_no))
        grants.push({
          id: grants.length + 1,
          order_no,
          user_id,
          coin,
          vip_days,
          ledger_coin: coin,
          revoked_coin: 0,
          revoked_vip_days: 0,
          create_time: new Date().toISOString(),
        })
      await sendEvent(orders, OrderGranted, { order_no, coin, vip_days, granted_at: new Date().toISOString() })
    }
    for (const refunded of await orders.sent(OrderRefunded, order_no)) await revoke(orders, order_no, refunded)
  }
}

const revokedOf = new WeakMap<OrderTestService, Set<number>>()

const revoke = async (orders: OrderTestService, order_no: string, payload: Record<string, unknown>): Promise<void> => {
  const [refund_id, coin, vip_days] = ['refund_id', 'coin', 'vip_days'].map((field) => Number(payload[field]))
  const revoked = revokedOf.get(orders) ?? new Set<number>()
  revokedOf.set(orders, revoked)
  const grant = orders.said.grants.find((each) => each.order_no === order_no)
  if (!grant || refund_id === undefined || coin === undefined || vip_days === undefined)
    throw new Error('revoked before the grant')
  if (!revoked.has(refund_id)) {
    grant.revoked_coin += coin
    grant.revoked_vip_days += vip_days
    revoked.add(refund_id)
  }
  const answer = { order_no, refund_id, coin, vip_days, missing_coin: 0, missing_vip_days: 0 }
  await sendEvent(orders, OrderRevoked, { ...answer, revoked_at: new Date().toISOString() })
}

/** Makes all checks due. The service rechecks a closed order only after its payment code has expired. */
const makeDue = async ({ orders, goodsId, expiredCodes }: World): Promise<void> => {
  const closed: { order_no: string }[] = await orders
    .db('orders')
    .where({ goods_id: goodsId })
    .whereNotNull('recheck_at')
  for (const { order_no } of closed) expiredCodes.add(order_no)
  const now = new Date(0)
  await orders.db('orders').where({ goods_id: goodsId }).update({ next_check_at: now, leased_until: now })
  await orders.db('orders').where({ goods_id: goodsId }).whereNotNull('recheck_at').update({ recheck_at: now })
  await orders
    .db('refunds')
    .whereIn('order_id', orders.db('orders').where({ goods_id: goodsId }).select('id'))
    .update({ next_try_at: now, leased_until: now })
}

const countDue = async ({ orders, goodsId }: World): Promise<number> => {
  const rows = await orders
    .db('orders')
    .where({ goods_id: goodsId })
    .whereRaw(`(status in ('pending', 'paid') and next_check_at <= now() or recheck_at <= now())`)
  return rows.length
}

const sweep = async (world: World): Promise<void> => {
  const { orders } = world
  await makeDue(world)
  await using _ = startSweeper({ ...orders.deps, log: orders.log, intervalMs: 10 })
  await waitFor(async () => (await countDue(world)) === 0)
}

/** Ends the connections inside of transactions, a few times within milliseconds. @returns how many */
const crash = async ({ orders }: World): Promise<number> => {
  let ended = 0
  for (let round = 0; round < 4; round += 1) {
    const { rows } = await orders.db
      .raw<{ rows: unknown[] }>(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`,
      )
      .catch(() => ({ rows: [] }))
    ended += rows.length
  }
  return ended
}

const update = async ({ orders }: World, order_no: string, fields: { action: string; amount?: number }) =>
  orders.client.UpdateOrder({ id: (await orders.row(order_no)).id, request_id: randomUUID(), ...fields }, asAdmin())

/** An unscanned payment code is payable until it expires. */
const canPay = ({ orders, expiredCodes }: World, order_no: string): boolean => {
  const known = orders.provider.payments.get(order_no)
  return known === undefined ? !expiredCodes.has(order_no) : known.state === 'waiting'
}

/** Cancels an order before its code is scanned, and pays it. */
const payLate = async (orders: OrderTestService, { order_no, user_id, amount, status }: OrderRow): Promise<void> => {
  if (status !== 'pending' || orders.provider.payments.get(order_no)?.state === 'paid') return
  orders.provider.payments.delete(order_no)
  await orders.client.CancelOrder({ order_no }, asUser(user_id))
  const payment = orders.provider.pay(order_no, amount)
  await applyPayment(orders, { payType: 'alipay_face', orderNo: order_no, payment })
}

const runOperation = async (world: World, step: Step['operation']): Promise<unknown> => {
  const { orders, goodsId, coupon, users, numbers } = world
  if (step.kind === 'create') {
    const userId = users[step.user] ?? 0
    const created = await orders.create(userId, goodsId, { coupon: step.coupon ? coupon : '' })
    return !step.isScanned && orders.provider.payments.delete(created.order_no)
  }
  if (step.kind === 'answer') return answerEvents(world)
  if (step.kind === 'sweep') return sweep(world)
  if (step.kind === 'provider') return void (orders.provider.state.isAway = step.isAway)
  const order_no = numbers[step.order]
  if (order_no === undefined) return undefined
  const row = await orders.row(order_no)
  const known = orders.provider.payments.get(order_no)
  if (step.kind === 'pay') return canPay(world, order_no) && orders.provider.pay(order_no, row.amount)
  if (step.kind === 'notify')
    return known && applyPayment(orders, { payType: 'alipay_face', orderNo: order_no, payment: known })
  if (step.kind === 'payLate') return payLate(orders, row)
  if (step.kind === 'mark') return update(world, order_no, { action: 'mark_paid' })
  if (step.kind === 'refund') return update(world, order_no, { action: 'refund', amount: step.amount })
  if (step.kind === 'check') return orders.client.CheckOrder({ order_no }, asUser(row.user_id))
  if (step.kind === 'cancel') return orders.client.CancelOrder({ order_no }, asUser(row.user_id))
  return orders
    .db('orders')
    .where({ order_no, status: 'pending' })
    .update({ expire_at: new Date(0) })
}

/** Refusals and lost connections are part of the game: only what is left afterwards counts. */
const isExpected = (error: unknown): boolean =>
  error instanceof AppError || (error instanceof Error && /terminat|connection|Connection|timeout/.test(error.message))

const ignoreExpected = (error: unknown): undefined => {
  if (!isExpected(error)) throw error
}

export const runStep = async (world: World, { operation: step, isCrashing }: Step): Promise<void> => {
  const work = runOperation(world, step).catch(ignoreExpected)
  if (isCrashing) world.crashes += await crash(world)
  await work
  // This query may get a connection that is ending.
  world.numbers = await waitFor(async () => readNumbers(world).catch(ignoreExpected))
}

/** The provider is back, every order expires, and all events are answered. */
export const settle = async (world: World): Promise<void> => {
  const { orders, goodsId } = world
  orders.provider.state.isAway = false
  await orders
    .db('orders')
    .where({ goods_id: goodsId, status: 'pending' })
    .update({ expire_at: new Date(0) })
  for (let round = 0; round < 3; round += 1) {
    await sweep(world)
    await waitFor(async () => {
      const pending = await orders
        .db('refunds')
        .whereIn('order_id', orders.db('orders').where({ goods_id: goodsId }).select('id'))
        .where({ status: 'pending' })
      if (pending.length > 0) await sweep(world)
      return pending.length === 0
    })
    await answerEvents(world)
  }
}

export const initialStock = stock
