import { recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { TaskServiceDefinition } from '@pandex/platform/gen/pandex/task/v1/TaskService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { AnyKind, JobKinds } from '../use-cases/job-kind.ts'
import { findNextTimes, listJobs } from '../repositories/job-lists.ts'
import { requestCancel, findJob, openJob, reopenJob } from '../repositories/jobs.ts'
import type { JobRow } from '../repositories/jobs.ts'

export interface JobDeps {
  db: Db
  kinds: JobKinds
}

const timeText = (time: Date | null | undefined): string => time?.toISOString() ?? ''

const toJob = (row: JobRow, nextAt?: Date) => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  done: row.done,
  total: row.total,
  msg: row.msg,
  origin: row.origin,
  attempts: row.attempts,
  create_time: timeText(row.created_at),
  started_at: timeText(row.started_at),
  ended_at: timeText(row.ended_at),
  next_at: timeText(nextAt),
  params: JSON.stringify(row.params),
})

const readParams = (kind: AnyKind, text: string): unknown => {
  const bad = (cause: unknown): AppError => new AppError('invalid', 'task.bad_params', '任务参数不正确', {}, { cause })
  try {
    return kind.params.parse(JSON.parse(text || '{}'))
  } catch (error) {
    throw bad(error)
  }
}

const unknownJob = (): AppError => new AppError('not_found', 'task.unknown_job', '任务不存在')

export const jobHandlers = ({
  db,
  kinds,
}: JobDeps): Pick<HandlersOf<TaskServiceDefinition>, 'StartJob' | 'ListJobs' | 'CancelJob' | 'RetryJob'> => ({
  StartJob: async ({ kind: name, params: text }, ctx) => {
    requireAdmin(ctx, 'task')
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (!kind) throw new AppError('invalid', 'task.unknown_kind', '没有这种任务')
    const params = readParams(kind, text)
    await kind.check?.(params)
    return db.transaction(async (trx) => {
      const { row, isNew } = await openJob(trx, { kind: name, params, origin: 'admin' })
      const changes = { kind: name, params }
      if (isNew) await recordAudit(trx, ctx, { action: 'job.start', target: `job:${row.id}`, changes })
      return toJob(row)
    })
  },

  ListJobs: async ({ page, kind, status }, ctx) => {
    requireAdmin(ctx, 'task')
    const { rows, total } = await listJobs(db, { kind, status }, page)
    const nextTimes = await findNextTimes(db, [...new Set(rows.map((row) => row.kind))])
    return { list: rows.map((row) => toJob(row, nextTimes.get(row.id))), total }
  },

  CancelJob: async ({ id }, ctx) => {
    requireAdmin(ctx, 'task')
    return db.transaction(async (trx) => {
      const row = await requestCancel(trx, id)
      if (!row && !(await findJob(trx, id))) throw unknownJob()
      if (!row) throw new AppError('failed_precondition', 'task.job_ended', '任务已经结束')
      await recordAudit(trx, ctx, { action: 'job.cancel', target: `job:${id}`, changes: { kind: row.kind } })
      return toJob(row)
    })
  },

  RetryJob: async ({ id }, ctx) => {
    requireAdmin(ctx, 'task')
    return db.transaction(async (trx) => {
      const row = await reopenJob(trx, id)
      if (!row && !(await findJob(trx, id))) throw unknownJob()
      if (!row)
        throw new AppError(
          'failed_precondition',
          'task.job_not_ended',
          '只有失败或取消的任务可以重试，且相同的任务不能同时进行',
        )
      await recordAudit(trx, ctx, { action: 'job.retry', target: `job:${id}`, changes: { kind: row.kind } })
      return toJob(row)
    })
  },
})
