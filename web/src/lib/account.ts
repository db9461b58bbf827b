import { useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiInput, ApiOutput, Spec } from './api.ts'
import { queryOf } from './queries.ts'
import { useSession } from './session.ts'

/** Key and function of a call that answers what belongs to one person: another token is another person. */
export const ownQueryOf = <S extends Spec>(spec: S, input: ApiInput<S>, token: string | undefined) => {
  const call = queryOf(spec, input)
  return { ...call, queryKey: [...call.queryKey, token] as const }
}

/**
 * What a call answers for who is logged in; asked again whenever it is shown, since it changes elsewhere too.
 * While another page of a list is fetched, the one before stands in for it, but never one of another person.
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

/** Asks again for what a movement of points changes. */
export const refreshBalance = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    ['GET /auth/v1/user/info', 'GET /auth/v1/user/coin_log'].map((spec) =>
      client.invalidateQueries({ queryKey: [spec] }),
    ),
  )

export type AccountInfo = ApiOutput<'GET /auth/v1/user/info'>

/** Whether somebody is logged in, as the server says. */
export type Account =
  | { state: 'checking' }
  | { state: 'nobody' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'known'; info: AccountInfo }

/** The account behind the stored token. One that the server refuses is forgotten by lib/api.ts: then nobody is here. */
export const useAccount = (): Account => {
  const session = useSession()
  const { data, error, refetch } = useOwn('GET /auth/v1/user/info', {})
  if (session === undefined) return { state: 'checking' }
  if (session === null) return { state: 'nobody' }
  if (data) return { state: 'known', info: data }
  if (error) return { state: 'failed', error, retry: () => void refetch() }
  return { state: 'checking' }
}
