import type { QueryClient } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { clearSession } from './session.ts'

/** The user waits at most this long for the server's part of the logout. */
const logOutTimeoutMs = 2_000

/** Removes the session and all cached personal and admin data from this browser. */
export const forgetSession = (client: QueryClient): void => {
  clearSession()
  client.removeQueries({ predicate: ({ queryKey: [spec] }) => /\/(auth|admin)\//.test(String(spec)) })
}

/** Logs out locally even if the server cannot be reached. */
export const logOut = async (client: QueryClient): Promise<void> => {
  const serverLogout = api('POST /auth/v1/user/logout', {}).catch(() => undefined)
  await Promise.race([serverLogout, new Promise((resolve) => setTimeout(resolve, logOutTimeoutMs))])
  forgetSession(client)
}
