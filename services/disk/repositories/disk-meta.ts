import type { DiskMeta__Output as DiskMeta } from '@pandex/platform/gen/pandex/disk/v1/DiskMeta'
import type { Db } from '@pandex/platform/postgres'

const defaultMeta: DiskMeta = { decompress_password: '', description: '', posters_url: '', cost_coin: 0, robots: 1 }

/** A resource has a row of its own only once somebody gave it one. */
export const findMeta = async (db: Db, diskId: number): Promise<DiskMeta> =>
  (await db<DiskMeta & { resource_id: number }>('disk_meta')
    .where({ resource_id: diskId })
    .first('decompress_password', 'description', 'posters_url', 'cost_coin', 'robots')) ?? defaultMeta
