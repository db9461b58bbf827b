import type { DiskVersion__Output as DiskVersion } from '@pandex/platform/gen/pandex/disk/v1/DiskVersion'
import type { Db } from '@pandex/platform/postgres/postgres'

export const listVersions = async (db: Db, afterId: number, limit: number): Promise<DiskVersion[]> =>
  db('disk')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .select('id', 'doc_id', 'disk_type', 'disk_id', 'version')
