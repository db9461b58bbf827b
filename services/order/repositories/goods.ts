import type { Goods__Output as Goods } from '@pandex/platform/gen/pandex/order/v1/Goods'
import type { ListGoodsRequest__Output as ListGoodsRequest } from '@pandex/platform/gen/pandex/order/v1/ListGoodsRequest'
import type { ShopGoods__Output as ShopGoods } from '@pandex/platform/gen/pandex/order/v1/ShopGoods'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { GoodsValues } from '../domain/goods-values.ts'

export interface GoodsRow extends GoodsValues {
  id: number
  weight: number
  create_time: Date
  update_time: Date
}

const columns = [
  'id',
  'name',
  'price',
  'coin',
  'vip_days',
  'description',
  'remark',
  'weight',
  'on_shelf',
  'stock',
  'per_user',
  'create_time',
  'update_time',
]

const soldSql = `(select count(*) from orders where orders.goods_id = goods.id and orders.paid_at is not null)`

const optionalCounts = ({ stock, per_user }: Pick<GoodsRow, 'stock' | 'per_user'>) => ({
  ...(stock !== null && { stock }),
  ...(per_user !== null && { per_user }),
})

export const toGoods = ({ stock, per_user, ...row }: GoodsRow & { sold: number }): Goods => ({
  ...row,
  ...optionalCounts({ stock, per_user }),
  create_time: row.create_time.toISOString(),
  update_time: row.update_time.toISOString(),
})

const maxShown = 200

export const listShelf = async (db: Db): Promise<ShopGoods[]> => {
  const rows: GoodsRow[] = await db('goods')
    .where({ on_shelf: true })
    .orderBy(['weight', 'id'])
    .limit(maxShown)
    .select('id', 'name', 'price', 'coin', 'vip_days', 'description', 'stock', 'per_user')
  return rows.map(({ stock, per_user, ...row }) => ({ ...row, ...optionalCounts({ stock, per_user }) }))
}

export const listGoods = async (
  db: Db,
  { page, q, on_shelf }: ListGoodsRequest,
): Promise<{ list: Goods[]; total: number }> => {
  const query = db('goods')
  if (on_shelf !== '') void query.where({ on_shelf: on_shelf === 'yes' })
  const part = q.replaceAll('\0', '').trim().toLowerCase()
  if (part !== '') void query.whereRaw(`strpos(lower(concat_ws(E'\\n', name, remark)), ?) > 0`, [part])
  const sortable = { id: 'id', price: 'price', weight: 'weight', update_time: 'update_time', sold: db.raw(soldSql) }
  const rules = { sortable, sort: 'weight', direction: 'asc' as const }
  const { rows, total } = await listQuery<GoodsRow & { sold: number }>(query, page, rules, [
    ...columns,
    db.raw(`${soldSql} as sold`),
  ])
  return { list: rows.map(toGoods), total }
}

export const countSold = async (db: Db, id: number): Promise<number> => {
  const found = (await db('orders').where({ goods_id: id }).whereNotNull('paid_at').count({ count: '*' }).first()) as
    | { count: number }
    | undefined
  return found?.count ?? 0
}

/** @returns undefined when this request of the admin has created goods before */
export const insertGoods = async (
  trx: Knex.Transaction,
  goods: GoodsValues & { admin_id: number; request_id: string },
): Promise<GoodsRow | undefined> => {
  const rows = (await trx('goods')
    .insert(goods)
    .onConflict(['admin_id', 'request_id'])
    .ignore()
    .returning(columns)) as GoodsRow[]
  return rows[0]
}

export const findGoods = async (db: Db, id: number): Promise<GoodsRow | undefined> =>
  db('goods').where({ id }).first(columns)

/** Locks the goods against deletion, but not against other orders. */
export const findGoodsToSell = async (trx: Knex.Transaction, id: number): Promise<GoodsRow | undefined> =>
  trx('goods').where({ id }).forKeyShare().first(columns)

export const lockGoods = async (trx: Knex.Transaction, id: number): Promise<GoodsRow | undefined> =>
  trx('goods').where({ id }).forUpdate().first(columns)

export const updateGoods = async (trx: Knex.Transaction, id: number, values: GoodsValues): Promise<GoodsRow> => {
  const rows = (await trx('goods')
    .where({ id })
    .update({ ...values, update_time: trx.fn.now() })
    .returning(columns)) as [GoodsRow]
  return rows[0]
}

/** Locks the existing goods among `ids`, in the order of their ids. */
export const lockManyGoods = async (
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<{ id: number; name: string; weight: number; is_ordered: boolean }[]> => {
  await trx.raw('select id from goods where id = any(?::bigint[]) order by id for update', [[...ids]])
  const { rows } = await trx.raw<{ rows: { id: number; name: string; weight: number; is_ordered: boolean }[] }>(
    `select id, name, weight, exists (select from orders where goods_id = goods.id) as is_ordered
     from goods where id = any(?::bigint[]) order by id`,
    [[...ids]],
  )
  return rows
}

export const deleteGoods = async (trx: Knex.Transaction, ids: readonly number[]): Promise<void> => {
  await trx('goods')
    .whereRaw('id = any(?::bigint[])', [[...ids]])
    .delete()
}

export const writePlaces = async (
  trx: Knex.Transaction,
  places: readonly { id: number; weight: number }[],
): Promise<void> => {
  await trx.raw(
    `update goods set weight = place.weight
     from jsonb_to_recordset(?::jsonb) as place (id bigint, weight bigint)
     where goods.id = place.id and goods.weight <> place.weight`,
    [JSON.stringify(places)],
  )
}

/** @returns whether one piece was left; goods without a limit always have one, and nothing is taken of them */
export const takeStock = async (trx: Knex.Transaction, goodsId: number): Promise<boolean> => {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    'update goods set stock = stock - 1 where id = ? and stock > 0',
    [goodsId],
  )
  return rowCount > 0
}

/** Goods that have become unlimited meanwhile stay so. */
export const returnStock = async (trx: Knex.Transaction, goodsId: number): Promise<void> => {
  await trx.raw('update goods set stock = stock + 1 where id = ? and stock is not null', [goodsId])
}
