import type { PayType } from '@pandex/contracts/enums'
import { OrderPaid } from '@pandex/contracts/events'
import { addToOutbox } from '@pandex/platform/events/outbox'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { ProviderPayment, VerifiedNotification } from '../clients/payments/payment-provider.ts'
import { badNotification } from '../domain/errors.ts'
import { yuan } from '../domain/pricing.ts'
import { nextStatus } from '../domain/transitions.ts'
import { describeUnexpected } from '../domain/unexpected-payment.ts'
import { addDifferences } from '../repositories/differences.ts'
import { insertNotification } from '../repositories/notifications.ts'
import { addEvent } from '../repositories/order-events.ts'
import { findOrderOfNumber, lockBuyer, lockOrder, updateOrder } from '../repositories/orders.ts'
import type { OrderRow } from '../repositories/orders.ts'
import { findPaymentRow, insertPayment } from '../repositories/payments.ts'
import type { PaymentKind } from '../repositories/payments.ts'
import { isWithinLimits, takeAgain } from './late-payment.ts'
import { recordOutsideRefund } from './refund-order.ts'

export interface ReceivedPayment {
  payType: PayType
  orderNo: string
  payment: ProviderPayment
  notification?: Pick<VerifiedNotification, 'notify_id' | 'fields' | 'refunded'>
}

export interface Receipt {
  provider: PayType
  trade_no: string
  /** Cents. */
  amount: number
  paid_at: Date | null
  /** Admin who has seen the money; absent when the provider reported it. */
  admin_id?: number
}

/** `extra`: the order was paid before, or its coupon or limit is used up. `refused`: the amount differs, or the payment belongs to another order. */
export type Applied = 'paid' | 'known' | 'extra' | 'refused'

/** Asks the user service for the grant of an order; the same again has no effect there. */
const publishPaid = async (trx: Knex.Transaction, order: OrderRow): Promise<void> =>
  addToOutbox(trx, OrderPaid, {
    order_no: order.order_no,
    user_id: order.user_id,
    goods_name: order.goods_name,
    amount: order.amount,
    coin: order.coin,
    vip_days: order.vip_days,
    paid_at: (order.paid_at ?? new Date()).toISOString(),
  })

/** Sends the event of a paid order again whose grant is overdue. */
export const resendPaid = async (db: Db, id: number): Promise<void> =>
  db.transaction(async (trx) => {
    const order = await lockOrder(trx, id)
    if (order?.status === 'paid') await publishPaid(trx, order)
  })

const pay = async (trx: Knex.Transaction, order: OrderRow, receipt: Receipt): Promise<void> => {
  const isLate = order.status === 'timeout'
  const held = isLate ? await takeAgain(trx, order) : {}
  const paid = await updateOrder(trx, order.id, {
    status: nextStatus(order.status, 'pay'),
    ...held,
    trade_no: receipt.trade_no,
    paid_at: trx.fn.now(),
    received: order.received + receipt.amount,
    next_check_at: trx.raw(`now() + interval '2 minutes'`),
    leased_until: trx.fn.now(),
    recheck_at: null,
    tries: 0,
  })
  const { admin_id = 0 } = receipt
  if (isLate) await addEvent(trx, order.id, { kind: 'late', text: '订单超时后才到账' })
  const text = admin_id === 0 ? '支付成功' : '管理员确认到账'
  await addEvent(trx, order.id, { kind: 'paid', text: `${text}：${yuan(receipt.amount)} 元`, admin_id })
  await publishPaid(trx, paid)
}

const recordUnexpected = async (
  trx: Knex.Transaction,
  order: OrderRow,
  { amount }: Receipt,
  kind: 'extra' | 'wrong',
): Promise<void> => {
  await updateOrder(trx, order.id, { received: order.received + amount })
  const difference = describeUnexpected({ kind, amount, expected: order.amount, status: order.status })
  await addEvent(trx, order.id, { kind: 'difference', text: difference.text })
  await addDifferences(trx, [{ ...difference, order_no: order.order_no, order_id: order.id }])
}

/** An admin who confirms a payment decides about limits. */
const kindOf = async (trx: Knex.Transaction, order: OrderRow, { amount, admin_id }: Receipt): Promise<PaymentKind> => {
  if (amount !== order.amount) return 'wrong'
  if (!nextStatus(order.status, 'pay')) return 'extra'
  const isOver = order.status === 'timeout' && admin_id === undefined && !(await isWithinLimits(trx, order))
  return isOver ? 'extra' : 'main'
}

/**
 * Books money that came in for a locked order; when a provider reported it, the buyer is locked too. Each payment of a provider counts
 * once.
 */
export const bookPayment = async (trx: Knex.Transaction, order: OrderRow, receipt: Receipt): Promise<Applied> => {
  const { provider, trade_no, amount } = receipt
  const kind = await kindOf(trx, order, receipt)
  const paid_at = receipt.paid_at ?? new Date()
  if (!(await insertPayment(trx, { order_id: order.id, provider, trade_no, kind, amount, paid_at }))) {
    const known = await findPaymentRow(trx, provider, trade_no)
    return known?.order_id === order.id && known.kind !== 'wrong' ? 'known' : 'refused'
  }
  if (kind === 'main') {
    await pay(trx, order, receipt)
    return 'paid'
  }
  await recordUnexpected(trx, order, receipt, kind)
  return kind === 'wrong' ? 'refused' : 'extra'
}

const keepNotification = async (
  trx: Knex.Transaction,
  order: OrderRow,
  { payType, payment, notification }: ReceivedPayment,
): Promise<void> => {
  if (!notification) return
  const { notify_id, fields, refunded } = notification
  const isNew = await insertNotification(trx, { order_id: order.id, provider: payType, notify_id, fields })
  if (!isNew) return
  const refund = refunded > 0 ? `，已退款 ${yuan(refunded)} 元` : ''
  const states = { unknown: '未知', waiting: '等待付款', paid: '已付款', closed: '已关闭' }
  await addEvent(trx, order.id, { kind: 'notified', text: `收到支付通知：${states[payment.state]}${refund}` })
}

/** A payment that went back completely before it was known here is not booked: nothing was given for it. */
const applyPaid = async (
  trx: Knex.Transaction,
  order: OrderRow,
  { payType, payment, notification }: ReceivedPayment,
): Promise<Applied> => {
  const { trade_no, amount, paid_at } = payment
  const refunded = notification?.refunded ?? 0
  if (refunded >= amount && !(await findPaymentRow(trx, payType, trade_no))) return 'known'
  const applied = await bookPayment(trx, order, { provider: payType, trade_no, amount, paid_at })
  const booked = refunded > 0 ? await findPaymentRow(trx, payType, trade_no) : undefined
  if (booked?.order_id === order.id) await recordOutsideRefund(trx, order.id, booked, refunded)
  return applied
}

/** Locks the buyer and the order, in the lock order of this service. */
const lockForPayment = async (trx: Knex.Transaction, orderNo: string, payType: PayType): Promise<OrderRow> => {
  const found = await findOrderOfNumber(trx, orderNo)
  if (found?.pay_type !== payType) throw badNotification('订单不存在')
  await lockBuyer(trx, found.user_id)
  return (await lockOrder(trx, found.id)) ?? found
}

/**
 * Applies the state of a payment as its provider reports it, under the lock of the order. Safe to repeat and to reorder: only `paid` has an
 * effect, once per payment.
 * @throws AppError invalid order.bad_notification: no such order, or a payment of another amount (kept as a difference)
 */
export const applyPayment = async ({ db }: { db: Db }, received: ReceivedPayment): Promise<void> => {
  const { payType, orderNo, payment } = received
  const applied = await db.transaction(async (trx): Promise<Applied> => {
    const order = await lockForPayment(trx, orderNo, payType)
    await keepNotification(trx, order, received)
    if (payment.state !== 'paid') return 'known'
    if (payment.trade_no === '' || payment.amount < 1) throw badNotification('支付信息不完整')
    return applyPaid(trx, order, received)
  })
  if (applied === 'refused') throw badNotification('支付金额与订单不符')
}
