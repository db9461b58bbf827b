import type { Db, Knex } from '@pandex/platform/postgres/postgres'

/** Per order; later ones have their effect, but are not kept. */
const maxNotifications = 50

export interface NewNotification {
  order_id: number
  provider: string
  notify_id: string
  fields: Readonly<Record<string, string>>
}

/** @returns false when it came before, or is one too many of the order */
export const insertNotification = async (
  trx: Knex.Transaction,
  { order_id, provider, notify_id, fields }: NewNotification,
): Promise<boolean> => {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `insert into notifications (order_id, provider, notify_id, fields)
     select :order_id, :provider, :notify_id, :fields
     where (select count(*) from notifications where order_id = :order_id) < :maxNotifications
     on conflict do nothing`,
    { order_id, provider, notify_id, fields: JSON.stringify(fields), maxNotifications },
  )
  return rowCount > 0
}

/** @returns JSON objects, oldest first */
export const listNotifications = async (db: Db, orderId: number): Promise<string[]> => {
  const rows: { fields: object }[] = await db('notifications')
    .where({ order_id: orderId })
    .orderBy('id')
    .limit(maxNotifications)
    .select('fields')
  return rows.map(({ fields }) => JSON.stringify(fields))
}
