import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { deadlineSignal } from '../deadline-signal.ts'
import type { Logger } from '../logger.ts'

export interface Identity {
  id: number
  role: 'admin' | 'user'
  /** The login that the caller shows for himself. */
  session?: {
    id: string
    /** Unix milliseconds. */
    openedAtMs: number
  }
  /** Whether a membership runs now. */
  isVip?: boolean
}

/** What a call knows beside its message. Travels in gRPC metadata, never in message bodies. */
export interface Context {
  requestId: string
  /** Absent for visitors who are not logged in. */
  user?: Identity
  /** The visitor's network address as the gateway determined it; empty for calls that no visitor caused. */
  clientAddress: string
  /** Client whose share of a busy service the call uses, for shared answers that carry no `clientAddress`. */
  flowAddress?: string
  /** Unix milliseconds after which nobody waits for the answer. */
  deadlineMs: number
  /** Fires when the caller went away or the deadline passed. */
  signal: AbortSignal
  log: Logger
}

/** A context for work that no request caused: event consumers, jobs, start-up. @param budgetMs time the work may take */
export const backgroundContext = (log: Logger, budgetMs = 10_000, requestId: string = randomUUID()): Context => ({
  requestId,
  clientAddress: '',
  deadlineMs: Date.now() + budgetMs,
  signal: deadlineSignal(budgetMs),
  log: log.child({ request_id: requestId }),
})

const current = new AsyncLocalStorage<Context>()

/** Runs work so that what it does anywhere below can name the request that caused it. */
export const runInContext = <T>(ctx: Context, work: () => T): T => current.run(ctx, work)

/** For the headers of events, which are written far from where a context is at hand. */
export const currentRequestId = (): string | undefined => current.getStore()?.requestId
