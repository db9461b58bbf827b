import { useEffect, useState } from 'react'
import { requestCaptcha } from '../../lib/captcha-door.ts'
import type { CaptchaPurpose } from '../../lib/captcha-door.ts'

/** A token is good for two minutes; this leaves time for the call that uses it. */
const tokenMs = 110_000

export interface Captcha {
  /** Empty as long as none was solved. */
  token: string
  /** Opens the dialog. Whatever was solved before is forgotten, also when the dialog is closed without an answer. */
  ask: () => Promise<void>
  clear: () => void
}

/** The token of a captcha that a form asks for before it is sent. */
export const useCaptcha = (purpose: CaptchaPurpose): Captcha => {
  const [token, setToken] = useState('')
  useEffect(() => {
    if (!token) return undefined
    const timer = setTimeout(() => setToken(''), tokenMs)
    return () => clearTimeout(timer)
  }, [token])
  return {
    token,
    ask: async () => {
      setToken('')
      setToken((await requestCaptcha(purpose)) ?? '')
    },
    clear: () => setToken(''),
  }
}
