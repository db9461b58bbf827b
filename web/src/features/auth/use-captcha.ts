import { useEffect, useState } from 'react'
import { requestCaptcha } from '../../lib/api/captcha-prompt.ts'
import type { CaptchaPurpose } from '../../lib/api/captcha-prompt.ts'

/** A token is valid for two minutes; the margin covers the call that uses it. */
const tokenMs = 110_000

export interface Captcha {
  /** Empty until a captcha is solved. */
  token: string
  /** Opens the dialog and clears the previous token, even if the dialog is then closed unsolved. */
  open: () => Promise<void>
  clear: () => void
}

export const useCaptcha = (purpose: CaptchaPurpose): Captcha => {
  const [token, setToken] = useState('')
  useEffect(() => {
    if (!token) return undefined
    const timer = setTimeout(() => setToken(''), tokenMs)
    return () => clearTimeout(timer)
  }, [token])
  return {
    token,
    open: async () => {
      setToken('')
      setToken((await requestCaptcha(purpose)) ?? '')
    },
    clear: () => setToken(''),
  }
}
