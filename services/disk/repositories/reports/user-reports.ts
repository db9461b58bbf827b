import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import type { UserReportList__Output as UserReportList } from '@pandex/platform/gen/pandex/disk/v1/UserReportList'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db } from '@pandex/platform/postgres/postgres'

type Row = Omit<UserReportList['list'][number], 'create_time'> & { create_time: Date }

export const listReportsOf = async (db: Db, visitor: string, page: Page | null): Promise<UserReportList> => {
  const { rows, total } = await listQuery<Row>(
    db('report').join('disk', 'disk.id', 'report.resource_id').where({ visitor }),
    page,
    { sortable: {}, sort: 'report.create_time', id: 'report.id' },
    ['doc_id', 'disk_name', 'reason', 'text', 'contact', 'report.create_time'],
  )
  return { list: rows.map((row) => ({ ...row, create_time: row.create_time.toISOString() })), total }
}
