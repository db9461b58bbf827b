import { useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiInput, ApiOutput, CallApi, Spec } from '../api/api.ts'
import { queryOf } from '../api/queries.ts'
import { useSession } from './session.ts'

/** Query of personal data: the token is part of the key, so one user never gets another user's cached answer. */
export const accountQueryOf = <S extends Spec>(
  spec: S,
  input: ApiInput<S>,
  token: string | undefined,
  call?: CallApi,
) => {
  const query = queryOf(spec, input, call)
  return { ...query, queryKey: [...query.queryKey, token] as const }
}

/**
 * Query of the logged-in user's data, refetched on every mount because other devices change it too.
 * While a page of a list loads, the previous page stays visible, but never the page of another user.
 */
export const useAccountQuery = <S extends Spec>(spec: S, input: ApiInput<S>) => {
  const token = useSession()?.token
  return useQuery({
    ...accountQueryOf(spec, input, token),
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
  | { state: 'anonymous' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'loggedIn'; info: AccountInfo }

/** The account of the stored token. When the server refuses the token, lib/api/api.ts clears the session and the state becomes `anonymous`. */
export const useAccount = (): Account => {
  const session = useSession()
  const { data, error, refetch } = useAccountQuery('GET /auth/v1/user/info', {})
  if (session === undefined) return { state: 'checking' }
  if (session === null) return { state: 'anonymous' }
  if (data) return { state: 'loggedIn', info: data }
  if (error) return { state: 'failed', error, retry: () => void refetch() }
  return { state: 'checking' }
}
