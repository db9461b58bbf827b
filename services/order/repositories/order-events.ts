import type { OrderEvent__Output as OrderEvent } from '@pandex/platform/gen/pandex/order/v1/OrderEvent'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'

export type OrderEventKind =
  | 'created'
  | 'shown'
  | 'referenced'
  | 'notified'
  | 'paid'
  | 'granted'
  | 'mailed'
  | 'closed'
  | 'late'
  | 'refund'
  | 'refunded'
  | 'revoked'
  | 'difference'
  | 'note'

export interface NewEvent {
  kind: OrderEventKind
  /** In Chinese, without personal data. */
  text: string
  admin_id?: number
}

/** Per order; later ones are dropped. */
const maxEvents = 200

export const addEvent = async (
  db: Db | Knex.Transaction,
  orderId: number,
  { kind, text, admin_id = 0 }: NewEvent,
): Promise<void> => {
  await db.raw(
    `insert into order_events (order_id, kind, text, admin_id) select :orderId, :kind, :text, :admin_id
     where (select count(*) from order_events where order_id = :orderId) < :maxEvents`,
    { orderId, kind, text, admin_id, maxEvents },
  )
}

/** Adds an event that an order has once. */
export const addEventOnce = async (db: Db | Knex.Transaction, orderId: number, event: NewEvent): Promise<void> => {
  const { kind, text, admin_id = 0 } = event
  await db.raw(
    `insert into order_events (order_id, kind, text, admin_id) select :orderId, :kind, :text, :admin_id
     where not exists (select from order_events where order_id = :orderId and kind = :kind)`,
    { orderId, kind, text, admin_id },
  )
}

export const listEvents = async (db: Db, orderId: number): Promise<OrderEvent[]> => {
  const rows: (Omit<OrderEvent, 'time'> & { create_time: Date })[] = await db('order_events')
    .where({ order_id: orderId })
    .orderBy('id')
    .limit(maxEvents)
    .select('kind', 'text', 'admin_id', 'create_time')
  return rows.map(({ create_time, ...row }) => ({ ...row, time: create_time.toISOString() }))
}
