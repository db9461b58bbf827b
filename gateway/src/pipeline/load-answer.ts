import { AppError } from '@pandex/platform/errors'
import type { ErrorKind } from '@pandex/platform/errors'
import type { CachedResponse } from '../cache/cached-response.ts'
import { loadSharedResponse } from '../cache/load-shared-response.ts'
import { authenticate, hasToken } from './authenticate.ts'
import type { AuthenticateDeps } from './authenticate.ts'
import { createCallContext, createDisconnectSignal, readBudgetMs, writeBudgetMs } from './request-context.ts'
import { runRoute } from './run-route.ts'
import type { RunnerDeps } from './run-route.ts'
import type { Call, Step } from './step.ts'

/** Refusals of anonymous clients that may not apply to an authenticated one. */
const refusalKinds = new Set<ErrorKind>(['failed_precondition', 'unauthenticated', 'not_found'])

const asRefusal = (error: unknown): AppError => {
  if (error instanceof AppError && refusalKinds.has(error.kind)) return error
  throw error
}

/** Calls the service, or takes the anonymous response from the cache, which all clients of such a route share. */
export const createAnswerLoader = (deps: RunnerDeps & AuthenticateDeps): Step => {
  const loadPrivate = async (call: Call): Promise<void> => {
    const { route, context, user } = call
    const ctx = createCallContext(context, {
      log: deps.log,
      budgetMs: route.method === 'GET' ? readBudgetMs : writeBudgetMs,
      signal: createDisconnectSignal(call.res),
      ...(user && { user }),
    })
    call.result = await runRoute(route, call.input, ctx, deps)
  }
  /** A caller with a token is authenticated only when the anonymous response is a refusal. */
  const loadForCaller = async (call: Call, shared: CachedResponse | Promise<CachedResponse>): Promise<void> => {
    const answer = await Promise.resolve(shared).catch(asRefusal)
    const isRefusal = answer instanceof AppError || answer.refusal !== undefined
    if (isRefusal) call.user = await authenticate(call, deps)
    if (call.user) {
      call.context.cacheResult = 'miss'
      return loadPrivate(call)
    }
    if (answer instanceof AppError) throw answer
    call.cached = answer
  }
  return (call) => {
    const { route, context } = call
    if (!route.row.cache) return loadPrivate(call)
    context.cacheResult = 'hit'
    const shared = loadSharedResponse(route, call.cacheKey, call.input, context, deps)
    if (route.row.auth === 'optional' && hasToken(call.req)) return loadForCaller(call, shared)
    if (shared instanceof Promise)
      return shared.then((entry) => {
        call.cached = entry
      })
    call.cached = shared
  }
}
