import type { Knex } from '@pandex/platform/postgres/postgres'
import type { DiskRow } from './disks.ts'

/** Deleted resources can be restored for this long. */
const retention = '7 days'

/** Purges resources deleted longer ago, except bought ones, those that were taken down (a new import must not bring them back) and those with claims. */
export const purgeDeleted = async (
  trx: Knex.Transaction,
  limit: number,
): Promise<Pick<DiskRow, 'doc_id' | 'disk_type' | 'disk_id'>[]> => {
  const { rows } = await trx.raw<{ rows: Pick<DiskRow, 'doc_id' | 'disk_type' | 'disk_id'>[] }>(
    `delete from disk where id in (
       select id from disk where deleted_at < now() - ?::interval
         and takedown is null
         and not exists (select 1 from purchase where resource_id = disk.id)
         and not exists (select 1 from copyright_claim where resource_id = disk.id)
       order by deleted_at limit ? for update skip locked)
     returning doc_id, disk_type, disk_id`,
    [retention, limit],
  )
  return rows
}
