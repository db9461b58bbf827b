import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db } from '@pandex/platform/postgres/postgres'
import { openJobStatuses } from '@pandex/contracts/enums'
import type { JobRow } from './jobs.ts'

/** Ids sort by creation time. */
const sortable = {
  id: 'id',
  create_time: 'id',
  kind: 'kind',
  status: 'status',
  origin: 'origin',
  attempts: 'attempts',
  ended_at: 'ended_at',
}

/** @param filter empty texts match every job; status `open` matches every job that has not ended */
export const listJobs = async (
  db: Db,
  { kind, status }: { kind: string; status: string },
  page: Page | null,
): Promise<{ rows: JobRow[]; total: number }> => {
  const query = db('job').where((where) => {
    if (kind !== '') void where.where({ kind })
    if (status === 'open') void where.whereIn('status', openJobStatuses)
    else if (status !== '') void where.where({ status })
  })
  return listQuery<JobRow>(query, page, { sortable, sort: 'id' })
}

/** Next scheduled start of each kind, by the id of its latest job. */
export const findNextTimes = async (db: Db, kinds: readonly string[]): Promise<Map<number, Date>> => {
  const { rows } = await db.raw<{ rows: { id: number; next_at: Date }[] }>(
    `select (select max(id) from job where job.kind = job_schedule.kind) as id, next_at
     from job_schedule where kind = any(?) and next_at is not null`,
    [[...kinds]],
  )
  return new Map(rows.map(({ id, next_at }) => [id, next_at]))
}
