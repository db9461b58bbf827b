import { ImportFinished } from '@pandex/platform/events/catalog'
import { addToOutbox } from '@pandex/platform/events/outbox'
import type { Knex } from '@pandex/platform/postgres'
import { openStatuses } from '../domain/item-status.ts'
import type { ItemStatus } from '../domain/item-status.ts'
import { countItems } from './import-progress.ts'
import { signalWaiting } from './waiting-signal.ts'

export interface ItemKey {
  item_id: number
  task_no: string
  disk_type: string
  disk_id: string
}

export interface Ending {
  status: Exclude<ItemStatus, (typeof openStatuses)[number]>
  msg: string
  doc_id?: string
  disk_name?: string
}

export interface TaskRef {
  id: string
  task_no: string
}

/** Ends a task if none of its items is open any more and no more can come, and tells so. The task is locked. */
export const finishTask = async (trx: Knex.Transaction, { id, task_no }: TaskRef): Promise<void> => {
  const open = await trx('import_item').where({ task_id: id }).whereIn('status', openStatuses).first('id')
  if (open) return
  const ended = await trx('import_task').where({ id, is_open: false }).update({ finished_at: trx.fn.now() })
  if (ended > 0) await addToOutbox(trx, ImportFinished, { task_no, counts: await countItems(trx, id) })
}

/**
 * Ends an item, and its task with the last one. An item that has ended stays as it is, whatever comes late or again; an
 * item that nobody knows is passed over. The lock on the task makes one of two last items the last one.
 */
export const endItem = async (trx: Knex.Transaction, key: ItemKey, ending: Ending): Promise<void> => {
  const { item_id, task_no, disk_type, disk_id } = key
  const task = (await trx('import_task').where({ task_no }).forUpdate().first('id', 'task_no')) as TaskRef | undefined
  if (!task) return
  const ended = await trx('import_item')
    .where({ id: item_id, task_id: task.id, disk_type, disk_id })
    .whereIn('status', ['pending', 'resolving'])
    .update({ ...ending, updated_at: trx.fn.now() })
  if (ended === 0) return
  signalWaiting(trx)
  await finishTask(trx, task)
}
