import type { Api } from '@pandex/gateway/api'
import { createStore } from '../browser/store.ts'

export type CaptchaPurpose = NonNullable<Api['GET /v1/captcha/gen']['input']['purpose']>

export interface CaptchaRequest {
  id: number
  purpose: CaptchaPurpose
  /** Closes the dialog; undefined means that the user cancelled. */
  answer: (token: string | undefined) => void
}

const store = createStore<CaptchaRequest | null>(null)
let lastId = 0
let lastQueued: Promise<unknown> = Promise.resolve()
let pendingAccess: Promise<string | undefined> | undefined
let accessGrantedMs = 0

export const useCaptchaRequest = (): CaptchaRequest | null => store.use()

const open = (purpose: CaptchaPurpose): Promise<string | undefined> =>
  new Promise((resolve) => {
    store.set({
      id: ++lastId,
      purpose,
      answer: (token) => {
        store.set(null)
        resolve(token)
      },
    })
  })

/** Opens the captcha dialog, queued behind an open one. Resolves with the token, or undefined when the user cancels. */
export const requestCaptcha = (purpose: CaptchaPurpose): Promise<string | undefined> => {
  const answer = lastQueued.then(() => open(purpose))
  lastQueued = answer
  return answer
}

/**
 * Solves a captcha for a call that the gateway's access control stopped. Concurrent calls share one dialog, and a call that was
 * sent before the last captcha was solved needs none.
 * @param sentMs when the stopped call was sent
 */
export const requestAccess = async (sentMs: number): Promise<boolean> => {
  if (accessGrantedMs > sentMs) return true
  pendingAccess ??= requestCaptcha('access').finally(() => (pendingAccess = undefined))
  const isGiven = (await pendingAccess) !== undefined
  if (isGiven) accessGrantedMs = Date.now()
  return isGiven
}
