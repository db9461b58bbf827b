import { AppError } from '@pandex/platform/errors'
import type { ImportDiskReply__Output as ImportDiskReply } from '@pandex/platform/gen/pandex/task/v1/ImportDiskReply'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { ImportOrigin } from '@pandex/contracts/enums'
import { finishTasks } from './import-results.ts'
import type { TaskRef } from './import-results.ts'
import { insertItems, insertTask, lockIdempotencyKey, replyColumns } from './import-tasks.ts'
import type { NewItem, NewTask, Summary } from './import-tasks.ts'
import { signalWaiting } from './waiting-signal.ts'

/** A file without a new part for this long counts as abandoned. */
const abandonedAfter = '10 minutes'

type FileTask = TaskRef & ImportDiskReply & { origin: ImportOrigin; is_open: boolean; parts: number }

const columns = ['id', 'origin', 'is_open', 'parts', ...replyColumns] as const

const toReply = ({
  task_no,
  total,
  accepted,
  review,
  duplicate,
  banned,
  unsupported,
}: ImportDiskReply): ImportDiskReply => ({
  task_no,
  total,
  accepted,
  review,
  duplicate,
  banned,
  unsupported,
})

/** @throws AppError not_found task.unknown */
const lockTask = async (trx: Knex.Transaction, taskNo: string): Promise<FileTask> => {
  const task = (await trx('import_task').where({ task_no: taskNo, origin: 'admin' }).forUpdate().first(columns)) as
    | FileTask
    | undefined
  if (!task) throw new AppError('not_found', 'task.unknown', '记录不存在')
  return task
}

/**
 * Creates a task that receives its items in parts; idempotent by `repeat_key`.
 * @param onBegun runs in the transaction of a new task
 */
export const beginFile = async (
  db: Db,
  task: NewTask,
  name: string,
  onBegun: (trx: Knex.Transaction, taskNo: string) => Promise<void>,
): Promise<ImportDiskReply> =>
  db.transaction(async (trx) => {
    const { repeat_key } = task
    await lockIdempotencyKey(trx, repeat_key)
    const begun = (await trx('import_task').where({ repeat_key }).first(columns)) as FileTask | undefined
    if (begun) return toReply(begun)
    const { task_no } = await insertTask(trx, task, { name, is_open: true })
    await onBegun(trx, task_no)
    return { task_no, ...task.summary }
  })

export interface Part {
  /** From 1. */
  number: number
  importer: string
  items: NewItem[]
  unsupported: number
  isKnown: (item: NewItem) => boolean
}

const summaryOf = (items: readonly NewItem[], { unsupported, isKnown }: Part): Summary => {
  const banned = items.filter(({ status }) => status === 'banned').length
  const duplicate = items.filter((item) => item.status === 'pending' && isKnown(item)).length
  return { total: items.length, accepted: items.length - banned - duplicate, review: 0, duplicate, banned, unsupported }
}

const addSummary = async (
  trx: Knex.Transaction,
  task: FileTask,
  part: Part,
  added: Summary,
): Promise<ImportDiskReply> => {
  const sum = Object.fromEntries(
    Object.entries(added).map(([name, count]) => [name, task[name as keyof Summary] + count]),
  ) as unknown as Summary
  await trx('import_task')
    .where({ id: task.id })
    .update({ ...sum, parts: part.number, part_at: trx.fn.now() })
  return { task_no: task.task_no, ...sum }
}

/**
 * Stores the next part in one transaction; a part that is already stored has no effect.
 * @throws AppError not_found task.unknown; failed_precondition task.import_closed, task.part_missing
 */
export const addPart = async (db: Db, taskNo: string, part: Part): Promise<ImportDiskReply> =>
  db.transaction(async (trx) => {
    const task = await lockTask(trx, taskNo)
    if (part.number <= task.parts) return toReply(task)
    if (!task.is_open) throw new AppError('failed_precondition', 'task.import_closed', '这次导入已经结束')
    if (part.number > task.parts + 1)
      throw new AppError('failed_precondition', 'task.part_missing', '前面的部分没有收到')
    const { importer, items } = part
    const owner = { task, origin: task.origin, importer, firstTurn: task.total }
    const stored = await insertItems(trx, owner, items)
    signalWaiting(trx)
    return addSummary(trx, task, part, summaryOf(stored, part))
  })

/** Closes a task to further parts; its stored items continue. @throws AppError not_found task.unknown */
export const endFile = async (db: Db, taskNo: string): Promise<ImportDiskReply> =>
  db.transaction(async (trx) => {
    const task = await lockTask(trx, taskNo)
    if (task.is_open) {
      await trx('import_task').where({ id: task.id }).update({ is_open: false })
      await finishTasks(trx, [task.id])
    }
    return toReply(task)
  })

export const endAbandonedFiles = async (db: Db): Promise<void> => {
  const abandoned = (await db('import_task')
    .where({ is_open: true })
    .whereRaw('part_at < now() - ?::interval', [abandonedAfter])
    .limit(100)
    .select('task_no')) as { task_no: string }[]
  for (const { task_no } of abandoned) await endFile(db, task_no)
}
