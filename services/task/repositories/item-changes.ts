import { AppError } from '@pandex/platform/errors'
import type { BulkFailure__Output as BulkFailure } from '@pandex/platform/gen/pandex/common/v1/BulkFailure'
import type { ItemFilter__Output as ItemFilter } from '@pandex/platform/gen/pandex/task/v1/ItemFilter'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { refusedMessage } from '../domain/item-messages.ts'
import type { ItemStatus } from '@pandex/contracts/enums'
import { finishTasks } from './import-results.ts'
import { queryItems } from './item-filter.ts'
import { signalWaiting } from './waiting-signal.ts'

const maxChanged = 10_000

/** By id; without ids, all items that match the filter. */
export interface ItemSelection {
  ids: readonly number[]
  filter: ItemFilter | null
}

const tooMany = (): AppError =>
  new AppError('invalid', 'task.too_many_rows', `一次最多处理 ${maxChanged} 条，请缩小范围`, { fields: ['ids'] })

/** A filter never matches items that a review refused. @throws AppError invalid task.too_many_rows */
export const findEligibleItems = async (
  db: Db,
  { ids, filter }: ItemSelection,
  statuses: readonly ItemStatus[],
): Promise<number[]> => {
  if (ids.length > maxChanged) throw tooMany()
  const found = queryItems(db, ids.length > 0 ? null : filter).whereIn('item.status', statuses)
  if (ids.length > 0) void found.whereRaw('item.id = any(?::bigint[])', [[...ids]])
  else void found.whereRaw("not (item.status = 'failed' and starts_with(item.msg, ?))", [refusedMessage])
  if (ids.length === 0 && (filter?.status ?? '') !== '') void found.where('item.status', filter?.status ?? '')
  const rows = (await found.limit(maxChanged + 1).select('item.id')) as { id: number }[]
  if (rows.length > maxChanged) throw tooMany()
  return rows.map(({ id }) => id)
}

export interface LockedItem {
  id: number
  task_id: number
  disk_name: string
  disk_pass: string
}

/**
 * Locks the tasks before the items, as every writer that ends items does. Of two concurrent changes, the second sees the first.
 * @returns the items that still have one of the statuses
 */
const lockItems = async (
  trx: Knex.Transaction,
  ids: readonly number[],
  statuses: readonly ItemStatus[],
): Promise<LockedItem[]> => {
  await trx.raw(
    `select id from import_task where id in (select task_id from import_item where id = any(?::bigint[]))
     order by id for update`,
    [[...ids]],
  )
  return trx('import_item')
    .whereRaw('id = any(?::bigint[])', [[...ids]])
    .whereIn('status', statuses)
    .orderBy('id')
    .forUpdate()
    .select('id', 'task_id', 'disk_name', 'disk_pass')
}

export interface ItemUpdate {
  status: ItemStatus
  msg: string
  disk_name?: string | undefined
  disk_pass?: string | undefined
  cate_id?: number | undefined
}

export interface ItemChange {
  statuses: readonly ItemStatus[]
  update: ItemUpdate
  refuse: (item: LockedItem) => string | undefined
  ineligibleMessage: string
  onChanged: (trx: Knex.Transaction, items: readonly LockedItem[]) => Promise<void>
}

/** Changes all eligible items in one transaction; a repeated call changes nothing. */
export const changeItems = async (
  db: Db,
  ids: readonly number[],
  { statuses, update, refuse, ineligibleMessage, onChanged }: ItemChange,
): Promise<{ done: number; failed: BulkFailure[] }> =>
  db.transaction(async (trx) => {
    const locked = await lockItems(trx, ids, statuses)
    const checked = locked.map((item) => ({ item, msg: refuse(item) }))
    const items = checked.flatMap(({ item, msg }) => (msg === undefined ? [item] : []))
    const found = new Set(locked.map(({ id }) => id))
    const failed = [
      ...checked.flatMap(({ item: { id }, msg }) => (msg === undefined ? [] : [{ id, msg }])),
      ...ids.filter((id) => !found.has(id)).map((id) => ({ id, msg: ineligibleMessage })),
    ]
    if (items.length === 0) return { done: 0, failed }
    const changed = Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined))
    const requested = update.status === 'pending' && { requested_at: trx.fn.now() }
    await trx('import_item')
      .whereRaw('id = any(?::bigint[])', [items.map(({ id }) => id)])
      .update({ ...changed, ...requested, updated_at: trx.fn.now() })
    const taskIds = [...new Set(items.map(({ task_id }) => task_id))]
    if (update.status === 'pending') {
      await trx('import_task').whereRaw('id = any(?::bigint[])', [taskIds]).update({ finished_at: null })
      signalWaiting(trx)
    } else await finishTasks(trx, taskIds)
    await onChanged(trx, items)
    return { done: items.length, failed }
  })
