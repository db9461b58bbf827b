import type { Health } from '@pandex/contracts/enums'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { DiskType } from '@pandex/contracts/share-link'

export interface HealthCount {
  disk_type: DiskType
  health: Health
  total: number
}

/** Counts enabled resources by drive and health. Scans a whole index; cache the result. */
export const countHealth = async (db: Db): Promise<HealthCount[]> => {
  const { rows } = await db.raw<{ rows: HealthCount[] }>(
    'select disk_type, health, count(*)::integer as total from disk where enabled group by disk_type, health',
  )
  return rows
}
