import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { DiskType } from '@pandex/contracts/share-link'
import { priorities, queueChecks } from './link-checks.ts'
import type { ShareKey } from '../resources/disks.ts'

const maxHotResources = 500

export const countDue = async (db: Db, diskType: DiskType, most: number): Promise<number> => {
  const { rows } = await db.raw<{ rows: [{ total: number }] }>(
    `select count(*)::integer as total from (
       select 1 from unnest(?::smallint[]) as wanted (priority) join link_check
         on link_check.disk_type = ? and link_check.priority = wanted.priority and due_at <= now() limit ?) as due`,
    [Object.values(priorities), diskType, most],
  )
  return rows[0].total
}

const findHot = async (trx: Knex.Transaction, diskType: DiskType, limit: number): Promise<ShareKey[]> => {
  const { rows } = await trx.raw<{ rows: ShareKey[] }>(
    `select disk.disk_type, disk.disk_id from (
       select resource_id from disk_view where disk_type = ? order by hot_place, heat desc, resource_id desc limit ?) as hot
     join disk on disk.id = hot.resource_id and disk.enabled
     left join link_check on link_check.disk_type = disk.disk_type and link_check.disk_id = disk.disk_id
     where link_check.disk_id is null or (link_check.due_at is null and link_check.stale_at <= now())
     limit ?`,
    [diskType, maxHotResources, limit],
  )
  return rows
}

const findOldest = async (trx: Knex.Transaction, diskType: DiskType, limit: number): Promise<ShareKey[]> =>
  trx('link_check')
    .where({ disk_type: diskType })
    .whereNull('due_at')
    .whereRaw('stale_at <= now()')
    .orderBy('stale_at')
    .limit(limit)
    .select('disk_type', 'disk_id')

const scheduleDriveChecks = async (trx: Knex.Transaction, diskType: DiskType, room: number): Promise<void> => {
  const hot = await findHot(trx, diskType, room)
  await queueChecks(trx, hot, 'hot')
  await queueChecks(trx, await findOldest(trx, diskType, room - hot.length), 'age')
}

/**
 * Fills the queue of each drive up to its bound. One replica at a time: a concurrent call returns at once.
 * @param roomOf maximum number of due shares per drive; drives that are not probed are absent
 */
export const scheduleChecks = async (db: Db, roomOf: ReadonlyMap<DiskType, number>): Promise<void> =>
  db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: [{ locked: boolean }] }>(
      `select pg_try_advisory_xact_lock(hashtext('disk.schedule-checks')) as locked`,
    )
    if (!rows[0].locked) return
    for (const [diskType, room] of roomOf) {
      const free = room - (await countDue(trx, diskType, room))
      if (free > 0) await scheduleDriveChecks(trx, diskType, free)
    }
  })
