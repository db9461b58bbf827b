import type { PayType } from '@pandex/contracts/enums'
import type { UnexpectedPayment } from '../domain/unexpected-payment.ts'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'

export type PaymentKind = 'main' | 'extra' | 'wrong'

export interface PaymentRow {
  id: number
  order_id: number
  provider: PayType
  trade_no: string
  kind: PaymentKind
  amount: number
  paid_at: Date
  /** Cents that went back, as the provider says. */
  reported_refund: number
}

const columns = ['id', 'order_id', 'provider', 'trade_no', 'kind', 'amount', 'paid_at', 'reported_refund'] as const

export const findPaymentRow = async (
  trx: Knex.Transaction,
  provider: PayType,
  tradeNo: string,
): Promise<PaymentRow | undefined> =>
  trx('payments')
    .where({ provider, trade_no: tradeNo })
    .first(...columns)

export const findPayment = async (trx: Knex.Transaction, id: number): Promise<PaymentRow | undefined> =>
  trx('payments')
    .where({ id })
    .first(...columns)

/** The highest total counts, because notifications come out of order. */
export const storeReportedRefund = async (trx: Knex.Transaction, id: number, refunded: number): Promise<void> => {
  await trx.raw('update payments set reported_refund = greatest(reported_refund, ?) where id = ?', [refunded, id])
}

/** @returns false when the payment is known, of this or another order */
export const insertPayment = async (
  trx: Knex.Transaction,
  payment: Omit<PaymentRow, 'id' | 'reported_refund'>,
): Promise<boolean> => {
  const rows = (await trx('payments')
    .insert(payment)
    .onConflict(['provider', 'trade_no'])
    .ignore()
    .returning('id')) as unknown[]
  return rows.length > 0
}

export interface RefundablePayment extends PaymentRow {
  /** Cents that refunds, except failed ones, have not asked for. */
  left: number
}

const refundedSql = `coalesce((select sum(refunds.amount)::int8 from refunds
  where refunds.payment_id = payments.id and refunds.status <> 'failed'), 0)`

/** Payments with money left, those beside the main one first: they were paid in excess. */
export const listRefundable = async (trx: Knex.Transaction, orderId: number): Promise<RefundablePayment[]> => {
  const { rows } = await trx.raw<{ rows: RefundablePayment[] }>(
    `select ${columns.join(', ')}, amount - ${refundedSql} as left from payments
     where order_id = ? and amount > ${refundedSql} order by kind = 'main', id limit 100`,
    [orderId],
  )
  return rows
}

/** Payments in excess that were not given back. */
export const listUnexpected = async (
  db: Db,
  limit: number,
): Promise<(UnexpectedPayment & { order_no: string; order_id: number })[]> => {
  const { rows } = await db.raw<{ rows: (UnexpectedPayment & { order_no: string; order_id: number })[] }>(
    `select kind, payments.amount, orders.amount as expected, orders.status, order_no, order_id
     from payments join orders on orders.id = payments.order_id
     where kind <> 'main' and payments.amount > ${refundedSql} order by payments.id limit ?`,
    [limit],
  )
  return rows
}
