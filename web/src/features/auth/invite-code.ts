import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { savePreferences, usePreferences } from '../../lib/preferences.ts'

/** Names the invite code in the address of an invitation and among what the browser remembers. */
const invite_code = 'invite_code'

/**
 * Fills an invite code in: that of the address, which is remembered until it is used, else the remembered one.
 * In effects, since the server knows nothing of what a browser remembers.
 */
export const useInviteCode = (fill: (code: string) => void): void => {
  const given = new URLSearchParams(useLocation().search).get(invite_code)?.trim().slice(0, 64) ?? ''
  const remembered = usePreferences()[invite_code]
  const onFound = useEffectEvent(fill)
  useEffect(() => {
    if (given) savePreferences({ [invite_code]: given })
  }, [given])
  useEffect(() => {
    if (given || remembered) onFound(given || remembered)
  }, [given, remembered])
}

export const forgetInviteCode = (): void => savePreferences({ [invite_code]: '' })
