import { randomUUID } from 'node:crypto'
import { ImportRequested } from '@pandex/platform/events/catalog'
import { addManyToOutbox } from '@pandex/platform/events/outbox'
import type { ImportDiskReply__Output as ImportDiskReply } from '@pandex/platform/gen/pandex/task/v1/ImportDiskReply'
import type { Db, Knex } from '@pandex/platform/postgres'
import type { DiskType } from '@pandex/platform/share-link'
import type { ItemStatus } from '../domain/item-status.ts'

interface NewItem {
  line: number
  disk_type: DiskType
  disk_id: string
  disk_pass: string
  /** Empty when the text gives none. */
  disk_name: string
  status: 'pending' | 'review'
}

export interface NewImport {
  /** Same visitor, same text, same wishes: the same key. */
  repeat_key: string
  origin: 'public' | 'admin' | 'open'
  user_id: number | null
  /** 0 for none. */
  cate_id: number
  is_mine: boolean
  weight: number
  /** What the importer is told beside the task's number. */
  summary: Omit<ImportDiskReply, 'task_no'>
  items: NewItem[]
}

/** An import sent again within this time is taken for a repetition: a double click, a retry after a lost answer. */
const repeatWindow = '60 seconds'

const findRepeated = async (trx: Knex.Transaction, repeatKey: string): Promise<ImportDiskReply | undefined> =>
  trx('import_task')
    .where({ repeat_key: repeatKey })
    .andWhereRaw('created_at > now() - ?::interval', [repeatWindow])
    .orderBy('created_at', 'desc')
    .first('task_no', 'total', 'accepted', 'review', 'duplicate', 'banned', 'unsupported')

const insertTask = async (trx: Knex.Transaction, request: NewImport): Promise<{ id: string; task_no: string }> => {
  const { repeat_key, origin, user_id, cate_id, is_mine, weight, summary } = request
  const task = { task_no: randomUUID(), repeat_key, origin, user_id, cate_id, is_mine, weight, ...summary }
  const rows = (await trx('import_task').insert(task).returning(['id', 'task_no'])) as [{ id: string; task_no: string }]
  return rows[0]
}

type InsertedItem = NewItem & { id: string }

const requestImports = async (
  trx: Knex.Transaction,
  taskNo: string,
  { cate_id, is_mine, weight }: NewImport,
  items: readonly InsertedItem[],
): Promise<void> => {
  const payloads = items
    .filter(({ status }) => status === 'pending')
    .map(({ id, disk_type, disk_id, disk_pass, disk_name }) => ({
      task_no: taskNo,
      item_id: Number(id),
      disk_type,
      disk_id,
      disk_pass,
      cate_id,
      is_mine,
      weight,
      name_hint: disk_name,
    }))
  await addManyToOutbox(trx, ImportRequested, payloads)
}

/**
 * Stores a task, its items and one event for each item that needs no review, all or none of them. The same import sent
 * again within a minute, also at the same moment, answers what the first one was answered and stores nothing.
 * @param onStored what else belongs to the transaction of a task that is new
 */
export const storeImport = async (
  db: Db,
  request: NewImport,
  onStored: (trx: Knex.Transaction, taskNo: string) => Promise<void>,
): Promise<ImportDiskReply> =>
  db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [request.repeat_key])
    const repeated = await findRepeated(trx, request.repeat_key)
    if (repeated) return repeated
    const { id, task_no } = await insertTask(trx, request)
    const items = (await trx('import_item')
      .insert(request.items.map((item) => ({ ...item, task_id: id })))
      .returning('*')) as InsertedItem[]
    await requestImports(trx, task_no, request, items)
    await onStored(trx, task_no)
    return { task_no, ...request.summary }
  })

export interface ImportedItem {
  line: number
  disk_type: string
  disk_name: string
  status: ItemStatus
  msg: string
  doc_id: string
}

/** The items of a task in the order of the text. @returns undefined when there is no such task */
export const findItems = async (db: Db, taskNo: string): Promise<ImportedItem[] | undefined> => {
  const task = await db('import_task').where({ task_no: taskNo }).first('id')
  if (!task) return undefined
  return db('import_item')
    .where({ task_id: task.id })
    .orderBy(['line', 'id'])
    .select('line', 'disk_type', 'disk_name', 'status', 'msg', 'doc_id')
}
