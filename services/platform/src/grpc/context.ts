import type { Role } from '@pandex/contracts/enums'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { deadlineSignal } from '../resilience/deadline-signal.ts'
import type { Logger } from '../logging/logger.ts'

export interface Identity {
  id: number
  role: Role
  session?: {
    id: string
    openedAtMs: number
  }
  isVip?: boolean
}

/** Call metadata beside the message. Travels in gRPC metadata, never in message bodies. */
export interface Context {
  requestId: string
  /** Of a request outside of a running trace (`RequestTrace.ownId`). */
  traceId?: string
  user?: Identity
  /** The client's address as the gateway determined it; empty for calls without a client. */
  clientAddress: string
  /** Client whose share of a busy service the call uses, for shared responses that carry no `clientAddress`. */
  flowAddress?: string
  deadlineMs: number
  /** Aborts when the caller disconnects or the deadline passes. */
  signal: AbortSignal
  log: Logger
}

/** A context for work without a request: event consumers, jobs, start-up. @param budgetMs time the work may take */
export const backgroundContext = (log: Logger, budgetMs = 10_000, requestId: string = randomUUID()): Context => ({
  requestId,
  clientAddress: '',
  deadlineMs: Date.now() + budgetMs,
  signal: deadlineSignal(budgetMs),
  log: log.child({ request_id: requestId }),
})

/**
 * A context for calls that the service itself makes for a request: without the request's user, and not cancelled when the caller disconnects.
 * @param maxMs time the calls may take, if the request has that much left
 */
export const ownContext = (
  { requestId, deadlineMs, log }: Pick<Context, 'requestId' | 'deadlineMs' | 'log'>,
  maxMs = Number.POSITIVE_INFINITY,
): Context => {
  const budgetMs = Math.max(Math.min(maxMs, deadlineMs - Date.now()), 0)
  return { requestId, clientAddress: '', deadlineMs: Date.now() + budgetMs, signal: deadlineSignal(budgetMs), log }
}

const current = new AsyncLocalStorage<Context>()

export const runInContext = <T>(ctx: Context, work: () => T): T => current.run(ctx, work)

/** For event headers, which are written where no context is passed. */
export const currentRequestId = (): string | undefined => current.getStore()?.requestId
