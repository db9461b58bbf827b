import type { Db } from '@pandex/platform/postgres/postgres'
import { applyDiskFilter } from '../resources/disk-filter.ts'
import type { ResolvedFilter } from '../resources/disk-filter.ts'
import type { ShareKey } from '../resources/disks.ts'

/** Counts the matching resources up to `limit`. */
export const countFiltered = async (db: Db, filter: ResolvedFilter, limit: number): Promise<number> => {
  const some = applyDiskFilter(db('disk').select(db.raw('1')), filter).limit(limit)
  const [row] = (await db.from(some.as('some')).count({ total: '*' })) as [{ total: number }]
  return row.total
}

/** Lists the shares of matching resources in order of their id. */
export const listFilteredShares = async (
  db: Db,
  filter: ResolvedFilter,
  afterId: number,
  limit: number,
): Promise<(ShareKey & { id: number })[]> =>
  applyDiskFilter(db('disk'), filter)
    .where('disk.id', '>', afterId)
    .orderBy('disk.id')
    .limit(limit)
    .select('disk.id', 'disk.disk_type', 'disk.disk_id')
