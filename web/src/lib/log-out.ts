import type { QueryClient } from '@tanstack/react-query'
import { api } from './api.ts'
import { clearSession } from './session.ts'

/** The server is told, but somebody who leaves is not kept waiting for it. */
const patienceMs = 2_000

/** Takes the session, and everything that was fetched with it, out of this browser. */
export const forgetSession = (client: QueryClient): void => {
  clearSession()
  client.removeQueries({ predicate: ({ queryKey: [spec] }) => /\/(auth|admin)\//.test(String(spec)) })
}

/** Ends the session here, and on the server if it can be reached. */
export const logOut = async (client: QueryClient): Promise<void> => {
  const told = api('POST /auth/v1/user/logout', {}).catch(() => undefined)
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  forgetSession(client)
}
