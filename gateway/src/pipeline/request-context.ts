import { deadlineSignal } from '@pandex/platform/resilience/deadline-signal'
import type { Context, Identity } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logging/logger'
import type { ServerResponse } from 'node:http'
import type { RequestContext } from '../types.ts'

/** Routes of requests that access control refused, and of static files, which count as part of their page. */
export const blockedRoute = 'blocked'
export const fileRoute = 'file'

/** Stored on the response, which is faster than a map. */
const contextKey = Symbol('context')

type ResponseWithContext = ServerResponse & { [contextKey]?: RequestContext }

export const setContext = (res: ResponseWithContext, context: RequestContext): void => {
  res[contextKey] = context
}

/** @throws Error when the pipeline did not handle this response */
export const contextOf = (res: ResponseWithContext): RequestContext => {
  const context = res[contextKey]
  if (!context) throw new Error('the response has no request context')
  return context
}

/** Fields of the log lines of a request. */
export const logFieldsOf = ({
  requestId,
  trace: { ownId },
}: Pick<RequestContext, 'requestId' | 'trace'>): { request_id: string; trace_id?: string } => ({
  request_id: requestId,
  ...(ownId !== undefined && { trace_id: ownId }),
})

export const readBudgetMs = 5_000
export const writeBudgetMs = 8_000

export const createCallContext = (
  context: RequestContext,
  options: { log: Logger; budgetMs: number; user?: Identity; signal?: AbortSignal },
): Context => ({
  requestId: context.requestId,
  ...(context.trace.ownId !== undefined && { traceId: context.trace.ownId }),
  // Not empty: services treat calls without user and address as internal.
  clientAddress: context.client.address || 'unknown',
  deadlineMs: Date.now() + options.budgetMs,
  signal: options.signal ?? deadlineSignal(options.budgetMs),
  log: options.log.child(logFieldsOf(context)),
  ...(options.user && { user: options.user }),
})

export const createDisconnectSignal = (res: ServerResponse): AbortSignal => {
  const gone = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) gone.abort()
  })
  return gone.signal
}
