import type { Context } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Knex } from '@pandex/platform/postgres/postgres'
import type { z } from 'zod'

/** A checkpoint. Work after it is repeated if the process dies before the next one. */
export interface Step<S> {
  /** Where the next run of this job resumes. JSON. */
  state: S
  done?: number
  total?: number
  msg?: string
  /** Runs in the transaction that stores this step. */
  save?: (trx: Knex.Transaction) => Promise<void>
  /** A checkpoint without real progress: it does not reset the failure count. */
  keepsFailureCount?: boolean
}

export interface JobRun<P, S> {
  id: number
  params: P
  state: S | undefined
  done: number
  /** Aborts when the process stops or the lease is lost; the run must not write anything afterwards. */
  signal: AbortSignal
  log: Logger
  context(budgetMs: number): Context
  /** @throws if the signal aborts */
  pause(ms: number): Promise<void>
}

export interface JobKind<P, S> {
  /** @throws ZodError for invalid parameters; the job is not created */
  params: z.ZodType<P>
  /** Runs before a job is created. @throws AppError `failed_precondition` `task.switched_off` with the missing setting */
  check?(params: P): Promise<void>
  /**
   * Dependency errors are retried from the last step, other AppErrors end the job; a cancelled job stops at its next step.
   * @returns the final message
   */
  run(job: JobRun<P, S>): AsyncGenerator<Step<S>, string>
  cancel?(state: S, ctx: Context): Promise<void>
}

export type AnyKind = JobKind<unknown, unknown>

/** The cast is safe: params and state come from rows that only this kind writes. */
export const defineKind = <P, S>(kind: JobKind<P, S>): AnyKind => kind as AnyKind

export type JobKinds = Readonly<Record<string, AnyKind>>
