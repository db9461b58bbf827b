import { AppError } from '@pandex/platform/errors'
import { createHmac } from 'node:crypto'
import { normalizeCode } from './code-text.ts'
import { deriveKey } from './derive-key.ts'

/** What is stored of a key instead of its text. */
export type HashCdkey = (key: string) => Buffer

/**
 * Keys are stored as HMAC-SHA256 under a key that only the service has: whoever steals the table can neither use what is
 * in it nor try out guesses. Text is normalized first, so that every way of typing a key finds it.
 * @param serviceSecret another one voids all keys that were made before
 */
export const createCdkeyHasher = (serviceSecret: string): HashCdkey => {
  const hmacKey = deriveKey(serviceSecret, 'cdkeys')
  return (key) => createHmac('sha256', hmacKey).update(normalizeCode(key)).digest()
}

export const badCdkey = (): AppError => new AppError('invalid', 'user.bad_cdkey', '激活码无效或已过期')

export const badInviteCode = (): AppError => new AppError('invalid', 'user.bad_invite_code', '邀请码无效')
