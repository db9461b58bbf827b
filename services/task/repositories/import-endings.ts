import { ImportFinished } from '@pandex/platform/events/catalog'
import { addToOutbox } from '@pandex/platform/events/outbox'
import type { Knex } from '@pandex/platform/postgres'
import { countStatuses } from '../domain/item-status.ts'
import type { ItemStatus } from '../domain/item-status.ts'

export interface ItemKey {
  item_id: number
  task_no: string
  disk_type: string
  disk_id: string
}

export interface Ending {
  status: Extract<ItemStatus, 'finished' | 'failed' | 'dead' | 'duplicate' | 'banned'>
  msg: string
  doc_id?: string
  disk_name?: string
}

/** Ends the task if none of its items is open any more, and tells so. The task is locked. */
const finishTask = async (trx: Knex.Transaction, taskId: string, taskNo: string): Promise<void> => {
  const open = await trx('import_item')
    .where({ task_id: taskId })
    .whereRaw(`status in ('pending', 'review', 'resolving')`)
    .first('id')
  if (open) return
  await trx('import_task').where({ id: taskId }).update({ finished_at: trx.fn.now() })
  const items = (await trx('import_item').where({ task_id: taskId }).select('status')) as { status: ItemStatus }[]
  await addToOutbox(trx, ImportFinished, { task_no: taskNo, counts: countStatuses(items) })
}

/**
 * Ends an item, and its task with the last one. An item that has ended stays as it is, whatever comes late or again; an
 * item that nobody knows is passed over. The lock on the task makes one of two last items the last one.
 */
export const endItem = async (trx: Knex.Transaction, key: ItemKey, ending: Ending): Promise<void> => {
  const { item_id, task_no, disk_type, disk_id } = key
  const task = await trx('import_task').where({ task_no }).forUpdate().first('id')
  if (!task) return
  const ended = await trx('import_item')
    .where({ id: item_id, task_id: task.id, disk_type, disk_id })
    .whereIn('status', ['pending', 'resolving'])
    .update({ ...ending, updated_at: trx.fn.now() })
  if (ended > 0) await finishTask(trx, task.id, task_no)
}
