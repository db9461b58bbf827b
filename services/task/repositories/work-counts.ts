import type { Db } from '@pandex/platform/postgres/postgres'

export interface WorkCounts {
  review: number
  failed_items: number
  failed_jobs: number
}

export const countWork = async (db: Db): Promise<WorkCounts> => {
  const { rows } = await db.raw<{ rows: [WorkCounts] }>(
    `select (select count(*) from import_item where status = 'review') as review,
       (select count(*) from import_item where status = 'failed') as failed_items,
       (select count(*) from job where status = 'failed') as failed_jobs`,
  )
  return rows[0]
}
