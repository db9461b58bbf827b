import { AppError } from '@pandex/platform/errors'
import type { Context } from '@pandex/platform/grpc/context'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { PayableOrder, ProviderPayment } from '../clients/payments/payment-provider.ts'
import type { PaymentProviders } from '../clients/payments/payment-providers.ts'
import { nextStatus } from '../domain/transitions.ts'
import { returnCoupon } from '../repositories/coupons.ts'
import { returnStock } from '../repositories/goods.ts'
import { addEvent } from '../repositories/order-events.ts'
import { endRecheck, findOrder, lockOrder, updateOrder } from '../repositories/orders.ts'
import type { OrderRow } from '../repositories/orders.ts'
import { applyPayment } from './apply-payment.ts'

export interface ProviderDeps {
  db: Db
  providers: PaymentProviders
}

export const toPayable = ({ order_no, amount, goods_name, expire_at }: OrderRow): PayableOrder => ({
  order_no,
  amount,
  goods_name,
  expire_at,
})

const providerUnavailable = (): AppError =>
  new AppError('unavailable', 'order.provider_unavailable', '支付平台暂时没有响应，请稍后再试')

/** Applies what the provider said. A payment of a wrong amount is kept as a difference, and the order stays. */
const applyAnswer = async (deps: ProviderDeps, order: OrderRow, payment: ProviderPayment): Promise<void> => {
  await applyPayment(deps, { payType: order.pay_type, orderNo: order.order_no, payment }).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'order.bad_notification')) throw error
  })
}

export interface Closing {
  /** For the timeline. */
  text: string
  admin_id?: number
  /** The end of the order that has come; the order stays open when the buyer has moved it since. */
  expiredAt?: Date
}

/** Gives back what the order held. An unscanned code can be paid until the order expires. */
const timeOut = async (
  trx: Knex.Transaction,
  order: OrderRow,
  { text, admin_id = 0, isUnknown = false }: Closing & { isUnknown?: boolean },
): Promise<void> => {
  if (order.holds_stock) await returnStock(trx, order.goods_id)
  if (order.holds_coupon && order.coupon_id !== null) await returnCoupon(trx, order.coupon_id)
  await updateOrder(trx, order.id, {
    status: 'timeout',
    holds_stock: false,
    holds_coupon: false,
    pay_url: '',
    closed_at: trx.fn.now(),
    recheck_at: isUnknown ? trx.raw(`greatest(expire_at, now()) + interval '1 minute'`) : null,
    tries: 0,
  })
  await addEvent(trx, order.id, { kind: 'closed', text, admin_id })
}

/** Marks a pending order as timed out. The provider must have closed its payment before, or not know it (`isUnknown`). */
const closeHere = async (db: Db, id: number, closing: Closing & { isUnknown?: boolean }): Promise<void> =>
  db.transaction(async (trx) => {
    const order = await lockOrder(trx, id)
    if (!order || !nextStatus(order.status, 'close')) return
    if (closing.expiredAt && order.expire_at > closing.expiredAt) return
    await timeOut(trx, order, closing)
  })

const reload = async (db: Db, order: OrderRow): Promise<OrderRow> => (await findOrder(db, order.id)) ?? order

/**
 * Asks the provider about a pending order and applies the answer: paid, or closed over there.
 * @returns the order as it is now @throws AppError unavailable order.provider_unavailable
 */
export const checkAtProvider = async (deps: ProviderDeps, order: OrderRow, ctx: Context): Promise<OrderRow> => {
  const payment = await deps.providers.get(order.pay_type).findPayment(toPayable(order), ctx)
  if (payment.state === 'paid') await applyAnswer(deps, order, payment)
  if (payment.state === 'closed') await closeHere(deps.db, order.id, { text: '支付平台已关闭交易' })
  return reload(deps.db, order)
}

/**
 * Closes a pending order: at the provider first. A payment that arrived meanwhile wins.
 * @returns the order as it is now @throws AppError unavailable order.provider_unavailable: the order stays pending
 */
export const closeOrder = async (
  deps: ProviderDeps,
  order: OrderRow,
  closing: Closing,
  ctx: Context,
): Promise<OrderRow> => {
  const payment = await deps.providers.get(order.pay_type).closePayment(toPayable(order), ctx)
  if (payment.state === 'paid') await applyAnswer(deps, order, payment)
  else if (payment.state === 'waiting') throw providerUnavailable()
  else await closeHere(deps.db, order.id, { ...closing, isUnknown: payment.state === 'unknown' })
  return reload(deps.db, order)
}

/**
 * Asks the provider whether a closed order was paid after all. While the payment waits, the order is checked again later.
 * @throws AppError unavailable order.provider_unavailable
 */
export const recheckClosed = async (deps: ProviderDeps, order: OrderRow, ctx: Context): Promise<void> => {
  const payment = await deps.providers.get(order.pay_type).findPayment(toPayable(order), ctx)
  if (payment.state === 'waiting') return
  if (payment.state === 'paid') await applyAnswer(deps, order, payment)
  await endRecheck(deps.db, order.id)
}
