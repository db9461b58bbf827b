import { randomUUID } from 'node:crypto'
import type { ImportDiskReply__Output as ImportDiskReply } from '@pandex/platform/gen/pandex/task/v1/ImportDiskReply'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { DiskType } from '@pandex/contracts/share-link'
import type { ImportOrigin } from '@pandex/contracts/enums'
import type { ImportOptions } from '../domain/import-request.ts'
import type { ItemStatus } from '@pandex/contracts/enums'
import { countImports } from './import-hours.ts'
import { dispatchFirstItems } from './item-dispatch.ts'
import { finishTasks } from './import-results.ts'
import type { TaskRef } from './import-results.ts'
import { takeLinkQuota } from './import-quotas.ts'
import type { LinkQuota } from './import-quotas.ts'
import { signalWaiting } from './waiting-signal.ts'

export interface NewItem {
  line: number
  disk_type: DiskType
  disk_id: string
  disk_pass: string
  disk_name: string
  excerpt: string
  status: Extract<ItemStatus, 'pending' | 'review' | 'banned'>
  msg: string
}

export type Summary = Omit<ImportDiskReply, 'task_no'>

export interface NewTask extends ImportOptions {
  /** Idempotency key: same importer, same text, same options. */
  repeat_key: string
  origin: ImportOrigin
  user_id: number | null
  summary: Summary
}

export interface NewImport extends NewTask {
  importer: string
  quotas: readonly LinkQuota[]
  items: NewItem[]
}

export const replyColumns = ['task_no', 'total', 'accepted', 'review', 'duplicate', 'banned', 'unsupported'] as const

/** A repeated import within this window gets the first answer: a double click, a retry after a lost answer. */
const idempotencyWindow = '60 seconds'

/** Serializes imports under one key until the transaction ends. */
export const lockIdempotencyKey = async (trx: Knex.Transaction, repeatKey: string): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [repeatKey])
}

const findRepeated = async (trx: Knex.Transaction, repeatKey: string): Promise<ImportDiskReply | undefined> =>
  trx('import_task')
    .where({ repeat_key: repeatKey })
    .andWhereRaw('created_at > now() - ?::interval', [idempotencyWindow])
    .orderBy('created_at', 'desc')
    .first(...replyColumns)

export const insertTask = async (
  trx: Knex.Transaction,
  { repeat_key, origin, user_id, cate_id, is_mine, weight, summary }: NewTask,
  more: Record<string, unknown> = {},
): Promise<TaskRef> => {
  const task = { task_no: randomUUID(), repeat_key, origin, user_id, cate_id, is_mine, weight, ...summary, ...more }
  const rows = (await trx('import_task').insert(task).returning(['id', 'task_no'])) as [TaskRef]
  return rows[0]
}

export interface ItemOwner {
  task: TaskRef
  origin: ImportOrigin
  importer: string
  /** Position of the first item within the task; items of a task are handed out in this order. */
  firstTurn: number
}

type StoredItem = NewItem & { id: number }

/** Skips shares that the task already has. @returns the stored items, in order */
export const insertItems = async (
  trx: Knex.Transaction,
  { task, origin, importer, firstTurn }: ItemOwner,
  items: readonly NewItem[],
): Promise<StoredItem[]> => {
  if (items.length === 0) return []
  const rows = items.map((item, index) => ({ ...item, task_id: task.id, origin, importer, turn: firstTurn + index }))
  const { rows: stored } = await trx.raw<{ rows: { id: number; turn: number }[] }>(
    `insert into import_item
       (task_id, origin, importer, turn, line, disk_type, disk_id, disk_pass, disk_name, excerpt, status, msg)
     select task_id, origin, importer, turn, line, disk_type, disk_id, disk_pass, disk_name, excerpt, status, msg
     from jsonb_to_recordset(?::jsonb) as row (task_id bigint, origin text, importer text, turn int, line int, disk_type text,
       disk_id text, disk_pass text, disk_name text, excerpt text, status text, msg text)
     order by turn
     on conflict (task_id, disk_type, disk_id) do nothing
     returning id, turn`,
    [JSON.stringify(rows)],
  )
  await countImports(trx, stored.length)
  return stored.flatMap(({ id, turn }) => {
    const item = items[turn - firstTurn]
    return item ? [{ ...item, id }] : []
  })
}

export interface StoreOptions {
  itemsInFlight: number
  onStored: (trx: Knex.Transaction, taskNo: string) => Promise<void>
}

/**
 * Stores a task with its items and hands out the first ones, in one transaction. A repeated import within a minute,
 * even a concurrent one, gets the first answer and stores nothing. @throws AppError rate_limited task.too_many_today
 */
export const storeImport = async (
  db: Db,
  request: NewImport,
  { itemsInFlight, onStored }: StoreOptions,
): Promise<ImportDiskReply> =>
  db.transaction(async (trx) => {
    await lockIdempotencyKey(trx, request.repeat_key)
    const repeated = await findRepeated(trx, request.repeat_key)
    if (repeated) return repeated
    const { quotas, items, origin, importer, summary } = request
    for (const quota of quotas) await takeLinkQuota(trx, quota, items.length)
    const task = await insertTask(trx, request)
    const stored = await insertItems(trx, { task, origin, importer, firstTurn: 0 }, items)
    await onStored(trx, task.task_no)
    await finishTasks(trx, [task.id])
    const waiting = stored.filter(({ status }) => status === 'pending').map(({ id }) => id)
    signalWaiting(trx)
    // Last, because the lock blocks all other hand-outs until the transaction ends.
    await dispatchFirstItems(trx, { origin, ids: waiting }, itemsInFlight)
    return { task_no: task.task_no, ...summary }
  })

export const disownImports = async (trx: Knex.Transaction, userId: number): Promise<void> => {
  await trx('import_task').where({ user_id: userId }).update({ user_id: null })
}
