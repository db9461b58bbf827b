import { AppError } from '@pandex/platform/errors'
import { createHmac } from 'node:crypto'
import { normalizeCode } from '../code-text.ts'
import { deriveKey, listSecrets } from '@pandex/contracts/derive-key'
import type { Secrets } from '@pandex/contracts/derive-key'

/** The hash of new keys first, then those of keys that another accepted secret made. */
export type HashCdkey = (key: string) => [Buffer, ...Buffer[]]

/**
 * HMAC-SHA256 of the normalized key: a stolen table neither yields usable keys nor allows guessing.
 * @param serviceSecret a key is valid as long as the secret that made it is among them
 */
export const createCdkeyHasher = (serviceSecret: string | Secrets): HashCdkey => {
  const [current, ...others] = listSecrets(serviceSecret)
  const hashWith = (secret: string, key: string): Buffer =>
    createHmac('sha256', deriveKey(secret, 'user cdkeys')).update(normalizeCode(key)).digest()
  return (key) => [hashWith(current, key), ...others.map((secret) => hashWith(secret, key))]
}

export const badCdkey = (): AppError => new AppError('invalid', 'user.bad_cdkey', '激活码无效或已过期')

export const badInviteCode = (): AppError => new AppError('invalid', 'user.bad_invite_code', '邀请码无效')
