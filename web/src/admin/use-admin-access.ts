import { useAccount } from '../lib/session/account.ts'

type AdminAccess =
  | { state: 'checking' }
  | { state: 'refused' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'admitted'; username: string }

/** Trusts only the server's answer for the token, never the locally stored role. */
export const useAdminAccess = (): AdminAccess => {
  const account = useAccount()
  if (account.state === 'anonymous') return { state: 'refused' }
  if (account.state !== 'loggedIn') return account
  const { role, username } = account.info
  return role === 'admin' ? { state: 'admitted', username } : { state: 'refused' }
}
