import { ImportFinished } from '@pandex/contracts/events'
import type { PayloadOf } from '@pandex/platform/events/event-definition'
import { addManyToOutbox } from '@pandex/platform/events/outbox'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { openItemStatuses } from '@pandex/contracts/enums'
import type { ItemStatus } from '@pandex/contracts/enums'
import { signalWaiting } from './waiting-signal.ts'

export interface ItemKey {
  item_id: number
  task_no: string
  disk_type: string
  disk_id: string
}

export interface ItemResult {
  status: Exclude<ItemStatus, (typeof openItemStatuses)[number]>
  msg: string
  doc_id?: string
  disk_name?: string
}

export interface TaskRef {
  id: number
  task_no: string
}

type FinishedTask = PayloadOf<typeof ImportFinished>

/** Finishes the tasks without open items and publishes their events. The caller must hold locks on the tasks. */
export const finishTasks = async (trx: Knex.Transaction, ids: readonly number[]): Promise<void> => {
  const { rows } = await trx.raw<{ rows: FinishedTask[] }>(
    `with ended as (
       update import_task task set finished_at = now()
       where id = any(:ids::bigint[]) and not is_open
         and not exists (select from import_item item where item.task_id = task.id and item.status = any(:open))
       returning id, task_no)
     select task_no, (
       select coalesce(jsonb_object_agg(status, items), '{}') from (
         select status, count(*) as items from import_item where task_id = ended.id group by status) counted) as counts
     from ended`,
    { ids: [...ids], open: [...openItemStatuses] },
  )
  await addManyToOutbox(trx, ImportFinished, rows)
}

/**
 * Ends an item, and its task with the last item. Late or repeated results and unknown items have no effect.
 * The lock on the task lets exactly one of two concurrent calls see the last item end.
 */
export const endItem = async (trx: Knex.Transaction, key: ItemKey, ending: ItemResult): Promise<void> => {
  const { item_id, task_no, disk_type, disk_id } = key
  const task = (await trx('import_task').where({ task_no }).forUpdate().first('id')) as { id: number } | undefined
  if (!task) return
  const ended = await trx('import_item')
    .where({ id: item_id, task_id: task.id, disk_type, disk_id })
    .whereIn('status', ['pending', 'resolving'])
    .update({ ...ending, updated_at: trx.fn.now() })
  if (ended === 0) return
  signalWaiting(trx)
  await finishTasks(trx, [task.id])
}
