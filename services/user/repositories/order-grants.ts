import type { Grant__Output as GrantReply } from '@pandex/platform/gen/pandex/user/v1/Grant'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { Revocation } from '../domain/points/revoke.ts'

export interface OrderGrant {
  order_no: string
  user_id: number
  coin: number
  vip_days: number
}

/** @returns the time of the grant, and whether this call recorded it */
export const insertGrant = async (
  trx: Knex.Transaction,
  { order_no, user_id, coin, vip_days }: OrderGrant,
): Promise<{ grantedAt: Date; isNew: boolean }> => {
  const rows = (await trx('order_grants')
    .insert({ order_no, user_id, coin, vip_days })
    .onConflict('order_no')
    .ignore()
    .returning('create_time')) as { create_time: Date }[]
  if (rows[0]) return { grantedAt: rows[0].create_time, isNew: true }
  const stored = (await trx('order_grants').where({ order_no }).first('create_time')) as { create_time: Date }
  return { grantedAt: stored.create_time, isNew: false }
}

export const findGrant = async (trx: Knex.Transaction, order_no: string): Promise<OrderGrant | undefined> =>
  trx('order_grants').where({ order_no }).first('order_no', 'user_id', 'coin', 'vip_days')

type StoredRevocation = Omit<Revocation, 'vip_until'>

const revocationColumns = ['coin', 'vip_days', 'missing_coin', 'missing_vip_days', 'create_time'] as const

export const findRevocation = async (
  trx: Knex.Transaction,
  refund_id: number,
): Promise<(StoredRevocation & { create_time: Date }) | undefined> =>
  trx('order_revocations')
    .where({ refund_id })
    .first(...revocationColumns)

export const insertRevocation = async (
  trx: Knex.Transaction,
  { refund_id, order_no }: { refund_id: number; order_no: string },
  { coin, vip_days, missing_coin, missing_vip_days }: StoredRevocation,
): Promise<StoredRevocation & { create_time: Date }> => {
  const row = { refund_id, order_no, coin, vip_days, missing_coin, missing_vip_days }
  const rows = (await trx('order_revocations').insert(row).returning(revocationColumns)) as [
    StoredRevocation & { create_time: Date },
  ]
  return rows[0]
}

/** Grants with what the ledger says of them, by id: those of the order numbers, or the next ones after an id. */
export const listGrants = async (
  db: Db,
  { order_nos, after_id, limit }: { order_nos: readonly string[]; after_id: number; limit: number },
): Promise<GrantReply[]> => {
  const grants = db('order_grants as grant')
  const wanted =
    order_nos.length > 0 ? grants.whereIn('grant.order_no', order_nos) : grants.where('grant.id', '>', after_id)
  const rows = (await wanted
    .leftJoin('coin_ledger as ledger', (join) =>
      join.on('ledger.ref', 'grant.order_no').andOnVal('ledger.reason', 'order'),
    )
    .joinRaw(
      `left join lateral (
         select coalesce(sum(coin), 0)::bigint as revoked_coin, coalesce(sum(vip_days), 0)::bigint as revoked_vip_days
         from order_revocations where order_no = "grant".order_no
       ) revoked on true`,
    )
    .orderBy('grant.id')
    .limit(limit)
    .select(
      'grant.id',
      'grant.order_no',
      'grant.user_id',
      'grant.coin',
      'grant.vip_days',
      'grant.create_time',
      db.raw('coalesce(ledger.delta, 0) as ledger_coin'),
      'revoked_coin',
      'revoked_vip_days',
    )) as (Omit<GrantReply, 'create_time'> & { create_time: Date })[]
  return rows.map((row) => ({ ...row, create_time: row.create_time.toISOString() }))
}
