import type { Db } from '@pandex/platform/postgres'
import type { DiskType } from '@pandex/platform/share-link'

export interface HealthCount {
  disk_type: DiskType
  health: string
  total: number
}

/** The resources that visitors may see, by drive and health. Reads an index of them whole: keep the answer for a while. */
export const countHealth = async (db: Db): Promise<HealthCount[]> => {
  const { rows } = await db.raw<{ rows: HealthCount[] }>(
    'select disk_type, health, count(*)::integer as total from disk where enabled group by disk_type, health',
  )
  return rows
}
