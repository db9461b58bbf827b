import type { Db } from '@pandex/platform/postgres/postgres'
import { messageOf } from '../domain/item-messages.ts'
import type { ItemStatus } from '@pandex/contracts/enums'

const countItems = async (db: Db, taskId: number): Promise<Partial<Record<ItemStatus, number>>> => {
  const rows = (await db('import_item')
    .where({ task_id: taskId })
    .groupBy('status')
    .select('status', db.raw('count(*)::int as items'))) as { status: ItemStatus; items: number }[]
  return Object.fromEntries(rows.map(({ status, items }) => [status, items]))
}

const maxShown = 1_000

export interface ImportedItem {
  line: number
  disk_type: string
  disk_name: string
  status: ItemStatus
  msg: string
  doc_id: string
}

/** Counts by status and the first items in text order. @returns undefined if the task does not exist */
export const findProgress = async (db: Db, taskNo: string) => {
  const task = (await db('import_task').where({ task_no: taskNo }).first('id', 'total')) as
    | { id: number; total: number }
    | undefined
  if (!task) return undefined
  const items = (await db('import_item')
    .where({ task_id: task.id })
    .orderBy(['line', 'id'])
    .limit(maxShown)
    .select('line', 'disk_type', 'disk_name', 'status', 'msg', 'doc_id')) as ImportedItem[]
  // Counts are read after the items: clients stop polling once all items have ended, so the final counts must not be older.
  const counts = await countItems(db, task.id)
  return { total: task.total, counts, items: items.map((item) => ({ ...item, msg: messageOf(item) })) }
}
