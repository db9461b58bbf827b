import { useAccount } from '../lib/account.ts'

type Entry =
  | { state: 'checking' }
  | { state: 'refused' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'admitted'; username: string }

/** Trusts only the server's answer for the token, never the locally stored role. */
export const useAdmin = (): Entry => {
  const account = useAccount()
  if (account.state === 'nobody') return { state: 'refused' }
  if (account.state !== 'known') return account
  const { role, username } = account.info
  return role === 'admin' ? { state: 'admitted', username } : { state: 'refused' }
}
