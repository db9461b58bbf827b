import { AppError } from '@pandex/platform/errors'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { normalizeCode, randomCode } from '../code-text.ts'
import { deriveKey, listSecrets } from '@pandex/contracts/derive-key'
import type { Secrets } from '@pandex/contracts/derive-key'

export type MailPurpose = 'register' | 'find_pass' | 'change_email'

/** `email` in lower case. */
export interface MailCodeKey {
  email: string
  purpose: MailPurpose
}

export const mailCodeLifetimeMs = 10 * 60_000

/** Attempts at one code per network, so that others cannot exhaust the owner's attempts. */
export const maxMailCodeAttemptsOfNetwork = 5

/** Attempts at one code from all networks: with about 40 bits, these guess one code in 100 million. */
export const maxMailCodeAttempts = 10_000

/** 8 characters: about 40 bits. */
export const makeMailCode = (): string => randomCode(8)

export const badCode = (): AppError =>
  new AppError('invalid', 'user.bad_code', '验证码错误或已过期，请重新获取', { fields: ['code'] })

export const mailCodeKey = (email: string, purpose: MailPurpose): MailCodeKey => ({
  email: email.toLowerCase(),
  purpose,
})

export type HashMailCode = (key: MailCodeKey, code: string) => string

/** The stored hash is bound to address and purpose and does not reveal the code. */
export const createMailCodeHasher = (serviceSecret: string | Secrets): HashMailCode => {
  const hmacKey = deriveKey(listSecrets(serviceSecret)[0], 'user mail codes')
  return ({ email, purpose }, code) =>
    createHmac('sha256', hmacKey)
      .update(JSON.stringify([purpose, email, normalizeCode(code)]))
      .digest('base64url')
}

export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
