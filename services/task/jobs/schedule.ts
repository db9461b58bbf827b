import { AppError } from '@pandex/platform/errors'
import { nextTime } from '@pandex/platform/next-time'
import { openJob } from '../repositories/jobs.ts'
import { findSchedule, takeDueSchedule, writeSchedule } from '../repositories/job-schedules.ts'
import type { RunnerDeps } from './runner.ts'

type ScheduleDeps = Omit<RunnerDeps, 'settings'>

const isReady = async ({ kinds }: ScheduleDeps, name: string): Promise<boolean> => {
  try {
    await kinds[name]?.check?.({})
    return true
  } catch (error) {
    if (error instanceof AppError && error.kind === 'failed_precondition') return false
    throw error
  }
}

const follow = async (deps: ScheduleDeps, kind: string, expression: string): Promise<void> => {
  const { db, clock, log } = deps
  const known = await findSchedule(db, kind)
  if (known?.expression !== expression) {
    const next = nextTime(expression, clock())
    if (!next && expression.trim() !== '') log.warn({ kind, expression }, 'this schedule cannot be read')
    return writeSchedule(db, { kind, expression, next_at: next })
  }
  if (!known.next_at || known.next_at > clock()) return
  const ready = await isReady(deps, kind)
  await db.transaction(async (trx) => {
    // Only the replica that updates the row starts the job.
    if (!(await takeDueSchedule(trx, known, nextTime(expression, clock())))) return
    if (ready) await openJob(trx, { kind, params: deps.kinds[kind]?.params.parse({}), origin: 'schedule' })
  })
}

/** Starts the jobs that are due by the current schedules. Missed times start one job; a kind with an open job is skipped. */
export const startDueJobs = async (deps: RunnerDeps): Promise<void> => {
  const schedules = await deps.settings.readSchedules()
  for (const kind of Object.keys(deps.kinds)) await follow(deps, kind, schedules[kind] ?? '')
}
