import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { savePreferences, usePreferences } from '../../lib/browser/preferences.ts'

/** Key of the invite code in the URL of an invitation and in the stored preferences. */
const invite_code = 'invite_code'

/**
 * Fills in the invite code from the URL and remembers it until it is used. Without a code in the URL, fills in the remembered code.
 * Runs in effects, because the server cannot read browser storage.
 */
export const useInviteCode = (fill: (code: string) => void): void => {
  const codeInUrl = new URLSearchParams(useLocation().search).get(invite_code)?.trim().slice(0, 64) ?? ''
  const storedCode = usePreferences()[invite_code]
  const onFound = useEffectEvent(fill)
  useEffect(() => {
    if (codeInUrl) savePreferences({ [invite_code]: codeInUrl })
  }, [codeInUrl])
  useEffect(() => {
    if (codeInUrl || storedCode) onFound(codeInUrl || storedCode)
  }, [codeInUrl, storedCode])
}

export const forgetInviteCode = (): void => savePreferences({ [invite_code]: '' })
