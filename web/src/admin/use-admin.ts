import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureOf } from '../lib/api.ts'
import { queryOf } from '../lib/queries.ts'
import { clearSession, useSession } from '../lib/session.ts'

/** Whether who is here may enter the back office. */
export type Entry =
  | { state: 'checking' }
  | { state: 'refused' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'admitted'; username: string }

/**
 * Asks the server who the stored token belongs to; what the browser has stored of the role decides nothing.
 * A token that the server no longer takes is forgotten.
 */
export const useAdmin = (): Entry => {
  const session = useSession()
  const call = queryOf('GET /auth/v1/user/info', {})
  const { data, error, refetch } = useQuery({
    ...call,
    // Another token is another person: the answer for one must never let the next one in.
    queryKey: [...call.queryKey, session?.token],
    enabled: Boolean(session),
    staleTime: 0,
  })
  const isExpired = error !== null && failureOf(error).code === 403
  useEffect(() => {
    if (isExpired) clearSession()
  }, [isExpired])
  if (session === undefined) return { state: 'checking' }
  if (session === null || isExpired) return { state: 'refused' }
  if (data) return data.role === 'admin' ? { state: 'admitted', username: data.username } : { state: 'refused' }
  if (error) return { state: 'failed', error, retry: () => void refetch() }
  return { state: 'checking' }
}
