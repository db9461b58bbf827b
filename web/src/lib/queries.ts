import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { api, failureOf, isFailure } from './api.ts'
import type { ApiInput, ApiOutput, CallApi, Spec } from './api.ts'
import { toast } from './toast.ts'

const cacheMs = 3600_000

const whoIsHere: Spec = 'GET /auth/v1/user/info'

/** A query's key and function: the key is the call itself, so server and browser agree without a word more. */
export const queryOf = <S extends Spec>(spec: S, input: ApiInput<S>, call: CallApi = api) => ({
  queryKey: [spec, input] as const,
  queryFn: (): Promise<ApiOutput<S>> => call(spec, input),
})

// With `meta: { isFailureShown: true }` a form shows its failure itself. A lost login is always told.
const tellFailedChange = (error: unknown, meta: Record<string, unknown> | undefined): void => {
  const { code, msg } = failureOf(error)
  if (code === 403 || meta?.isFailureShown !== true) toast('error', msg)
}

/**
 * Answers live for an hour and are not fetched again on focus. A failed query stays failed until it is asked for again or the
 * network comes back, so that what the server rendered about a failure is what the browser hydrates. Queries that are made
 * without a network wait for it; writes fail at once, so that no purchase happens minutes after the click.
 */
export const createQueryClient = (): QueryClient => {
  // Whoever is refused may have lost the login meanwhile: guarded pages find out at once, not at the next visit.
  const checkLogin = (error: unknown): void => {
    if (failureOf(error).code === 403) void client.invalidateQueries({ queryKey: [whoIsHere] })
  }
  // The library believes in a network until it hears otherwise, also on a page that was opened without one.
  if (typeof navigator !== 'undefined') onlineManager.setOnline(navigator.onLine !== false)
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey: [spec] }) => {
        // The page shows words for visitors; of an error of its own the console keeps the rest.
        if (!isFailure(error)) console.error(error)
        if (failureOf(error).code === 403) toast('error', failureOf(error).msg)
        if (spec !== whoIsHere) checkLogin(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, { meta }) => {
        tellFailedChange(error, meta)
        checkLogin(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: cacheMs,
        gcTime: cacheMs,
        refetchOnWindowFocus: false,
        retryOnMount: false,
        retry: shouldRetry,
        retryDelay: (_, error) => Math.max(800, (failureOf(error).retryAfterSeconds ?? 0) * 1_000),
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}

/** A read that is to wait longer than this is not repeated by itself. */
const maxRetryAfterSeconds = 3

// One more try for what a moment may cure; an answer of the service is an answer, and who waited for the timeout waited enough.
const shouldRetry = (count: number, error: unknown): boolean => {
  const { status, retryAfterSeconds = 0 } = failureOf(error)
  const isPassing = status === 0 || status === 502 || (status === 503 && retryAfterSeconds <= maxRetryAfterSeconds)
  return typeof window !== 'undefined' && count < 1 && isPassing && isFailure(error)
}
