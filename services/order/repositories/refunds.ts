import type { PayType } from '@pandex/contracts/enums'
import type { Refund__Output as Refund } from '@pandex/platform/gen/pandex/order/v1/Refund'
import { afterCommit } from '@pandex/platform/postgres/postgres'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { createCounter } from '@pandex/platform/telemetry/metrics'

const refundStatuses = ['pending', 'returned', 'done', 'failed'] as const
type RefundStatus = (typeof refundStatuses)[number]

const countStatus = createCounter(
  { name: 'pandex_refunds_total', help: 'Refunds by the status that they came to', label: 'status' },
  refundStatuses,
)

export interface RefundRow {
  id: number
  order_id: number
  payment_id: number
  refund_no: string
  amount: number
  status: RefundStatus
  asked_coin: number
  asked_vip_days: number
  coin: number
  vip_days: number
  missing_coin: number
  missing_vip_days: number
  failure: string
  note: string
  admin_id: number
  tries: number
  create_time: Date
  update_time: Date
}

const columns = [
  'id',
  'order_id',
  'payment_id',
  'refund_no',
  'amount',
  'status',
  'asked_coin',
  'asked_vip_days',
  'coin',
  'vip_days',
  'missing_coin',
  'missing_vip_days',
  'failure',
  'note',
  'admin_id',
  'tries',
  'create_time',
  'update_time',
] as const

/** Per order; bounds the lists. */
export const maxRefunds = 100

/** The caller holds the lease of the new row (column defaults): it asks the provider first. */
export const insertRefund = async (
  trx: Knex.Transaction,
  refund: Pick<
    RefundRow,
    'order_id' | 'payment_id' | 'refund_no' | 'amount' | 'asked_coin' | 'asked_vip_days' | 'note' | 'admin_id'
  >,
): Promise<RefundRow> => {
  const rows = (await trx('refunds').insert(refund).returning(columns)) as [RefundRow]
  afterCommit(trx, () => countStatus('pending'))
  return rows[0]
}

export const listRefundRows = async (db: Db, orderId: number): Promise<RefundRow[]> =>
  db('refunds')
    .where({ order_id: orderId })
    .orderBy('id')
    .limit(maxRefunds)
    .select(...columns)

/** @returns what was asked to be revoked for the main payment, and how much of it goes back */
export const sumRefunds = async (
  trx: Knex.Transaction,
  paymentId: number,
): Promise<{ amount: number; coin: number; vip_days: number }> => {
  const { rows } = await trx.raw<{ rows: [{ amount: number; coin: number; vip_days: number }] }>(
    `select coalesce(sum(amount), 0)::int8 as amount, coalesce(sum(asked_coin), 0)::int8 as coin,
       coalesce(sum(asked_vip_days), 0)::int8 as vip_days
     from refunds where payment_id = ? and status <> 'failed'`,
    [paymentId],
  )
  return rows[0]
}

export const lockRefund = async (trx: Knex.Transaction, id: number): Promise<RefundRow | undefined> =>
  trx('refunds')
    .where({ id })
    .forNoKeyUpdate()
    .first(...columns)

/** @param change its `status` must be a new one */
export const updateRefund = async (
  trx: Knex.Transaction,
  id: number,
  {
    status,
    ...change
  }: Partial<Record<Exclude<keyof RefundRow, 'status'> | 'returned_at' | 'next_try_at' | 'leased_until', unknown>> & {
    status: RefundStatus
  },
): Promise<void> => {
  afterCommit(trx, () => countStatus(status))
  await trx('refunds')
    .where({ id })
    .update({ ...change, status, update_time: trx.fn.now() })
}

export const listReturned = async (trx: Knex.Transaction, orderId: number): Promise<RefundRow[]> =>
  trx('refunds')
    .where({ order_id: orderId, status: 'returned' })
    .orderBy('id')
    .limit(maxRefunds)
    .select(...columns)

export interface RefundTarget extends RefundRow {
  order_no: string
  provider: PayType
}

const targetColumns = [...columns.map((column) => `refunds.${column}`), 'orders.order_no', 'payments.provider']

const targets = (db: Db): Knex.QueryBuilder =>
  db('refunds').join('orders', 'orders.id', 'refunds.order_id').join('payments', 'payments.id', 'refunds.payment_id')

export const findRefundTarget = async (db: Db, id: number): Promise<RefundTarget | undefined> =>
  targets(db).where('refunds.id', id).first(targetColumns) as unknown as Promise<RefundTarget | undefined>

export const toRefund = (row: RefundRow): Refund => ({
  id: row.id,
  amount: row.amount,
  status: row.status,
  coin: row.coin,
  vip_days: row.vip_days,
  missing_coin: row.missing_coin,
  missing_vip_days: row.missing_vip_days,
  failure: row.failure,
  note: row.note,
  admin_id: row.admin_id,
  create_time: row.create_time.toISOString(),
  update_time: row.update_time.toISOString(),
})
