import { useLocation, useNavigate } from 'react-router-dom'
import type { ApiOutput } from '../../lib/api.ts'
import { isAdmin, saveSession } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { readWayBack } from '../../lib/way-back.ts'

/** Stores the new session and navigates to the return URL, else to the admin area (admins) or the home page. */
export const useEnter = (): ((reply: ApiOutput<'POST /v1/user/login'>, words: string) => void) => {
  const navigate = useNavigate()
  const { search } = useLocation()
  return ({ info, token }, words) => {
    if (!info) return
    const session = { token, user: info }
    saveSession(session)
    toast('success', words)
    const wayBack = readWayBack(search)
    // The admin area would redirect other users to this page again.
    const isOpen = wayBack !== '' && (isAdmin(session) || !/^\/admin(?:[/?]|$)/.test(wayBack))
    void navigate(isOpen ? wayBack : isAdmin(session) ? '/admin' : '/', { replace: true })
  }
}
