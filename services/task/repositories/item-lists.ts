import type { Item__Output as Item } from '@pandex/platform/gen/pandex/task/v1/Item'
import type { ListItemsRequest__Output as ListItemsRequest } from '@pandex/platform/gen/pandex/task/v1/ListItemsRequest'
import { pageQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { buildShareLink } from '@pandex/contracts/share-link'
import type { DiskType } from '@pandex/contracts/share-link'
import { itemStatuses } from '@pandex/contracts/enums'
import { messageOf } from '../domain/item-messages.ts'
import type { ItemStatus } from '@pandex/contracts/enums'
import { queryItems } from './item-filter.ts'

/** Counting stops here: an exact count of millions of rows is too slow. */
const maxCounted = 10_000

// Ids sort by creation time.
const sortable = { id: 'item.id', create_time: 'item.id', update_time: 'item.updated_at' }
const rules = { sortable, sort: 'item.id', id: 'item.id' }

const share = ['disk_type', 'disk_id', 'disk_pass', 'disk_name', 'doc_id'] as const

const columns = ['id', 'origin', 'line', ...share, 'status', 'msg', 'excerpt', 'created_at', 'updated_at'].map(
  (name) => `item.${name}`,
)

interface Row {
  id: number
  task_no: string
  origin: string
  user_id: number | null
  line: number
  disk_type: DiskType
  disk_id: string
  disk_pass: string
  disk_name: string
  status: ItemStatus
  msg: string
  doc_id: string
  cate_id: number
  excerpt: string
  created_at: Date
  updated_at: Date
}

const toItem = ({ created_at, updated_at, ...row }: Row, lanzouHost: string): Item => ({
  ...row,
  user_id: row.user_id ?? 0,
  msg: messageOf(row),
  link: buildShareLink(row.disk_type, row.disk_id, row.disk_pass, lanzouHost),
  create_time: created_at.toISOString(),
  update_time: updated_at.toISOString(),
})

/** Counts by status, each capped at 10000. */
const countStatuses = async (db: Db, found: Knex.QueryBuilder): Promise<Partial<Record<ItemStatus, number>>> => {
  const counted = itemStatuses.map((status) => {
    const some = found.clone().where('item.status', status).select(db.raw('1')).limit(maxCounted)
    return db.count('*').from(some.as('some')).as(status)
  })
  const [counts] = (await db.select(counted)) as [Record<ItemStatus, number>]
  return Object.fromEntries(
    itemStatuses.map((status) => [status, counts[status]] as const).filter(([, count]) => count > 0),
  )
}

/** @throws AppError invalid list.bad_order, list.too_far */
export const listItems = async (db: Db, { page, filter }: ListItemsRequest, lanzouHost: string) => {
  const found = queryItems(db, filter)
  const status = filter?.status ?? ''
  const matching = found.clone().join('import_task as task', 'task.id', 'item.task_id')
  if (status !== '') void matching.where('item.status', status)
  const [rows, counts] = await Promise.all([
    pageQuery<Row>(matching, page, rules, [
      ...columns,
      'task.task_no',
      'task.user_id',
      db.raw('coalesce(item.cate_id, task.cate_id) as cate_id'),
    ]),
    countStatuses(db, found),
  ])
  const counted = Object.entries(counts).filter(([name]) => status === '' || name === status)
  const total = Math.min(
    maxCounted,
    counted.reduce((sum, [, count]) => sum + count, 0),
  )
  return { list: rows.map((row) => toItem(row, lanzouHost)), total, counts }
}
