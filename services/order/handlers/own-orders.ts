import { AppError } from '@pandex/platform/errors'
import type { OrderServiceDefinition } from '@pandex/platform/gen/pandex/order/v1/OrderService'
import type { OrderState__Output as OrderState } from '@pandex/platform/gen/pandex/order/v1/OrderState'
import type { Context } from '@pandex/platform/grpc/context'
import { requireUser } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { notManual, notPending, unknownOrder } from '../domain/errors.ts'
import { readLine } from '../domain/texts.ts'
import { nextStatus, statusText } from '../domain/transitions.ts'
import { findCoupon } from '../repositories/coupons.ts'
import { findGoods } from '../repositories/goods.ts'
import { addEvent } from '../repositories/order-events.ts'
import { listOwnOrders } from '../repositories/order-lists.ts'
import { claimCheck, findOrder, findOwnOrder, lockOrder, updateOrder } from '../repositories/orders.ts'
import type { OrderRow } from '../repositories/orders.ts'
import { checkAtProvider, closeOrder } from '../use-cases/close-order.ts'
import { createOrder } from '../use-cases/create-order.ts'
import type { CreateDeps } from '../use-cases/create-order.ts'
import { checkSale, priceOrder, readBuyer } from '../use-cases/price-order.ts'
import { showPayment } from '../use-cases/show-payment.ts'

type Handlers = Pick<
  HandlersOf<OrderServiceDefinition>,
  'FindPrice' | 'CreateOrder' | 'GetPayment' | 'CheckOrder' | 'CancelOrder' | 'SubmitReference' | 'ListOwnOrders'
>

const maxReferenceLength = 100

const toState = (order: OrderRow): OrderState => ({
  order_no: order.order_no,
  status: order.status,
  status_text: statusText(order.status),
  coin: order.coin,
  vip_days: order.vip_days,
  refunded: order.refunded,
})

const readOwn = async (db: Db, orderNo: string, ctx: Context): Promise<OrderRow> => {
  const { id } = requireUser(ctx, 'user')
  const order = /^\d{20}$/.test(orderNo) ? await findOwnOrder(db, id, orderNo) : undefined
  if (!order) throw unknownOrder()
  return order
}

const readReference = (text: string): string => {
  const reference = readLine(text, maxReferenceLength)
  if (!reference)
    throw new AppError('invalid', 'order.bad_reference', `付款备注为 1–${maxReferenceLength} 个字`, {
      fields: ['reference'],
    })
  return reference
}

/** The admin looks for the money within this time; the order does not time out before. */
const referenceDays = 7

const submitReference = async (db: Db, id: number, reference: string): Promise<OrderRow> =>
  db.transaction(async (trx) => {
    const order = await lockOrder(trx, id)
    if (!order) throw unknownOrder()
    if (order.pay_type !== 'manual') throw notManual()
    if (!nextStatus(order.status, 'close')) throw notPending()
    if (order.reference === reference) return order
    await addEvent(trx, id, { kind: 'referenced', text: '买家填写了付款备注' })
    const expire_at = trx.raw(`create_time + ? * interval '1 day'`, [referenceDays])
    return updateOrder(trx, id, { reference, expire_at })
  })

export const ownOrderHandlers = (deps: CreateDeps): Handlers => {
  const { db, users, clock } = deps
  return {
    FindPrice: async ({ goods_id, coupon: code }, ctx) => {
      const { id: userId } = requireUser(ctx, 'user')
      const buyer = await readBuyer(users, userId, ctx)
      const goods = await checkSale(db, await findGoods(db, goods_id), userId, buyer)
      const demand = { goods, userId, code, now: clock() }
      const { amount } = await priceOrder(db, demand, async (normalized) => findCoupon(db, normalized))
      return { price: goods.price, amount, discount: goods.price - amount }
    },

    CreateOrder: async (req, ctx) => {
      const { id: userId } = requireUser(ctx, 'user')
      return showPayment(deps, await createOrder(deps, req, userId, ctx), ctx)
    },

    GetPayment: async ({ order_no }, ctx) => showPayment(deps, await readOwn(db, order_no, ctx), ctx),

    CheckOrder: async ({ order_no }, ctx) => {
      const order = await readOwn(db, order_no, ctx)
      if (order.status !== 'pending' || order.pay_type === 'manual') return toState(order)
      if (!(await claimCheck(db, order.id))) return toState(order)
      const checked = await checkAtProvider(deps, order, ctx).catch(async (error: unknown) => {
        if (!(error instanceof AppError && error.kind === 'unavailable')) throw error
        return findOrder(db, order.id)
      })
      return toState(checked ?? order)
    },

    CancelOrder: async ({ order_no }, ctx) => {
      const order = await readOwn(db, order_no, ctx)
      if (order.status !== 'pending') throw notPending()
      return toState(await closeOrder(deps, order, { text: '买家取消了订单' }, ctx))
    },

    SubmitReference: async ({ order_no, reference }, ctx) => {
      const { id } = await readOwn(db, order_no, ctx)
      return toState(await submitReference(db, id, readReference(reference)))
    },

    ListOwnOrders: async ({ status, page }, ctx) => {
      const { id } = requireUser(ctx, 'user')
      return listOwnOrders(db, id, status, page)
    },
  }
}
