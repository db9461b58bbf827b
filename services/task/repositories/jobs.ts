import { openJobStatuses } from '@pandex/contracts/enums'
import type { JobStatus } from '@pandex/contracts/enums'
import { AppError } from '@pandex/platform/errors'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { isUniqueViolation } from '@pandex/platform/postgres/unique-violation'

export interface JobRow {
  id: number
  kind: string
  status: JobStatus
  params: unknown
  state: unknown
  done: number
  total: number
  msg: string
  origin: 'admin' | 'schedule'
  attempts: number
  failures: number
  lease: string | null
  created_at: Date
  started_at: Date | null
  ended_at: Date | null
}

export interface LeasedJob {
  id: number
  lease: string
}

/** One job of a kind runs, the others wait. */
const maxOpenOfKind = 20

/** @throws AppError failed_precondition task.queue_full */
const checkQueue = async (trx: Knex.Transaction, kind: string): Promise<void> => {
  const [row] = (await trx('job').where({ kind }).whereIn('status', openJobStatuses).count({ count: '*' })) as [
    { count: number },
  ]
  if (row.count > maxOpenOfKind)
    throw new AppError('failed_precondition', 'task.queue_full', '同类任务排队太多，请等它们结束后再试')
}

/** Inserts a job, or returns the open job with the same parameters. */
export const openJob = async (
  trx: Knex.Transaction,
  job: Pick<JobRow, 'kind' | 'params' | 'origin'>,
): Promise<{ row: JobRow; isNew: boolean }> => {
  const findOpen = async (): Promise<JobRow | undefined> =>
    trx('job').where({ kind: job.kind }).whereIn('status', openJobStatuses).first()
  // A schedule adds no job while one of its kind is open.
  const busy = job.origin === 'schedule' ? await findOpen() : undefined
  if (busy) return { row: busy, isNew: false }
  const values = { kind: job.kind, origin: job.origin, params: JSON.stringify(job.params) }
  for (;;) {
    const [row] = (
      await trx.raw<{ rows: JobRow[] }>(
        `insert into job (kind, origin, params) values (:kind, :origin, :params)
       on conflict (kind, md5(params::text)) where status in ('waiting', 'running', 'cancelling') do nothing returning *`,
        values,
      )
    ).rows
    if (row) {
      await checkQueue(trx, job.kind)
      return { row, isNew: true }
    }
    // The conflicting job may end before this query: then insert again.
    const open = (await trx('job')
      .where({ kind: job.kind })
      .whereIn('status', openJobStatuses)
      .whereRaw('params = ?::jsonb', [values.params])
      .first()) as JobRow | undefined
    if (open) return { row: open, isNew: false }
  }
}

/**
 * Takes the first due job of a kind, or a job whose lease has expired. While another replica takes the first one, a later job of the
 * kind must wait: it would start before it.
 */
export const claimJob = async (
  db: Db,
  kinds: readonly string[],
  leaseMs: number,
): Promise<(JobRow & LeasedJob) | undefined> => {
  const claiming = db.raw<{ rows: (JobRow & LeasedJob)[] }>(
    `update job set
       lease = gen_random_uuid(),
       leased_until = now() + :lease_ms * interval '1 ms',
       status = case when status = 'cancelling' then status else 'running' end,
       attempts = attempts + case when status = 'cancelling' then 0 else 1 end,
       started_at = coalesce(started_at, clock_timestamp())
     where id = (
       select id from job
       where kind = any(:kinds) and (
         (status = 'waiting' and due_at <= now() and not exists (
           select from job as other where other.kind = job.kind and (
             other.status in ('running', 'cancelling')
             or (other.status = 'waiting' and other.due_at <= now() and other.id < job.id))))
         or (status in ('running', 'cancelling') and leased_until < now()))
       order by id for update skip locked limit 1)
     returning *`,
    { lease_ms: leaseMs, kinds: [...kinds] },
  )
  try {
    return (await claiming).rows[0]
  } catch (error) {
    // Another replica concurrently claimed another job of this kind.
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

/** Renews a lease and stores progress. @returns the status; undefined if the lease is lost */
export const renewLease = async (
  db: Db,
  { id, lease }: LeasedJob,
  leaseMs: number,
  step: Partial<Pick<JobRow, 'done' | 'total' | 'msg' | 'failures'>> & { state?: string } = {},
): Promise<JobStatus | undefined> => {
  const [row] = (await db('job')
    .where({ id, lease })
    .whereIn('status', ['running', 'cancelling'])
    .update({ ...step, leased_until: db.raw(`now() + ? * interval '1 ms'`, [leaseMs]) })
    .returning('status')) as { status: JobStatus }[]
  return row?.status
}

export const endJob = async (
  db: Db,
  { id, lease }: LeasedJob,
  ending: { status: 'done' | 'failed' | 'cancelled'; msg: string },
): Promise<void> => {
  await db('job')
    .where({ id, lease })
    .update({ ...ending, lease: null, leased_until: null, ended_at: db.fn.now() })
}

/** Releases a job, also one that is being cancelled; any replica may claim it after `delayMs`. */
export const releaseJob = async (
  db: Db,
  { id, lease }: LeasedJob,
  { delayMs, ...trouble }: { delayMs: number } & Partial<Pick<JobRow, 'msg' | 'failures'>>,
): Promise<void> => {
  await db('job')
    .where({ id, lease })
    .update({
      ...trouble,
      status: db.raw(`case when status = 'cancelling' then status else 'waiting' end`),
      due_at: db.raw(`now() + ? * interval '1 ms'`, [delayMs]),
      lease: null,
      leased_until: db.raw(`now() + ? * interval '1 ms'`, [delayMs]),
    })
}

/** Requests cancellation; a job that never started ends at once. @returns undefined if the job is not open */
export const requestCancel = async (trx: Knex.Transaction, id: number): Promise<JobRow | undefined> => {
  const { rows } = await trx.raw<{ rows: JobRow[] }>(
    `update job set
       status = case when attempts = 0 then 'cancelled' else 'cancelling' end,
       ended_at = case when attempts = 0 then now() end,
       leased_until = case when status = 'waiting' then '-infinity' else leased_until end
     where id = ? and status = any(?) returning *`,
    [id, [...openJobStatuses]],
  )
  return rows[0]
}

/** Reopens a failed or cancelled job with its progress. @returns undefined if it is neither, or an equal job is open */
export const reopenJob = async (trx: Knex.Transaction, id: number): Promise<JobRow | undefined> => {
  try {
    const { rows } = await trx.transaction((own) =>
      own.raw<{ rows: JobRow[] }>(
        `update job set status = 'waiting', due_at = now(), failures = 0, msg = '', ended_at = null
         where id = ? and status in ('failed', 'cancelled') returning *`,
        [id],
      ),
    )
    return rows[0]
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

export const findJob = async (db: Db, id: number): Promise<JobRow | undefined> => db('job').where({ id }).first()

/** State of the previous job of a kind whose params name no ids. */
export const findPreviousState = async <S>(db: Db, kind: string, id: number): Promise<S | undefined> => {
  const row: { state: S } | undefined = await db('job')
    .where({ kind })
    .where('id', '<', id)
    .whereNotNull('state')
    .whereRaw(`coalesce(params->'ids', '[]') = '[]'`)
    .orderBy('id', 'desc')
    .first('state')
  return row?.state
}
