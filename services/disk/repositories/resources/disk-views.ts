/**
 * Views and their heat. Heat = log2(Σ 2^tᵢ) over all views, tᵢ = time of the view in half-lives since 1970. All heats decay at the same
 * rate, so their order never changes by itself: the index stays valid, and only viewed rows are written.
 */
import type { Knex, Db } from '@pandex/platform/postgres/postgres'
import type { DiskRow } from './disks.ts'

const halfLifeMs = 3 * 24 * 3_600_000

/** A resource without views starts as hot as one view ten half-lives earlier: newest first, after all recently viewed ones. */
const initialHeatOffset = -10

const heatAt = (at: Date): number => at.getTime() / halfLifeMs

export const decayedViewCount = (heat: number, at: Date): number => 2 ** (heat - heatAt(at))

export const insertViews = async (
  trx: Knex.Transaction,
  disks: readonly { id: number; disk_type: string; create_time: Date }[],
): Promise<void> => {
  if (disks.length === 0) return
  await trx.raw(
    `insert into disk_view (resource_id, disk_type, heat)
     select * from unnest(?::bigint[], ?::text[], ?::float8[])`,
    [
      disks.map(({ id }) => id),
      disks.map(({ disk_type }) => disk_type),
      disks.map(({ create_time }) => heatAt(create_time) + initialHeatOffset),
    ],
  )
}

export const findViewCounts = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = (await db('disk_view').whereIn('resource_id', ids).select('resource_id', 'views')) as {
    resource_id: number
    views: number
  }[]
  return new Map(rows.map(({ resource_id, views }) => [resource_id, views]))
}

/** Adds views that happened around `at` in one statement. Rows are locked in order of id, so replicas cannot deadlock. */
export const addViews = async (db: Db, views: ReadonlyMap<number, number>, at: Date): Promise<void> => {
  await db.raw(
    `with added as materialized (
       select disk_view.resource_id, count from disk_view
       join unnest(?::bigint[], ?::integer[]) as added (resource_id, count) on added.resource_id = disk_view.resource_id
       order by disk_view.resource_id for update of disk_view)
     update disk_view set
       views = views + added.count,
       heat = ?::float8 + ln(exp(greatest(heat - ?::float8, -60) * ln(2::float8)) + added.count) / ln(2::float8)
     from added where disk_view.resource_id = added.resource_id`,
    [[...views.keys()], [...views.values()], heatAt(at), heatAt(at)],
  )
}

/**
 * Takes resources whose views grew by more than a quarter since they were published, most viewed first, and raises their version. Views do not change
 * `update_time`. Rows that another transaction holds are left for the next call.
 */
export const takeGrownViews = async (trx: Knex.Transaction, limit: number): Promise<DiskRow[]> => {
  // `no key`: transactions that refer to the resource are not blocked.
  const { rows } = await trx.raw<{ rows: DiskRow[] }>(
    `with grown as materialized (
       select disk.id from disk_view join disk on disk.id = disk_view.resource_id
       where disk_view.views > published_views + published_views / 4
       order by disk_view.views desc limit ? for no key update skip locked),
     published as (
       update disk_view set published_views = views from grown where resource_id = grown.id)
     update disk set version = version + 1 from grown where disk.id = grown.id returning disk.*`,
    [limit],
  )
  return rows
}
