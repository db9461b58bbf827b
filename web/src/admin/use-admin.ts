import { useAccount } from '../lib/account.ts'

/** Whether who is here may enter the back office. */
type Entry =
  | { state: 'checking' }
  | { state: 'refused' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'admitted'; username: string }

/** Goes by what the server says of the stored token; what the browser has stored of the role decides nothing. */
export const useAdmin = (): Entry => {
  const account = useAccount()
  if (account.state === 'nobody') return { state: 'refused' }
  if (account.state !== 'known') return account
  const { role, username } = account.info
  return role === 'admin' ? { state: 'admitted', username } : { state: 'refused' }
}
