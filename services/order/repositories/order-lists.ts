import type { Order__Output as Order } from '@pandex/platform/gen/pandex/order/v1/Order'
import type { ListOrdersRequest__Output as ListOrdersRequest } from '@pandex/platform/gen/pandex/order/v1/ListOrdersRequest'
import type { OrderTotals__Output as OrderTotals } from '@pandex/platform/gen/pandex/order/v1/OrderTotals'
import type { OrderWork__Output as OrderWork } from '@pandex/platform/gen/pandex/order/v1/OrderWork'
import type { OwnOrder__Output as OwnOrder } from '@pandex/platform/gen/pandex/order/v1/OwnOrder'
import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { statusText } from '../domain/transitions.ts'
import { orderColumns } from './orders.ts'
import type { OrderRow } from './orders.ts'

const timeText = (time: Date | null): string => time?.toISOString() ?? ''

const timesOf = (row: OrderRow) => ({
  create_time: timeText(row.create_time),
  expire_at: timeText(row.expire_at),
  paid_at: timeText(row.paid_at),
  finished_at: timeText(row.finished_at),
})

const toOwnOrder = (row: OrderRow): OwnOrder => ({
  order_no: row.order_no,
  goods_id: row.goods_id,
  goods_name: row.goods_name,
  amount: row.amount,
  coin: row.coin,
  vip_days: row.vip_days,
  pay_type: row.pay_type,
  status: row.status,
  status_text: statusText(row.status),
  refunded: row.refunded,
  ...timesOf(row),
})

const toOrder = (row: OrderRow & { is_refunding: boolean }): Order => ({
  ...toOwnOrder(row),
  id: row.id,
  user_id: row.user_id,
  username: row.username,
  price: row.price,
  coupon: row.coupon,
  trade_no: row.trade_no,
  reference: row.reference,
  note: row.note,
  is_refunding: row.is_refunding,
  received: row.received,
  update_time: timeText(row.update_time),
})

export const listOwnOrders = async (
  db: Db,
  userId: number,
  status: string,
  page: Page | null,
): Promise<{ list: OwnOrder[]; total: number }> => {
  const query = db('orders').where({ user_id: userId })
  if (status !== '') void query.where({ status })
  const { rows, total } = await listQuery<OrderRow>(query, page, { sortable: { id: 'id' }, sort: 'id' }, orderColumns)
  return { list: rows.map(toOwnOrder), total }
}

const refundingSql = `exists (select from refunds where refunds.order_id = orders.id and refunds.status in ('pending', 'returned'))`

/** A failed refund needs an admin until a later one of the same payment succeeds. */
const notRepeatedSql = `not exists (select from refunds as later
  where later.payment_id = refunds.payment_id and later.id > refunds.id and later.status <> 'failed')`

const stateSql: Readonly<Record<string, string>> = {
  waiting: `orders.status = 'pending' and orders.pay_type = 'manual' and orders.reference <> ''`,
  refunded: 'orders.refunded > 0',
  refunding: refundingSql,
  refund_failed: `exists (select from refunds where refunds.order_id = orders.id and refunds.status = 'failed' and ${notRepeatedSql})`,
  difference: 'exists (select from differences where differences.order_no = orders.order_no)',
}

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)

const addUser = (query: Knex.QueryBuilder, text: string): void => {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : undefined
  void query.where((either) => {
    void either.whereILike('orders.username', `%${escapeLike(text)}%`)
    if (id !== undefined) void either.orWhere('orders.user_id', id)
  })
}

const filterOrders = (db: Db, req: ListOrdersRequest): Knex.QueryBuilder => {
  const query = db('orders')
  if (req.status !== '') void query.where('orders.status', req.status)
  if (req.order_no !== '') void query.whereLike('orders.order_no', `${escapeLike(req.order_no.trim())}%`)
  const username = req.username.replaceAll('\0', '').trim()
  if (username !== '') addUser(query, username)
  if (req.user_id !== 0) void query.where('orders.user_id', req.user_id)
  if (req.goods_id !== 0) void query.where('orders.goods_id', req.goods_id)
  if (req.pay_type !== '') void query.where('orders.pay_type', req.pay_type)
  if (req.state !== '') void query.whereRaw(stateSql[req.state] ?? 'false')
  if (req.from !== '') void query.where('orders.create_time', '>=', new Date(req.from))
  if (req.to !== '') void query.where('orders.create_time', '<', new Date(req.to))
  return query
}

const totalsSql = `count(orders.paid_at)::int8 as paid, coalesce(sum(orders.received), 0)::int8 as paid_amount,
  coalesce(sum(orders.refunded), 0)::int8 as refunded_amount`

export const listOrders = async (
  db: Db,
  req: ListOrdersRequest,
): Promise<{ list: Order[]; total: number; totals: OrderTotals }> => {
  const query = filterOrders(db, req)
  const sortable = { id: 'orders.id', amount: 'orders.amount', create_time: 'orders.id', paid_at: 'orders.paid_at' }
  const [{ rows, total }, [totals]] = await Promise.all([
    listQuery<OrderRow & { is_refunding: boolean }>(query, req.page, { sortable, sort: 'orders.id', id: 'orders.id' }, [
      ...orderColumns,
      db.raw(`${refundingSql} as is_refunding`),
    ]),
    query.clone().select(db.raw(totalsSql)) as unknown as Promise<[OrderTotals]>,
  ])
  return { list: rows.map(toOrder), total, totals }
}

export const findAdminOrder = async (db: Db, id: number): Promise<Order | undefined> => {
  const row = (await db('orders')
    .where({ id })
    .first([...orderColumns, db.raw(`${refundingSql} as is_refunding`)])) as
    | (OrderRow & { is_refunding: boolean })
    | undefined
  return row && toOrder(row)
}

export const countWork = async (db: Db): Promise<OrderWork> => {
  const { rows } = await db.raw<{ rows: [Omit<OrderWork, 'reconciled_at'> & { reconciled_at: Date | null }] }>(
    `select (select count(*) from orders where status = 'pending') as unpaid,
       (select count(*) from orders where ${stateSql['waiting']}) as waiting,
       (select count(*) from refunds where status = 'failed' and ${notRepeatedSql}) as failed_refunds,
       (select count(*) from differences) as differences,
       (select reconciled_at from reconciliation) as reconciled_at`,
  )
  const [{ reconciled_at, ...counts }] = rows
  return { ...counts, reconciled_at: timeText(reconciled_at) }
}
