/**
 * Views and their heat. Heat = log2(Σ 2^tᵢ) over all views, tᵢ = time of the view in half-lives since 1970. All heats decay at the same
 * rate, so their order never changes by itself: the index stays valid, and only viewed rows are written.
 */
import type { Knex, Db } from '@pandex/platform/postgres/postgres'

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
