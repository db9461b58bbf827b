import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureOf } from './api.ts'
import type { ApiInput, ApiOutput, Spec } from './api.ts'
import { queryOf } from './queries.ts'
import { clearSession, useSession } from './session.ts'

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

export type AccountInfo = ApiOutput<'GET /auth/v1/user/info'>

/** Whether somebody is logged in, as the server says. */
export type Account =
  | { state: 'checking' }
  | { state: 'nobody' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'known'; info: AccountInfo }

/** The account behind the stored token. A token that the server no longer takes is forgotten with its user. */
export const useAccount = (): Account => {
  const session = useSession()
  const { data, error, refetch } = useOwn('GET /auth/v1/user/info', {})
  const isRefused = error !== null && failureOf(error).code === 403
  useEffect(() => {
    if (isRefused) clearSession()
  }, [isRefused])
  if (session === undefined) return { state: 'checking' }
  if (session === null || isRefused) return { state: 'nobody' }
  if (data) return { state: 'known', info: data }
  if (error) return { state: 'failed', error, retry: () => void refetch() }
  return { state: 'checking' }
}
