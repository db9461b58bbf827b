import { useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiInput, ApiOutput, Spec } from './api.ts'
import { queryOf } from './queries.ts'
import { useSession } from './session.ts'

/** Query of personal data: the token is part of the key, so one user never gets another user's cached answer. */
export const ownQueryOf = <S extends Spec>(spec: S, input: ApiInput<S>, token: string | undefined) => {
  const call = queryOf(spec, input)
  return { ...call, queryKey: [...call.queryKey, token] as const }
}

/**
 * Query of the logged-in user's data, refetched on every mount because other devices change it too.
 * While a page of a list loads, the previous page stays visible, but never the page of another user.
 */
export const useOwn = <S extends Spec>(spec: S, input: ApiInput<S>) => {
  const token = useSession()?.token
  return useQuery({
    ...ownQueryOf(spec, input, token),
    enabled: token !== undefined,
    staleTime: 0,
    placeholderData: (before, beforeQuery) => (beforeQuery?.queryKey.at(-1) === token ? before : undefined),
  })
}

export const refreshBalance = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    ['GET /auth/v1/user/info', 'GET /auth/v1/user/coin_log'].map((spec) =>
      client.invalidateQueries({ queryKey: [spec] }),
    ),
  )

export type AccountInfo = ApiOutput<'GET /auth/v1/user/info'>

export type Account =
  | { state: 'checking' }
  | { state: 'nobody' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'known'; info: AccountInfo }

/** The account of the stored token. When the server refuses the token, lib/api.ts clears the session and the state becomes `nobody`. */
export const useAccount = (): Account => {
  const session = useSession()
  const { data, error, refetch } = useOwn('GET /auth/v1/user/info', {})
  if (session === undefined) return { state: 'checking' }
  if (session === null) return { state: 'nobody' }
  if (data) return { state: 'known', info: data }
  if (error) return { state: 'failed', error, retry: () => void refetch() }
  return { state: 'checking' }
}
