import { orderStatuses } from '@pandex/contracts/enums'
import type { OrderStatus, PayType } from '@pandex/contracts/enums'
import { afterCommit } from '@pandex/platform/postgres/postgres'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { createCounter } from '@pandex/platform/telemetry/metrics'

const countStatus = createCounter(
  { name: 'pandex_orders_total', help: 'Orders by the status that they came to', label: 'status' },
  orderStatuses,
)

export interface OrderRow {
  id: number
  order_no: string
  user_id: number
  username: string
  request_id: string
  goods_id: number
  goods_name: string
  price: number
  amount: number
  coupon_id: number | null
  coupon: string
  coin: number
  vip_days: number
  pay_type: PayType
  status: OrderStatus
  holds_stock: boolean
  holds_coupon: boolean
  pay_url: string
  trade_no: string
  reference: string
  note: string
  received: number
  refunded: number
  expire_at: Date
  paid_at: Date | null
  finished_at: Date | null
  tries: number
  create_time: Date
  update_time: Date
}

const columns = [
  'id',
  'order_no',
  'user_id',
  'username',
  'request_id',
  'goods_id',
  'goods_name',
  'price',
  'amount',
  'coupon_id',
  'coupon',
  'coin',
  'vip_days',
  'pay_type',
  'status',
  'holds_stock',
  'holds_coupon',
  'pay_url',
  'trade_no',
  'reference',
  'note',
  'received',
  'refunded',
  'expire_at',
  'paid_at',
  'finished_at',
  'tries',
  'create_time',
  'update_time',
] as const

export const orderColumns: readonly string[] = columns.map((column) => `orders.${column}`)

export type NewOrder = Pick<
  OrderRow,
  | 'order_no'
  | 'user_id'
  | 'username'
  | 'request_id'
  | 'goods_id'
  | 'goods_name'
  | 'price'
  | 'amount'
  | 'coupon_id'
  | 'coupon'
  | 'coin'
  | 'vip_days'
  | 'pay_type'
  | 'holds_stock'
  | 'holds_coupon'
>

/** One order of a user is created at a time, so that limits are counted correctly. */
export const lockBuyer = async (trx: Knex.Transaction, userId: number): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`order:${userId}`])
}

const maxNumberTries = 5

/** @param makeNumber draws again when the number exists */
export const insertOrder = async (
  trx: Knex.Transaction,
  order: Omit<NewOrder, 'order_no'>,
  makeNumber: () => string,
  triesLeft = maxNumberTries,
): Promise<OrderRow> => {
  const rows = (await trx('orders')
    .insert({ ...order, order_no: makeNumber() })
    .onConflict('order_no')
    .ignore()
    .returning(columns)) as OrderRow[]
  const [row] = rows
  if (row) {
    afterCommit(trx, () => countStatus(row.status))
    return row
  }
  if (triesLeft === 0) throw new Error('order: every drawn number exists')
  return insertOrder(trx, order, makeNumber, triesLeft - 1)
}

export const findOrder = async (db: Db, id: number): Promise<OrderRow | undefined> =>
  db('orders')
    .where({ id })
    .first(...columns)

export const findOwnOrder = async (db: Db, userId: number, orderNo: string): Promise<OrderRow | undefined> =>
  db('orders')
    .where({ order_no: orderNo, user_id: userId })
    .first(...columns)

export const findRequestedOrder = async (db: Db, userId: number, requestId: string): Promise<OrderRow | undefined> =>
  db('orders')
    .where({ user_id: userId, request_id: requestId })
    .first(...columns)

export const findOrderOfNumber = async (db: Db | Knex.Transaction, orderNo: string): Promise<OrderRow | undefined> =>
  db('orders')
    .where({ order_no: orderNo })
    .first(...columns)

/** Locks the row of the order: every change of its state happens under this lock. */
export const lockOrder = async (trx: Knex.Transaction, id: number): Promise<OrderRow | undefined> =>
  trx('orders')
    .where({ id })
    .forNoKeyUpdate()
    .first(...columns)

/** `lockOrder` by the number. */
export const lockOrderOfNumber = async (trx: Knex.Transaction, orderNo: string): Promise<OrderRow | undefined> =>
  trx('orders')
    .where({ order_no: orderNo })
    .forNoKeyUpdate()
    .first(...columns)

export interface BuyerLimits {
  pending: number
  is_deleted: boolean
  /** Whether this request has created an order before. */
  is_known: boolean
}

/** Limits of the buyer, who must be locked. */
export const readBuyerLimits = async (
  trx: Knex.Transaction,
  userId: number,
  requestId: string,
): Promise<BuyerLimits> => {
  const { rows } = await trx.raw<{ rows: [BuyerLimits] }>(
    `select (select count(*) from orders where user_id = :userId and status = 'pending') as pending,
       exists (select from deleted_users where user_id = :userId) as is_deleted,
       exists (select from orders where user_id = :userId and request_id = :requestId) as is_known`,
    { userId, requestId },
  )
  return rows[0]
}

/** Orders of a user for the goods that were not given up. */
export const countBought = async (db: Db, userId: number, goodsId: number): Promise<number> => {
  const found = (await db('orders')
    .where({ user_id: userId, goods_id: goodsId })
    .whereNot({ status: 'timeout' })
    .count({ count: '*' })
    .first()) as { count: number } | undefined
  return found?.count ?? 0
}

/** @param change a `status` must be a new one */
export const updateOrder = async (
  trx: Knex.Transaction,
  id: number,
  change: Partial<Record<keyof OrderRow | 'closed_at' | 'next_check_at' | 'recheck_at' | 'leased_until', unknown>>,
): Promise<OrderRow> => {
  const rows = (await trx('orders')
    .where({ id })
    .update({ ...change, update_time: trx.fn.now() })
    .returning(columns)) as [OrderRow]
  const [{ status }] = rows
  if (change.status !== undefined) afterCommit(trx, () => countStatus(status))
  return rows[0]
}

/** @returns false when this request of an admin has changed the order before */
export const insertAction = async (trx: Knex.Transaction, orderId: number, requestId: string): Promise<boolean> => {
  const rows = (await trx('order_actions')
    .insert({ order_id: orderId, request_id: requestId })
    .onConflict(['order_id', 'request_id'])
    .ignore()
    .returning('order_id')) as unknown[]
  return rows.length > 0
}

export const hasAction = async (db: Db, orderId: number, requestId: string): Promise<boolean> =>
  (await db('order_actions').where({ order_id: orderId, request_id: requestId }).first('order_id')) !== undefined

/** @returns false when the provider was asked about the pending order within the last two seconds */
export const claimCheck = async (db: Db, id: number): Promise<boolean> => {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `update orders set last_checked_at = now()
     where id = ? and status = 'pending'
       and (last_checked_at is null or last_checked_at < now() - interval '2 seconds')`,
    [id],
  )
  return rowCount > 0
}

export const endRecheck = async (db: Db, id: number): Promise<void> => {
  await db('orders').where({ id }).update({ recheck_at: null })
}

/** Keeps the address of a pending order's QR code, and its first appearance in the timeline. */
export const storePayUrl = async (db: Db, id: number, url: string, text: string): Promise<void> => {
  await db.raw(
    `with shown as (
       update orders set pay_url = :url where id = :id and status = 'pending' and pay_url = '' returning id)
     insert into order_events (order_id, kind, text) select id, 'shown', :text from shown`,
    { id, url, text },
  )
}
