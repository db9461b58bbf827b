import { dayOf, startOfDay } from '@pandex/contracts/shanghai-time'
import type { TopResource__Output as TopResource } from '@pandex/platform/gen/pandex/disk/v1/TopResource'
import type { TopSharer__Output as TopSharer } from '@pandex/platform/gen/pandex/disk/v1/TopSharer'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'

/** Rows are written in order of id, so that replicas cannot deadlock. */
export const addViewDays = async (
  trx: Knex.Transaction,
  views: ReadonlyMap<number, number>,
  at: Date,
): Promise<void> => {
  await trx.raw(
    `insert into disk_view_day (day, resource_id, views)
     select ?::date, resource_id, count from unnest(?::bigint[], ?::bigint[]) as added (resource_id, count)
     order by resource_id
     on conflict (day, resource_id) do update set views = disk_view_day.views + excluded.views`,
    [dayOf(at), [...views.keys()], [...views.values()]],
  )
}

/** @param range days of Asia/Shanghai, both included */
export const findTopResources = async (
  db: Db,
  { from, to }: { from: string; to: string },
  limit: number,
): Promise<TopResource[]> => {
  const { rows } = await db.raw<{ rows: TopResource[] }>(
    `select doc_id, disk_name, disk_type, views from (
       select resource_id, sum(views)::int8 as views from disk_view_day where day between ? and ?
       group by resource_id order by 2 desc, 1 limit ?) as top
     join disk on disk.id = resource_id where deleted_at is null
     order by views desc, disk.id`,
    [from, to, limit],
  )
  return rows
}

/** Sharers of the viewed resources; blank names are left out. */
export const findTopSharers = async (
  db: Db,
  { from, to }: { from: string; to: string },
  limit: number,
): Promise<TopSharer[]> => {
  const { rows } = await db.raw<{ rows: TopSharer[] }>(
    `select share_user, sum(viewed.views)::int8 as views, count(*) as resources from (
       select resource_id, sum(views) as views from disk_view_day where day between ? and ? group by resource_id) as viewed
     join disk on disk.id = resource_id where share_user <> '' and deleted_at is null
     group by share_user order by 2 desc, 1 limit ?`,
    [from, to, limit],
  )
  return rows
}

const keptDays = 400
/** Resources that a past day keeps: their sums over many days are exact as long as they stay among them. */
const keptPerDay = 1_000
/** Days that the trimming looks back, in case it did not run for a while. */
const trimmedDays = 7
const pruneBatchSize = 5_000

/** Deletes expired days, and the rarely viewed resources of past days, in bounded batches. @returns whether more may be left */
export const pruneViewDays = async (db: Db, now: Date): Promise<boolean> => {
  const expired = await db.raw<{ rowCount: number }>(
    `delete from disk_view_day where ctid = any (array(
       select ctid from disk_view_day where day < ? order by day limit ? for update skip locked))`,
    [dayOf(startOfDay(now, keptDays)), pruneBatchSize],
  )
  let isMore = expired.rowCount === pruneBatchSize
  // Yesterday may still receive a late batch.
  for (let age = 2; age < 2 + trimmedDays; age++) {
    const day = dayOf(startOfDay(now, age))
    const trimmed = await db.raw<{ rowCount: number }>(
      `delete from disk_view_day where day = ? and resource_id in (
         select resource_id from disk_view_day where day = ? order by views desc, resource_id
         offset ? limit ?)`,
      [day, day, keptPerDay, pruneBatchSize],
    )
    isMore ||= trimmed.rowCount === pruneBatchSize
  }
  return isMore
}
