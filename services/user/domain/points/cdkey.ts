import { AppError } from '@pandex/platform/errors'
import { createHmac } from 'node:crypto'
import { normalizeCode } from '../code-text.ts'
import { deriveKey } from '@pandex/contracts/derive-key'

export type HashCdkey = (key: string) => Buffer

/**
 * HMAC-SHA256 of the normalized key: a stolen table neither yields usable keys nor allows guessing.
 * @param serviceSecret a changed secret invalidates all existing keys
 */
export const createCdkeyHasher = (serviceSecret: string): HashCdkey => {
  const hmacKey = deriveKey(serviceSecret, 'user cdkeys')
  return (key) => createHmac('sha256', hmacKey).update(normalizeCode(key)).digest()
}

export const badCdkey = (): AppError => new AppError('invalid', 'user.bad_cdkey', '激活码无效或已过期')

export const badInviteCode = (): AppError => new AppError('invalid', 'user.bad_invite_code', '邀请码无效')
