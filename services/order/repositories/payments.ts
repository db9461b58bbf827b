import type { PayType } from '@pandex/contracts/enums'
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
}

const columns = ['id', 'order_id', 'provider', 'trade_no', 'kind', 'amount', 'paid_at'] as const

export const findPaymentRow = async (
  trx: Knex.Transaction,
  provider: PayType,
  tradeNo: string,
): Promise<PaymentRow | undefined> =>
  trx('payments')
    .where({ provider, trade_no: tradeNo })
    .first(...columns)

/** @returns false when the payment is known, of this or another order */
export const insertPayment = async (trx: Knex.Transaction, payment: Omit<PaymentRow, 'id'>): Promise<boolean> => {
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
): Promise<(PaymentRow & { order_no: string; expected: number })[]> => {
  const { rows } = await db.raw<{ rows: (PaymentRow & { order_no: string; expected: number })[] }>(
    `select ${columns.map((column) => `payments.${column}`).join(', ')}, order_no, orders.amount as expected
     from payments join orders on orders.id = payments.order_id
     where kind <> 'main' and payments.amount > ${refundedSql} order by payments.id limit ?`,
    [limit],
  )
  return rows
}
