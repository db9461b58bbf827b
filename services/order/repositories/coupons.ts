import type { Coupon__Output as Coupon } from '@pandex/platform/gen/pandex/order/v1/Coupon'
import type { ListCouponsRequest__Output as ListCouponsRequest } from '@pandex/platform/gen/pandex/order/v1/ListCouponsRequest'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { CouponValues } from '../domain/coupon-values.ts'

export interface CouponRow extends CouponValues {
  id: number
  used: number
  create_time: Date
  update_time: Date
}

const columns = [
  'id',
  'code',
  'kind',
  'value',
  'goods_ids',
  'from_time',
  'to_time',
  'max_uses',
  'per_user',
  'used',
  'enabled',
  'remark',
  'create_time',
  'update_time',
]

export const toCoupon = ({ from_time, to_time, max_uses, per_user, ...row }: CouponRow): Coupon => ({
  ...row,
  from: from_time?.toISOString() ?? '',
  to: to_time?.toISOString() ?? '',
  ...(max_uses !== null && { max_uses }),
  ...(per_user !== null && { per_user }),
  create_time: row.create_time.toISOString(),
  update_time: row.update_time.toISOString(),
})

export const listCoupons = async (
  db: Db,
  { page, q, enabled }: ListCouponsRequest,
): Promise<{ list: Coupon[]; total: number }> => {
  const query = db('coupons')
  if (enabled !== '') void query.where({ enabled: enabled === 'yes' })
  const part = q.replaceAll('\0', '').trim().toLowerCase()
  if (part !== '') void query.whereRaw(`strpos(lower(concat_ws(E'\\n', code, remark)), ?) > 0`, [part])
  const rules = { sortable: { id: 'id', used: 'used', update_time: 'update_time' }, sort: 'id' }
  const { rows, total } = await listQuery<CouponRow>(query, page, rules, columns)
  return { list: rows.map(toCoupon), total }
}

/** @returns undefined when the code exists */
export const insertCoupon = async (trx: Knex.Transaction, coupon: CouponValues): Promise<CouponRow | undefined> => {
  const rows = (await trx('coupons').insert(coupon).onConflict('code').ignore().returning(columns)) as CouponRow[]
  return rows[0]
}

export const lockCoupon = async (trx: Knex.Transaction, id: number): Promise<CouponRow | undefined> =>
  trx('coupons').where({ id }).forUpdate().first(columns)

export const updateCoupon = async (trx: Knex.Transaction, id: number, values: CouponValues): Promise<CouponRow> => {
  const rows = (await trx('coupons')
    .where({ id })
    .update({ ...values, update_time: trx.fn.now() })
    .returning(columns)) as [CouponRow]
  return rows[0]
}

/** Locks the existing coupons among `ids`, in the order of their ids. */
export const lockCoupons = async (
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<{ id: number; code: string; is_used: boolean }[]> => {
  await trx.raw('select id from coupons where id = any(?::bigint[]) order by id for update', [[...ids]])
  const { rows } = await trx.raw<{ rows: { id: number; code: string; is_used: boolean }[] }>(
    `select id, code, exists (select from orders where coupon_id = coupons.id) as is_used
     from coupons where id = any(?::bigint[]) order by id`,
    [[...ids]],
  )
  return rows
}

export const deleteCoupons = async (trx: Knex.Transaction, ids: readonly number[]): Promise<void> => {
  await trx('coupons')
    .whereRaw('id = any(?::bigint[])', [[...ids]])
    .delete()
}

export const findCoupon = async (db: Db, code: string): Promise<CouponRow | undefined> =>
  db('coupons').where({ code }).first(columns)

/** Locks the coupon: its uses are counted by one order at a time. */
export const lockCouponOfCode = async (trx: Knex.Transaction, code: string): Promise<CouponRow | undefined> =>
  trx('coupons').where({ code }).forNoKeyUpdate().first(columns)

/** Orders of a user that hold the coupon. */
export const countUses = async (db: Db, couponId: number, userId: number): Promise<number> => {
  const found = (await db('orders')
    .where({ coupon_id: couponId, user_id: userId, holds_coupon: true })
    .count({ count: '*' })
    .first()) as { count: number } | undefined
  return found?.count ?? 0
}

/** @returns false when the coupon is used up */
export const takeCoupon = async (trx: Knex.Transaction, id: number): Promise<boolean> => {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    'update coupons set used = used + 1 where id = ? and (max_uses is null or used < max_uses)',
    [id],
  )
  return rowCount > 0
}

export const returnCoupon = async (trx: Knex.Transaction, id: number): Promise<void> => {
  await trx.raw('update coupons set used = used - 1 where id = ? and used > 0', [id])
}
