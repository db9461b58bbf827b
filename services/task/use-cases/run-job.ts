import { AppError } from '@pandex/platform/errors'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { Context } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Db } from '@pandex/platform/postgres/postgres'
import { setTimeout as delay } from 'node:timers/promises'
import { endJob, renewLease, releaseJob } from '../repositories/jobs.ts'
import type { LeasedJob, JobRow } from '../repositories/jobs.ts'
import type { AnyKind, JobRun, Step } from './job-kind.ts'

export interface RunDeps {
  db: Db
  log: Logger
  /** A holder that does not renew for this long loses the job. */
  leaseMs: number
  renewalIntervalMs: number
  /** Delays before retries, by failures since the last step. After the last one the job fails. */
  retryDelaysMs: readonly number[]
}

class LeaseLost extends Error {}

const cancelBudgetMs = 10_000

/** Renews the lease during the work; aborts the work if a renewal is refused or not confirmed before the lease ends. */
const startLeaseRenewal = (deps: RunDeps, held: LeasedJob, leaseLost: AbortController): (() => Promise<void>) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const lose = (): void => leaseLost.abort(new LeaseLost())
  let end = setTimeout(lose, deps.leaseMs)
  const renew = async (): Promise<void> => {
    while (!signal.aborted) {
      await delay(deps.renewalIntervalMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      const requestedAtMs = performance.now()
      try {
        const status = await renewLease(deps.db, held, deps.leaseMs)
        if (status === undefined) return lose()
        clearTimeout(end)
        if (!signal.aborted) end = setTimeout(lose, requestedAtMs + deps.leaseMs - performance.now())
      } catch (error) {
        deps.log.warn({ err: error }, 'job runner: failed to renew the lease, retrying')
      }
    }
  }
  const renewing = renew()
  return async () => {
    stopping.abort()
    clearTimeout(end)
    await renewing
  }
}

const contextFor = (log: Logger, signal: AbortSignal, budgetMs: number): Context => {
  const ctx = backgroundContext(log, budgetMs)
  return { ...ctx, signal: AbortSignal.any([ctx.signal, signal]) }
}

/** @returns false if the job is to be cancelled @throws LeaseLost without storing anything if the lease is lost */
const saveStep = async (deps: RunDeps, held: LeasedJob, step: Step<unknown>): Promise<boolean> =>
  deps.db.transaction(async (trx) => {
    const { state, done, total, msg, save, keepsFailureCount } = step
    const progress = { done, total, msg, ...(!keepsFailureCount && { failures: 0 }), state: JSON.stringify(state) }
    const status = await renewLease(trx, held, deps.leaseMs, progress)
    if (status === undefined) throw new LeaseLost()
    await save?.(trx)
    return status !== 'cancelling'
  })

const errorMessageOf = (error: unknown): string =>
  error instanceof AppError && error.kind !== 'internal' ? error.message : '内部错误，请查看日志'

const isRetryable = (error: unknown): boolean =>
  !(error instanceof AppError) || ['unavailable', 'internal', 'rate_limited'].includes(error.kind)

const retryOrFail = async (deps: RunDeps, job: JobRow & LeasedJob, failures: number, error: unknown): Promise<void> => {
  const msg = errorMessageOf(error)
  const delayMs = isRetryable(error) ? deps.retryDelaysMs[failures] : undefined
  if (delayMs === undefined) return endJob(deps.db, job, { status: 'failed', msg })
  await releaseJob(deps.db, job, { delayMs, failures: failures + 1, msg: `${msg}（稍后自动重试）` })
}

const runSteps = async (
  deps: RunDeps,
  steps: AsyncGenerator<Step<unknown>, string>,
  job: JobRow & LeasedJob,
  onStep: (step: Step<unknown>) => void,
  signal: AbortSignal,
): Promise<string | undefined> => {
  try {
    for (;;) {
      const next = await steps.next()
      signal.throwIfAborted()
      if (next.done) return next.value
      const goesOn = await saveStep(deps, job, next.value)
      onStep(next.value)
      if (!goesOn) return undefined
    }
  } finally {
    await steps.return('').catch(() => undefined)
  }
}

/**
 * Runs a claimed job until it is done, cancelled or failed, or the process stops. Never throws.
 * @param stopping aborts when the process stops; the job is released for another replica
 */
export const runJob = async (
  deps: RunDeps,
  kind: AnyKind,
  job: JobRow & LeasedJob,
  stopping: AbortSignal,
): Promise<void> => {
  const log = deps.log.child({ job: job.id, kind: job.kind })
  const leaseLost = new AbortController()
  const signal = AbortSignal.any([leaseLost.signal, stopping])
  let { state, failures } = job
  const run: JobRun<unknown, unknown> = {
    id: job.id,
    params: job.params,
    state: job.state ?? undefined,
    done: job.done,
    signal,
    log,
    context: (budgetMs) => contextFor(log, signal, budgetMs),
    pause: (ms) => delay(ms, undefined, { signal }),
  }
  const cancel = async (): Promise<void> => {
    if (state !== null) await kind.cancel?.(state, contextFor(log, signal, cancelBudgetMs))
    await endJob(deps.db, job, { status: 'cancelled', msg: '已取消' })
  }
  const stopRenewal = startLeaseRenewal(deps, job, leaseLost)
  try {
    const onStep = (step: Step<unknown>): void => {
      state = step.state
      if (!step.keepsFailureCount) failures = 0
    }
    const msg = job.status === 'cancelling' ? undefined : await runSteps(deps, kind.run(run), job, onStep, signal)
    if (msg === undefined) await cancel()
    else await endJob(deps.db, job, { status: 'done', msg })
  } catch (error) {
    await handleFailure(error)
  } finally {
    await stopRenewal()
  }

  async function handleFailure(error: unknown): Promise<void> {
    if (error instanceof LeaseLost || leaseLost.signal.aborted)
      return log.warn('job runner: lease lost, leaving the job to another replica')
    // If this write fails too, the lease expires and another replica takes the job.
    const unstored = (trouble: unknown): void =>
      log.warn({ err: trouble }, 'job runner: failed to store the outcome, leaving the job until its lease expires')
    if (stopping.aborted) return releaseJob(deps.db, job, { delayMs: 0 }).catch(unstored)
    log.warn({ err: error }, 'job runner: job failed, retrying unless its attempts are used up')
    await retryOrFail(deps, job, failures, error).catch(unstored)
  }
}
