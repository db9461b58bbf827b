import type { Context } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logger'
import type { Knex } from '@pandex/platform/postgres'
import type { z } from 'zod'

/** How far a job came. Whatever comes after it is done again when the process dies before the next one. */
export interface Step<S> {
  /** What the next run of this job begins with. JSON. */
  state: S
  done?: number
  /** Absent while it is not known. */
  total?: number
  msg?: string
  /** What is stored together with this step, in one transaction: both are there or neither is. */
  save?: (trx: Knex.Transaction) => Promise<void>
  /** Only a note for whoever goes on: failures in a row are counted on as if it had not been there. */
  isNote?: boolean
}

/** A job as it is being done. */
export interface JobRun<P, S> {
  id: number
  params: P
  /** Of the last step; undefined at the very beginning. */
  state: S | undefined
  done: number
  /** Fires when the process stops or the lease is lost: then nothing more may be done. */
  signal: AbortSignal
  log: Logger
  /** For a call, ended by the signal as well. */
  context(budgetMs: number): Context
  /** @throws when the signal fires */
  pause(ms: number): Promise<void>
}

export interface JobKind<P, S> {
  /** @throws ZodError: such a job is not begun */
  params: z.ZodType<P>
  /** Before a job is begun. @throws AppError `failed_precondition` `task.switched_off` with what is missing */
  check?(params: P): Promise<void>
  /**
   * Yields each step; a cancelled job gets no further than its next one. An error of a dependency is tried again from the last step,
   * an AppError of another kind ends the job with its message.
   * @returns what is said of the job when it is done
   */
  run(job: JobRun<P, S>): AsyncGenerator<Step<S>, string>
  /** Undoes what must not stay of a job that was cancelled. */
  cancel?(state: S, ctx: Context): Promise<void>
}

/** A kind whose params and state only itself knows. */
export type AnyKind = JobKind<unknown, unknown>

/** Params and state come from the row, where only this kind put them. */
export const defineKind = <P, S>(kind: JobKind<P, S>): AnyKind => kind as AnyKind

/** Kinds by their name. */
export type JobKinds = Readonly<Record<string, AnyKind>>
