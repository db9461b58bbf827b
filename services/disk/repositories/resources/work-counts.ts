import type { DiskWork__Output as DiskWork } from '@pandex/platform/gen/pandex/disk/v1/DiskWork'
import type { Db } from '@pandex/platform/postgres/postgres'
import { isBought } from './disk-filter.ts'

/** Equals the totals of the lists of open reports and of dead, bought resources. Each count has its partial index. */
export const countWork = async (db: Db): Promise<DiskWork> => {
  const { rows } = await db.raw<{ rows: [{ reported: number; dead_bought: number }] }>(
    `select (select count(*) from report_case where verdict is null) as reported,
       (select count(*) from disk where health = 'dead' and deleted_at is null and ${isBought}) as dead_bought`,
  )
  return rows[0]
}
