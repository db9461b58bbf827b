import { startPeriodicTask } from '@pandex/platform/scheduling/periodic-task'
import type { Resource } from '@pandex/platform/process/resource'
import { claimJob } from '../repositories/jobs.ts'
import { runJob } from '../use-cases/run-job.ts'
import type { RunDeps } from '../use-cases/run-job.ts'
import { startDueJobs } from '../use-cases/start-due-jobs.ts'
import type { ScheduleDeps } from '../use-cases/start-due-jobs.ts'

export interface RunnerTiming extends Omit<RunDeps, 'db' | 'log'> {
  pollMs: number
  scheduleMs: number
}

/** 41 minutes. No delay is longer than the outage before it, so a job soon resumes when a restarted service answers again. */
export const retryDelaysMs = [5, 5, 10, 15, 30, 60, 60, 60, 60, 60, 300, 300, 600, 900].map((seconds) => seconds * 1000)

const defaultTiming: RunnerTiming = {
  leaseMs: 30_000,
  renewalIntervalMs: 8_000,
  retryDelaysMs,
  pollMs: 1_000,
  scheduleMs: 5_000,
}

/**
 * Runs jobs on any number of replicas: a lease gives each job one holder, and another replica takes over when it expires.
 * Kinds run concurrently; at most one job of a kind runs.
 */
export const startRunner = (deps: ScheduleDeps, timing: Partial<RunnerTiming> = {}): Resource => {
  const times = { ...defaultTiming, ...timing }
  const { db, kinds, log } = deps
  const stopping = new AbortController()
  const { signal } = stopping
  const running = new Set<Promise<void>>()

  const claimAll = async (): Promise<void> => {
    while (!signal.aborted) {
      const job = await claimJob(db, Object.keys(kinds), times.leaseMs)
      const kind = job && kinds[job.kind]
      if (!job || !kind) return
      const work = runJob({ ...times, db, log }, kind, job, signal).finally(() => running.delete(work))
      running.add(work)
    }
  }
  const looking = startPeriodicTask({ name: 'job runner', everyMs: times.pollMs, log, work: claimAll })
  const scheduling = startPeriodicTask({
    name: 'job scheduler',
    everyMs: times.scheduleMs,
    log,
    work: () => startDueJobs(deps),
  })
  return {
    name: 'jobs',
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await Promise.all([looking[Symbol.asyncDispose](), scheduling[Symbol.asyncDispose]()])
      await Promise.all(running)
    },
  }
}
