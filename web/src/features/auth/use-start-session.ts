import { useLocation, useNavigate } from 'react-router-dom'
import type { ApiOutput } from '../../lib/api/api.ts'
import { isAdmin, saveSession } from '../../lib/session/session.ts'
import { toast } from '../../lib/browser/toast.ts'
import { readReturnUrl } from '../../lib/session/return-url.ts'

/** Stores the new session and navigates to the return URL, else to the admin area (admins) or the home page. */
export const useStartSession = (): ((reply: ApiOutput<'POST /v1/user/login'>, message: string) => void) => {
  const navigate = useNavigate()
  const { search } = useLocation()
  return ({ info, token }, message) => {
    if (!info) return
    const session = { token, user: info }
    saveSession(session)
    toast('success', message)
    const returnUrl = readReturnUrl(search)
    // The admin area would redirect other users to this page again.
    const isOpen = returnUrl !== '' && (isAdmin(session) || !/^\/admin(?:[/?]|$)/.test(returnUrl))
    void navigate(isOpen ? returnUrl : isAdmin(session) ? '/admin' : '/', { replace: true })
  }
}
