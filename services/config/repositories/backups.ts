import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db } from '@pandex/platform/postgres/postgres'

export interface BackupReport {
  name: string
  started_at: Date
  ended_at: Date
  bytes: number
  /** Empty for a successful backup. */
  error: string
}

const maxReports = 100

const rules = { sortable: { id: 'id', started_at: 'started_at', bytes: 'bytes' }, sort: 'started_at' }

/** A repeated report replaces the earlier one. Only the newest reports are kept. */
export const storeReport = async (db: Db, report: BackupReport): Promise<void> => {
  await db('backup').insert(report).onConflict('name').merge()
  await db.raw('delete from backup where id not in (select id from backup order by started_at desc, id desc limit ?)', [
    maxReports,
  ])
}

export const listReports = async (
  db: Db,
  page: Page | null,
): Promise<{ rows: (BackupReport & { id: number })[]; total: number }> => listQuery(db('backup'), page, rules)
