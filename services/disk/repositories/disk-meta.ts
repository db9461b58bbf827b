import type { Db, Knex } from '@pandex/platform/postgres'
import type { DiskMeta } from '../domain/meta-changes.ts'

const defaultMeta: DiskMeta = { decompress_password: '', description: '', posters_url: '', cost_coin: 0, robots: null }

/** A resource has a row of its own only once somebody gave it one. */
export const findMeta = async (db: Db, diskId: number): Promise<DiskMeta> =>
  (await db<DiskMeta & { resource_id: number }>('disk_meta')
    .where({ resource_id: diskId })
    .first('decompress_password', 'description', 'posters_url', 'cost_coin', 'robots')) ?? defaultMeta

/** Points that these resources ask for themselves, of those that do. */
export const findPrices = async (db: Db, diskIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = (await db('disk_meta')
    .whereIn('resource_id', diskIds)
    .where('cost_coin', '>', 0)
    .select('resource_id', 'cost_coin')) as { resource_id: string; cost_coin: number }[]
  return new Map(rows.map(({ resource_id, cost_coin }) => [Number(resource_id), cost_coin]))
}

/** Of a resource that the transaction holds locked. */
export const saveMeta = async (trx: Knex.Transaction, diskId: number, meta: DiskMeta): Promise<void> => {
  await trx('disk_meta')
    .insert({ resource_id: diskId, ...meta })
    .onConflict('resource_id')
    .merge()
}
