import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { listViewLimits } from '@pandex/contracts/list-view'
import type { ViewValues } from '../domain/list-views/check-view.ts'

export interface StoredView extends ViewValues {
  id: number
  owner_id: number
  create_time: Date
  update_time: Date
}

type DeletedView = Pick<StoredView, 'id' | 'list' | 'title' | 'owner_id'>

/** The admin's views of a list, then those that others share. */
export const listViews = async (db: Db, list: string, adminId: number): Promise<StoredView[]> => {
  const { rows } = await db.raw<{ rows: StoredView[] }>(
    `(select * from list_view where list = :list and owner_id = :adminId order by title limit :perAdmin)
     union all
     (select * from list_view where list = :list and owner_id <> :adminId and shared order by title, id limit :shared)`,
    { list, adminId, perAdmin: listViewLimits.perAdmin, shared: listViewLimits.shared },
  )
  return rows
}

/** Serializes writers, so that none exceeds the number of views. */
export const lockViews = async (trx: Knex.Transaction): Promise<void> => {
  await trx.raw('lock table list_view in share row exclusive mode')
}

export const findView = async (
  trx: Knex.Transaction,
  { list, title }: ViewValues,
  adminId: number,
): Promise<StoredView | undefined> => trx<StoredView>('list_view').where({ list, title, owner_id: adminId }).first()

/** Numbers of a list's views except the one with this id. */
export const countViews = async (
  trx: Knex.Transaction,
  list: string,
  { adminId, exceptId }: { adminId: number; exceptId: number },
): Promise<{ own: number; shared: number }> => {
  const row: { own: string; shared: string } = await trx('list_view')
    .where({ list })
    .whereNot({ id: exceptId })
    .first(trx.raw('count(*) filter (where owner_id = ?) as own, count(*) filter (where shared) as shared', [adminId]))
  return { own: Number(row.own), shared: Number(row.shared) }
}

export const storeView = async (trx: Knex.Transaction, values: ViewValues, adminId: number): Promise<StoredView> => {
  const row = { ...values, columns: values.columns && JSON.stringify(values.columns), owner_id: adminId }
  const [stored] = (await trx('list_view')
    .insert({ ...row, update_time: trx.fn.now() })
    .onConflict(['list', 'owner_id', 'title'])
    .merge()
    .returning('*')) as [StoredView]
  return stored
}

/** Deletes the views with these ids that the admin owns or others share. */
export const deleteViews = async (
  trx: Knex.Transaction,
  ids: readonly number[],
  adminId: number,
): Promise<DeletedView[]> => {
  const { rows } = await trx.raw<{ rows: DeletedView[] }>(
    'delete from list_view where id = any(?::bigint[]) and (owner_id = ? or shared) returning id, list, title, owner_id',
    [[...ids], adminId],
  )
  return rows
}
