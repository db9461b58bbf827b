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

export interface EndedItem extends ItemKey {
  ending: ItemResult
}

const sameItem = ({ item_id, task_no, disk_type, disk_id }: ItemKey): string =>
  JSON.stringify([item_id, task_no, disk_type, disk_id])

/** Of two results of one item in a batch, the first counts, as it does in two batches. */
const firstResults = (ended: readonly EndedItem[]): EndedItem[] => {
  const first = new Map<string, EndedItem>()
  for (const item of ended) if (!first.has(sameItem(item))) first.set(sameItem(item), item)
  return [...first.values()]
}

/**
 * Ends items, and their tasks with the last items. Late or repeated results and unknown items have no effect.
 * The locks on the tasks let exactly one of two concurrent calls see the last item end.
 */
export const endItems = async (trx: Knex.Transaction, ended: readonly EndedItem[]): Promise<void> => {
  await trx.raw('select id from import_task where task_no = any(?::uuid[]) order by id for update', [
    [...new Set(ended.map(({ task_no }) => task_no))],
  ])
  const results = firstResults(ended).map(({ ending, ...key }) => ({ ...key, ...ending }))
  const { rows } = await trx.raw<{ rows: { task_id: number }[] }>(
    `update import_item item
     set status = result.status, msg = result.msg, doc_id = coalesce(result.doc_id, item.doc_id),
       disk_name = coalesce(result.disk_name, item.disk_name), updated_at = now()
     from jsonb_to_recordset(?::jsonb) as result (item_id bigint, task_no uuid, disk_type text, disk_id text, status text,
       msg text, doc_id text, disk_name text)
     join import_task task on task.task_no = result.task_no
     where item.id = result.item_id and item.task_id = task.id and item.disk_type = result.disk_type
       and item.disk_id = result.disk_id and item.status in ('pending', 'resolving')
     returning item.task_id`,
    [JSON.stringify(results)],
  )
  if (rows.length === 0) return
  signalWaiting(trx)
  await finishTasks(trx, [...new Set(rows.map(({ task_id }) => task_id))])
}
