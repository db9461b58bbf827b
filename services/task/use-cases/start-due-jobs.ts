import { AppError } from '@pandex/platform/errors'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Db } from '@pandex/platform/postgres/postgres'
import { nextCronTime } from '@pandex/platform/scheduling/next-cron-time'
import type { SiteConfig } from '../clients/site-config.ts'
import { openJob } from '../repositories/jobs.ts'
import { findSchedule, claimDueSchedule, writeSchedule } from '../repositories/job-schedules.ts'
import type { JobKinds } from './job-kind.ts'

export interface ScheduleDeps {
  db: Db
  kinds: JobKinds
  siteConfig: SiteConfig<'task_schedule'>
  clock: () => Date
  log: Logger
}

const isReady = async ({ kinds }: Pick<ScheduleDeps, 'kinds'>, name: string): Promise<boolean> => {
  try {
    await kinds[name]?.check?.({})
    return true
  } catch (error) {
    if (error instanceof AppError && error.kind === 'failed_precondition') return false
    throw error
  }
}

const startIfDue = async (deps: ScheduleDeps, kind: string, expression: string): Promise<void> => {
  const { db, clock, log } = deps
  const known = await findSchedule(db, kind)
  if (known?.expression !== expression) {
    const next = nextCronTime(expression, clock())
    if (!next && expression.trim() !== '')
      log.warn({ kind, expression }, 'job scheduler: invalid cron expression, not starting this kind of job')
    return writeSchedule(db, { kind, expression, next_at: next })
  }
  if (!known.next_at || known.next_at > clock()) return
  const ready = await isReady(deps, kind)
  await db.transaction(async (trx) => {
    // Only the replica that updates the row starts the job.
    if (!(await claimDueSchedule(trx, known, nextCronTime(expression, clock())))) return
    if (ready) await openJob(trx, { kind, params: deps.kinds[kind]?.params.parse({}), origin: 'schedule' })
  })
}

/** Starts the jobs that are due by the current schedules. Missed times start one job; a kind with an open job is skipped. */
export const startDueJobs = async (deps: ScheduleDeps): Promise<void> => {
  const { task_schedule } = await deps.siteConfig.read()
  const schedules: Readonly<Record<string, string>> = task_schedule
  for (const kind of Object.keys(deps.kinds)) await startIfDue(deps, kind, schedules[kind] ?? '')
}
