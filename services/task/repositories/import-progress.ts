import type { Db } from '@pandex/platform/postgres'
import { messageOf } from '../domain/item-status.ts'
import type { ItemStatus } from '../domain/item-status.ts'

/** How many items of a task have which status; statuses that none has are left out. */
const countItems = async (db: Db, taskId: string): Promise<Partial<Record<ItemStatus, number>>> => {
  const rows = (await db('import_item')
    .where({ task_id: taskId })
    .groupBy('status')
    .select('status', db.raw('count(*)::int as items'))) as { status: ItemStatus; items: number }[]
  return Object.fromEntries(rows.map(({ status, items }) => [status, items]))
}

/** Of a file of a hundred thousand lines nobody reads more. */
const maxShown = 1_000

export interface ImportedItem {
  line: number
  disk_type: string
  disk_name: string
  status: ItemStatus
  msg: string
  doc_id: string
}

/** How far a task is, its first items in the order of the text. @returns undefined when there is no such task */
export const findProgress = async (db: Db, taskNo: string) => {
  const task = (await db('import_task').where({ task_no: taskNo }).first('id', 'total')) as
    | { id: string; total: number }
    | undefined
  if (!task) return undefined
  const items = (await db('import_item')
    .where({ task_id: task.id })
    .orderBy(['line', 'id'])
    .limit(maxShown)
    .select('line', 'disk_type', 'disk_name', 'status', 'msg', 'doc_id')) as ImportedItem[]
  // After the items: whoever sees that all of them have ended looks no more, and must not be left with older numbers.
  const counts = await countItems(db, task.id)
  return { total: task.total, counts, items: items.map((item) => ({ ...item, msg: messageOf(item) })) }
}
