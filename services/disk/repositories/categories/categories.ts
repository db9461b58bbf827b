import type { PolicyKind } from '@pandex/contracts/enums'
import type { Category__Output as Category } from '@pandex/platform/gen/pandex/disk/v1/Category'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'

export interface StoredRow {
  id: number
  pid: number | null
  name: string
  description: string
  item_order: number
  policy: PolicyKind | ''
  cost_coin: number
  create_time: Date
  update_time: Date
}

export type StoredCategory = Omit<Category, 'disk_count' | 'child_count'>

export const fromRow = (row: StoredRow): StoredCategory => ({
  ...row,
  pid: row.pid ?? 0,
  create_time: row.create_time.toISOString(),
  update_time: row.update_time.toISOString(),
})

export const listCategories = async (db: Db): Promise<StoredCategory[]> =>
  (await db<StoredRow>('category').orderBy(['item_order', 'id'])).map(fromRow)

/** Serializes changes of the tree: two concurrent moves could create a cycle that neither of them sees. */
export const withCategoryTreeLock = async <T>(db: Db, change: (trx: Knex.Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async (trx) => {
    await trx.raw('lock table category in share row exclusive mode')
    return change(trx)
  })

export type CategoryValues = Pick<Category, 'pid' | 'name' | 'description' | 'item_order' | 'policy' | 'cost_coin'>

const toRow = ({ pid, ...values }: CategoryValues) => ({ ...values, pid: pid === 0 ? null : pid })

export const insertCategory = async (trx: Knex.Transaction, values: CategoryValues): Promise<StoredCategory> => {
  const rows = (await trx('category').insert(toRow(values)).returning('*')) as [StoredRow]
  return fromRow(rows[0])
}

export const updateCategory = async (
  trx: Knex.Transaction,
  id: number,
  values: CategoryValues,
): Promise<StoredCategory> => {
  const change = { ...toRow(values), update_time: trx.fn.now() }
  const rows = (await trx('category').where({ id }).update(change).returning('*')) as [StoredRow]
  return fromRow(rows[0])
}

/** @returns false while resources are in the category */
export const deleteEmptyCategory = async (trx: Knex.Transaction, id: number): Promise<boolean> => {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    'delete from category where id = :id and not exists (select 1 from disk where cate_id = :id)',
    { id },
  )
  return rowCount > 0
}

export const categoryExists = async (db: Db, id: number): Promise<boolean> =>
  (await db('category').where({ id }).first('id')) !== undefined

/** Protects categories from deletion until the transaction ends. @returns the ids that exist */
export const lockCategories = async (trx: Knex.Transaction, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const wanted = new Set(ids.filter((id) => id !== 0))
  if (wanted.size === 0) return new Set()
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    'select id from category where id = any(?::bigint[]) order by id for key share',
    [[...wanted]],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Protects a category from deletion until the transaction ends. @returns its id; null when it does not exist */
export const lockCategory = async (trx: Knex.Transaction, id: number): Promise<number | null> =>
  (await lockCategories(trx, [id])).has(id) ? id : null
