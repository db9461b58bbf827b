import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { DiskMeta } from '../../domain/resources/meta-changes.ts'

const defaultMeta: DiskMeta = { decompress_password: '', description: '', posters_url: '', cost_coin: 0, robots: null }

/** Falls back to default values: a resource gets its row with the first change. */
export const findMeta = async (db: Db, diskId: number): Promise<DiskMeta> =>
  (await db<DiskMeta & { resource_id: number }>('disk_meta')
    .where({ resource_id: diskId })
    .first('decompress_password', 'description', 'posters_url', 'cost_coin', 'robots')) ?? defaultMeta

type Terms = Pick<DiskMeta, 'cost_coin' | 'decompress_password'>

export const findTerms = async (db: Db, diskIds: readonly number[]): Promise<ReadonlyMap<number, Terms>> => {
  const rows = (await db('disk_meta')
    .whereIn('resource_id', diskIds)
    .select('resource_id', 'cost_coin', 'decompress_password')) as (Terms & { resource_id: number })[]
  return new Map(rows.map(({ resource_id, ...terms }) => [resource_id, terms]))
}

export const saveMeta = async (trx: Knex.Transaction, diskId: number, meta: DiskMeta): Promise<void> => {
  await trx('disk_meta')
    .insert({ resource_id: diskId, ...meta })
    .onConflict('resource_id')
    .merge()
}
