import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db } from '@pandex/platform/postgres/postgres'
import { maxTotal } from './disk-lists.ts'
import { applyDiskFilter } from './disk-filter.ts'
import type { ResolvedFilter } from './disk-filter.ts'
import type { ShownDisk } from './disks.ts'
import { findShownDisks } from './disks.ts'

const sortable = {
  id: 'disk.id',
  // Ids grow in the order of creation.
  create_time: 'disk.id',
  disk_name: 'disk.disk_name',
  disk_type: 'disk.disk_type',
  status: 'disk.status',
  cate_id: 'disk.cate_id',
  share_user: 'disk.share_user',
  enabled: 'disk.enabled',
  is_mine: 'disk.is_mine',
  update_time: 'disk.update_time',
  weight: 'disk.weight',
  size: 'disk.size',
  checked_at: 'disk.checked_at',
}

export const listAllDisks = async (
  db: Db,
  filter: ResolvedFilter,
  page: Page | null,
): Promise<{ list: ShownDisk[]; total: number }> => {
  const query = applyDiskFilter(db('disk'), filter)
  // Must equal `domain/resources/shared-time.ts`.
  const shared_time = db.raw('coalesce(disk.shared_time, disk.create_time)')
  const rules = { sortable: { ...sortable, shared_time }, sort: 'disk.id', id: 'disk.id', maxTotal }
  const { rows, total } = await listQuery<{ doc_id: string }>(query, page, rules, ['disk.doc_id'])
  return {
    list: await findShownDisks(
      db,
      rows.map(({ doc_id }) => doc_id),
    ),
    total,
  }
}

/** Returns up to `limit + 1` ids, so that the caller can detect that more match. */
export const findFilteredIds = async (db: Db, filter: ResolvedFilter, limit: number): Promise<number[]> => {
  const rows = (await applyDiskFilter(db('disk'), filter)
    .orderBy('disk.id')
    .limit(limit + 1)
    .select('disk.id')) as { id: number }[]
  return rows.map(({ id }) => id)
}

export interface ProgramWindow {
  isUp: boolean
  /** "yes", "no" or empty. */
  enabled: string
  status: string
  /** Only rows after this id in the order of the list; 0 for all. */
  lastId: number
  limit: number
  offset: number
}

export const listForPrograms = async (db: Db, window: ProgramWindow): Promise<ShownDisk[]> => {
  const { isUp, enabled, status, lastId, limit, offset } = window
  const query = db('disk').whereNull('deleted_at').whereNull('takedown')
  if (enabled !== '') void query.where('enabled', enabled === 'yes')
  if (status !== '') void query.where('status', Number(status))
  if (lastId > 0) void query.where('id', isUp ? '>' : '<', lastId)
  const rows = (await query
    .orderBy('id', isUp ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .select('doc_id')) as { doc_id: string }[]
  return findShownDisks(
    db,
    rows.map(({ doc_id }) => doc_id),
  )
}
