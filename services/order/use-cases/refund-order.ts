import { OrderRefunded } from '@pandex/contracts/events'
import { AppError } from '@pandex/platform/errors'
import { addToOutbox } from '@pandex/platform/events/outbox'
import type { Context } from '@pandex/platform/grpc/context'
import type { Knex } from '@pandex/platform/postgres/postgres'
import type { RefundOutcome } from '../clients/payments/payment-provider.ts'
import { wrongState } from '../domain/errors.ts'
import { partToRevoke, yuan } from '../domain/pricing.ts'
import { addEvent } from '../repositories/order-events.ts'
import { findOrder, lockOrder, updateOrder } from '../repositories/orders.ts'
import type { OrderRow } from '../repositories/orders.ts'
import { findPayment, listRefundable, storeReportedRefund } from '../repositories/payments.ts'
import type { PaymentRow } from '../repositories/payments.ts'
import {
  findRefundTarget,
  insertRefund,
  listRefundRows,
  lockRefund,
  maxRefunds,
  sumRefunds,
  updateRefund,
} from '../repositories/refunds.ts'
import type { RefundRow } from '../repositories/refunds.ts'
import type { ProviderDeps } from './close-order.ts'

export interface RefundInput {
  /** Cents; undefined: all that is left of the payment. */
  amount: number | undefined
  note: string
  admin_id: number
}

const badAmount = (left: number): AppError =>
  new AppError('invalid', 'order.bad_amount', `退款金额须为 0.01–${yuan(left)} 元`, { fields: ['amount'] })

/**
 * Opens a refund of a locked order: payments in excess first, then the main one, which alone revokes the grant.
 * @throws AppError failed_precondition order.wrong_state, invalid order.bad_amount
 */
export const openRefund = async (
  trx: Knex.Transaction,
  order: OrderRow,
  { amount: given, note, admin_id }: RefundInput,
): Promise<RefundRow> => {
  const [payment] = await listRefundable(trx, order.id)
  if (!payment) throw wrongState('没有可以退的款项')
  const amount = given ?? payment.left
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > payment.left) throw badAmount(payment.left)
  return insertRefundOf(trx, order, payment, { amount, note, admin_id })
}

const insertRefundOf = async (
  trx: Knex.Transaction,
  order: OrderRow,
  payment: PaymentRow,
  { amount, note, admin_id }: RefundInput & { amount: number },
): Promise<RefundRow> => {
  const earlier = await listRefundRows(trx, order.id)
  if (earlier.length >= maxRefunds) throw wrongState('该订单的退款次数已达上限')
  const asked = await sumRefunds(trx, payment.id)
  const revoke = (grant: number, before: number): number =>
    payment.kind === 'main' ? partToRevoke(grant, asked.amount + amount, order.amount, before) : 0
  const refund = await insertRefund(trx, {
    order_id: order.id,
    payment_id: payment.id,
    refund_no: `${order.order_no}R${earlier.length + 1}`,
    amount,
    asked_coin: revoke(order.coin, asked.coin),
    asked_vip_days: revoke(order.vip_days, asked.vip_days),
    note,
    admin_id,
  })
  await addEvent(trx, order.id, { kind: 'refund', text: `退款 ${yuan(amount)} 元`, admin_id })
  return refund
}

/** Asks the user service to revoke; the same again has no effect there. */
export const publishRefunded = async (trx: Knex.Transaction, order: OrderRow, refund: RefundRow): Promise<void> =>
  addToOutbox(trx, OrderRefunded, {
    order_no: order.order_no,
    refund_id: refund.id,
    user_id: order.user_id,
    goods_name: order.goods_name,
    coin: refund.asked_coin,
    vip_days: refund.asked_vip_days,
  })

const storeReturned = async (trx: Knex.Transaction, order: OrderRow, refund: RefundRow): Promise<void> => {
  const isRevoking = refund.asked_coin + refund.asked_vip_days > 0
  await updateRefund(trx, refund.id, {
    status: isRevoking ? 'returned' : 'done',
    returned_at: trx.fn.now(),
    next_try_at: trx.raw(`now() + interval '2 minutes'`),
    leased_until: trx.fn.now(),
    tries: 0,
  })
  const updated = await updateOrder(trx, order.id, { refunded: order.refunded + refund.amount })
  await addEvent(trx, order.id, { kind: 'refunded', text: `已退回 ${yuan(refund.amount)} 元` })
  // Before the grant there is nothing to revoke: the event follows with the grant.
  if (isRevoking && order.status === 'finished') await publishRefunded(trx, updated, refund)
}

/**
 * Records money that the provider gave back without a request from here, and revokes what it paid for.
 * @param refunded cents of the payment that went back so far, as the provider says
 */
export const recordOutsideRefund = async (
  trx: Knex.Transaction,
  orderId: number,
  payment: PaymentRow,
  refunded: number,
): Promise<void> => {
  const order = await lockOrder(trx, orderId)
  await storeReportedRefund(trx, payment.id, refunded)
  const { amount: asked } = await sumRefunds(trx, payment.id)
  const amount = Math.min(refunded, payment.amount) - asked
  if (!order || amount < 1) return
  const refund = await insertRefundOf(trx, order, payment, { amount, note: '在支付平台退款', admin_id: 0 })
  await storeReturned(trx, order, refund)
}

const storeOutcome = async (deps: ProviderDeps, target: RefundRow, outcome: RefundOutcome): Promise<void> =>
  deps.db.transaction(async (trx) => {
    const order = await lockOrder(trx, target.order_id)
    const refund = await lockRefund(trx, target.id)
    if (!order || refund?.status !== 'pending') return
    if (outcome.state === 'returned') return storeReturned(trx, order, refund)
    const failure = outcome.message.slice(0, 500)
    await updateRefund(trx, refund.id, { status: 'failed', failure })
    await addEvent(trx, order.id, { kind: 'refunded', text: `退款被拒绝：${failure}` })
    // Money that went back at the provider meanwhile counted as this refund.
    const payment = await findPayment(trx, refund.payment_id)
    if (payment) await recordOutsideRefund(trx, order.id, payment, payment.reported_refund)
  })

/**
 * Asks the provider for the money of a pending refund, which its number makes safe to repeat.
 * @throws AppError unavailable order.provider_unavailable: the sweeper asks again
 */
export const settleRefund = async (deps: ProviderDeps, id: number, ctx: Context): Promise<void> => {
  const target = await findRefundTarget(deps.db, id)
  if (target?.status !== 'pending') return
  const { order_no, refund_no, amount, provider } = target
  const outcome = await deps.providers
    .get(provider)
    .refundPayment({ order_no, refund_no, amount, reason: '订单退款' }, ctx)
  await storeOutcome(deps, target, outcome)
}

/** Sends the event of a returned refund again when its revocation is overdue. */
export const resendRefunded = async (deps: ProviderDeps, refund: RefundRow): Promise<void> => {
  const order = await findOrder(deps.db, refund.order_id)
  if (order?.status !== 'finished') return
  await deps.db.transaction(async (trx) => publishRefunded(trx, order, refund))
}
