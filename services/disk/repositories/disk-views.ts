/**
 * Views and their heat. Heat is the logarithm (base 2) of the sum of all views, each worth half as much for every
 * half-life that has passed, with the time added: log2(Σ 2^tᵢ), tᵢ in half-lives since 1970. As all heats grow colder at the
 * same rate, their order never changes by itself: an index on it is always right, and only what is viewed is written.
 */
import type { Knex, Db } from '@pandex/platform/postgres'

const halfLifeMs = 3 * 24 * 3_600_000

/** What nobody has viewed yet is as hot as one view ten half-lives ago: newest first, behind all that is viewed of late. */
const headStart = -10

const heatNow = (at: Date): number => at.getTime() / halfLifeMs

/** How many views a heat stands for at a time, each worth half as much for every half-life since. */
export const viewsThatCount = (heat: number, at: Date): number => 2 ** (heat - heatNow(at))

/** Gives a new resource its place in the list of the hot ones. */
export const insertViews = async (
  trx: Knex.Transaction,
  disk: { id: number; disk_type: string; create_time: Date },
): Promise<void> => {
  await trx('disk_view').insert({
    resource_id: disk.id,
    disk_type: disk.disk_type,
    heat: heatNow(disk.create_time) + headStart,
  })
}

/** Adds views that happened around `at`, one statement for all. Rows are locked in order: two replicas cannot deadlock. */
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
    [[...views.keys()], [...views.values()], heatNow(at), heatNow(at)],
  )
}
