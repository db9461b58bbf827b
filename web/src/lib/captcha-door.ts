import type { ApiInput } from './api.ts'
import { createStore } from './store.ts'

/** What a solved captcha is good for. */
export type CaptchaPurpose = NonNullable<ApiInput<'GET /v1/captcha/gen'>['purpose']>

export interface CaptchaRequest {
  id: number
  purpose: CaptchaPurpose
  /** Closes the dialog: with the token, or without one when the visitor gave up. */
  answer: (token: string | undefined) => void
}

const store = createStore<CaptchaRequest | null>(null)
let lastId = 0
let lastInLine: Promise<unknown> = Promise.resolve()
let access: Promise<string | undefined> | undefined
let accessGivenMs = 0

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

/** Opens the captcha dialog, after the one that may be open. Answers the token, or undefined when the dialog was closed. */
export const requestCaptcha = (purpose: CaptchaPurpose): Promise<string | undefined> => {
  const answer = lastInLine.then(() => open(purpose))
  lastInLine = answer
  return answer
}

/**
 * Proves for a call which the gate has stopped that a person is here. Calls that are stopped together share one dialog, and
 * a call that was on its way while one was solved needs none.
 * @param sentMs when the stopped call was sent
 */
export const requestAccess = async (sentMs: number): Promise<boolean> => {
  if (accessGivenMs > sentMs) return true
  access ??= requestCaptcha('access').finally(() => (access = undefined))
  const isGiven = (await access) !== undefined
  if (isGiven) accessGivenMs = Date.now()
  return isGiven
}
