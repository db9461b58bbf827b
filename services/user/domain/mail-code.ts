import { AppError } from '@pandex/platform/errors'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { normalizeCode, randomCode } from './code-text.ts'
import { deriveKey } from './derive-key.ts'

export type MailPurpose = 'register' | 'find_pass' | 'change_email'

/** Whom and what a code is for; `email` in lower case. */
export interface MailCodeKey {
  email: string
  purpose: MailPurpose
}

export const mailCodeLifetimeMs = 10 * 60_000

/** Tries at one code from one network. Tries from elsewhere spend none of these. */
export const maxMailCodeTriesOfNetwork = 5

/** Tries at one code from everywhere: with about 40 bits, these find one code in 100 million. */
export const maxMailCodeTries = 10_000

/** 8 letters: about 40 bits. */
export const makeMailCode = (): string => randomCode(8)

export const badCode = (): AppError =>
  new AppError('invalid', 'user.bad_code', '验证码错误或已过期，请重新获取', { fields: ['code'] })

export const mailCodeKey = (email: string, purpose: MailPurpose): MailCodeKey => ({
  email: email.toLowerCase(),
  purpose,
})

export type HashMailCode = (key: MailCodeKey, code: string) => string

/** What is stored of a code: it opens nothing, and fits no other address or purpose. */
export const createMailCodeHasher = (serviceSecret: string): HashMailCode => {
  const hmacKey = deriveKey(serviceSecret, 'mail codes')
  return ({ email, purpose }, code) =>
    createHmac('sha256', hmacKey)
      .update(JSON.stringify([purpose, email, normalizeCode(code)]))
      .digest('base64url')
}

export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
