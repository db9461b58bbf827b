import type { StoredItem__Output as StoredItem } from '@pandex/platform/gen/pandex/config/v1/StoredItem'
import type { StoredItemList__Output as StoredItemList } from '@pandex/platform/gen/pandex/config/v1/StoredItemList'
import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { ItemValues, StoredListType } from '../domain/lists/stored-item.ts'

type StoredRow = Omit<StoredItem, 'create_time' | 'update_time'> & {
  create_time: Date
  update_time: Date
}

const columns = ['id', 'type', 'name', 'url', 'image', 'text', 'enabled', 'item_order', 'create_time', 'update_time']

const fromRow = (row: StoredRow): StoredItem => ({
  ...row,
  create_time: row.create_time.toISOString(),
  update_time: row.update_time.toISOString(),
})

export const readEnabled = async (
  db: Db,
  types: readonly StoredListType[],
  limit: number,
): Promise<ReadonlyMap<string, StoredItem[]>> => {
  const { rows } = await db.raw<{ rows: StoredRow[] }>(
    `select ${columns.map((column) => `item.${column}`).join(', ')}
     from unnest(?::text[]) as list (type)
     cross join lateral (
       select * from stored_item where stored_item.type = list.type and enabled order by item_order limit ?) as item
     order by item.type, item.item_order`,
    [[...types], limit],
  )
  return Map.groupBy(rows.map(fromRow), (item) => item.type)
}

const sortable = { item_order: 'item_order', id: 'id', name: 'name', update_time: 'update_time' }

export const listItems = async (
  db: Db,
  { type, all, q }: { type: StoredListType; all: boolean; q: string },
  page: Page | null,
): Promise<StoredItemList> => {
  const query = db('stored_item').where({ type })
  if (!all) query.where({ enabled: true })
  const part = q.trim().toLowerCase()
  if (part !== '') query.whereRaw(`strpos(lower(concat_ws(E'\\n', name, text, url)), ?) > 0`, [part])
  const rules = { sortable, sort: 'item_order', direction: 'asc' as const }
  const { rows, total } = await listQuery<StoredRow>(query, page, rules, columns)
  return { list: rows.map(fromRow), total }
}

/** Locks lists until the transaction ends, in a fixed order to prevent deadlocks. */
export const lockLists = async (trx: Knex.Transaction, types: readonly string[]): Promise<void> => {
  await trx('stored_list')
    .whereIn('type', [...types])
    .orderBy('type')
    .forUpdate()
    .select('type')
}

export const readOrder = async (trx: Knex.Transaction, type: string): Promise<number[]> => {
  const rows: { id: number }[] = await trx('stored_item').where({ type }).orderBy('item_order').select('id')
  return rows.map(({ id }) => id)
}

/** The list must be locked, and `ids` must name all its items. Skips unchanged rows. */
export const writeOrder = async (trx: Knex.Transaction, type: string, ids: readonly number[]): Promise<void> => {
  await trx.raw(
    `update stored_item set item_order = place.item_order
     from unnest(?::bigint[]) with ordinality as place (id, item_order)
     where stored_item.id = place.id and type = ? and stored_item.item_order <> place.item_order`,
    [[...ids], type],
  )
}

export const findItem = async (trx: Knex.Transaction, id: number): Promise<StoredItem | undefined> => {
  const row: StoredRow | undefined = await trx('stored_item').where({ id }).forUpdate().first(columns)
  return row && fromRow(row)
}

/** @param item_order the size of the locked list plus one */
export const insertItem = async (
  trx: Knex.Transaction,
  item: ItemValues & { type: StoredListType; item_order: number },
): Promise<StoredItem> => {
  const rows = (await trx('stored_item').insert(item).returning(columns)) as [StoredRow]
  return fromRow(rows[0])
}

export const updateItem = async (trx: Knex.Transaction, id: number, values: ItemValues): Promise<StoredItem> => {
  const change = { ...values, update_time: trx.fn.now() }
  const rows = (await trx('stored_item').where({ id }).update(change).returning(columns)) as [StoredRow]
  return fromRow(rows[0])
}

export const typesOf = async (trx: Knex.Transaction, ids: readonly number[]): Promise<string[]> => {
  const rows: { type: string }[] = await trx('stored_item')
    .whereIn('id', [...ids])
    .distinct('type')
  return rows.map(({ type }) => type)
}

export const deleteItems = async (
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<{ id: number; type: string; name: string }[]> => {
  const { rows } = await trx.raw<{ rows: { id: number; type: string; name: string }[] }>(
    'delete from stored_item where id = any(?::bigint[]) returning id, type, name',
    [[...ids]],
  )
  return rows
}
