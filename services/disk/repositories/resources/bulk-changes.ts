import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { DiskState } from '../../domain/resources/disk-state.ts'

export interface ChangedDisk {
  id: number
  before: DiskState
  after: DiskState
}

const retention = '1 day'

/** Stores a part of a change; call it in the transaction that changes the rows. */
export const recordChange = async (
  trx: Knex.Transaction,
  changeId: string,
  disks: readonly ChangedDisk[],
): Promise<void> => {
  await trx('disk_change').insert({ id: changeId }).onConflict('id').ignore()
  await trx.raw(
    `insert into disk_change_row (change_id, resource_id, before, after)
     select ?, id, before, after from jsonb_to_recordset(?::jsonb) as row (id bigint, before jsonb, after jsonb)`,
    [changeId, JSON.stringify(disks)],
  )
}

/** Removes up to `limit` rows of a change. @returns undefined when the change does not exist or is too old to be undone */
export const removeChangeRows = async (
  trx: Knex.Transaction,
  changeId: string,
  limit: number,
): Promise<ChangedDisk[] | undefined> => {
  const change = await trx('disk_change')
    .where({ id: changeId })
    .andWhereRaw('create_time > now() - ?::interval', [retention])
    .forUpdate()
    .first('id')
  if (!change) return undefined
  const { rows } = await trx.raw<{ rows: ChangedDisk[] }>(
    `delete from disk_change_row where (change_id, resource_id) in (
       select change_id, resource_id from disk_change_row where change_id = ? order by resource_id limit ?)
     returning resource_id as id, before, after`,
    [changeId, limit],
  )
  if (rows.length < limit) await trx('disk_change').where({ id: changeId }).delete()
  return rows
}

export const pruneChanges = async (db: Db): Promise<void> => {
  await db.raw('delete from disk_change where create_time < now() - ?::interval', [retention])
}
