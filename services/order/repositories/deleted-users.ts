import type { Knex } from '@pandex/platform/postgres/postgres'

/** Payers' names and accounts in the notifications of providers. */
const personalFields = ['buyer_id', 'buyer_logon_id', 'buyer_open_id', 'buyer_user_id', 'open_id']

/** Erases a buyer, who can create no further orders, and makes the pending ones due to be closed. */
export const forgetBuyer = async (trx: Knex.Transaction, userId: number): Promise<void> => {
  await trx('deleted_users').insert({ user_id: userId }).onConflict('user_id').ignore()
  await trx('orders').where({ user_id: userId }).update({ username: '', reference: '' })
  await trx('orders')
    .where({ user_id: userId, status: 'pending' })
    .update({ expire_at: trx.fn.now(), next_check_at: trx.fn.now() })
  await trx.raw(
    `update notifications set fields = fields - ?::text[] from orders where orders.id = order_id and orders.user_id = ?`,
    [personalFields, userId],
  )
}
