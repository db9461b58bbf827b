import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { api, failureOf, isFailure } from './api.ts'
import type { ApiInput, ApiOutput, CallApi, Spec } from './api.ts'
import { toast } from '../browser/toast.ts'

const cacheMs = 3600_000

const accountSpec: Spec = 'GET /auth/v1/user/info'

/** The key is the call itself, so data of the server render matches the browser's queries. */
export const queryOf = <S extends Spec>(spec: S, input: ApiInput<S>, call: CallApi = api) => ({
  queryKey: [spec, input] as const,
  queryFn: (): Promise<ApiOutput<S>> => call(spec, input),
})

// With `meta: { isFailureShown: true }` a form shows the failure itself. An ended login (403) always shows a toast.
const showMutationFailure = (error: unknown, meta: Record<string, unknown> | undefined): void => {
  const { code, msg } = failureOf(error)
  if (code === 403 || meta?.isFailureShown !== true) toast('error', msg)
}

/**
 * Data is fresh for an hour. A failed query is not retried on mount: hydration must match a failure that the server rendered.
 * Offline queries wait for the network; writes fail at once, so that no purchase happens minutes after the click.
 */
export const createQueryClient = (): QueryClient => {
  // A 403 may mean that the session ended: recheck it so that guarded pages react at once.
  const checkLogin = (error: unknown): void => {
    if (failureOf(error).code === 403) void client.invalidateQueries({ queryKey: [accountSpec] })
  }
  // The library assumes to be online until an event says otherwise, even on a page that was opened offline.
  if (typeof navigator !== 'undefined') onlineManager.setOnline(navigator.onLine !== false)
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey: [spec] }) => {
        // The page shows only a generic text for its own bugs, so log the error.
        if (!isFailure(error)) console.error(error)
        if (failureOf(error).code === 403) toast('error', failureOf(error).msg)
        if (spec !== accountSpec) checkLogin(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, { meta }) => {
        showMutationFailure(error, meta)
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

/** Longer waits are left to the user. */
const maxRetryAfterSeconds = 3

// Retries once, for transient failures only. A timeout (504) is not retried: the user has already waited.
const shouldRetry = (count: number, error: unknown): boolean => {
  const { status, retryAfterSeconds = 0 } = failureOf(error)
  const isTransient = status === 0 || status === 502 || (status === 503 && retryAfterSeconds <= maxRetryAfterSeconds)
  return typeof window !== 'undefined' && count < 1 && isTransient && isFailure(error)
}
