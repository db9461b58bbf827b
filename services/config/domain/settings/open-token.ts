import { AppError } from '@pandex/platform/errors'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { OpenToken } from '@pandex/contracts/settings/protection'

/**
 * Compares all tokens in constant time, so that the duration reveals nothing.
 * @throws AppError unauthenticated config.bad_open_token
 */
export const findOpenToken = (tokens: readonly OpenToken[], given: string): OpenToken => {
  const digest = createHash('sha256').update(given).digest()
  const fitting = tokens.filter((token) => timingSafeEqual(Buffer.from(token.sha256, 'hex'), digest) && token.enabled)
  const [found] = fitting
  if (!found || given === '') throw new AppError('unauthenticated', 'config.bad_open_token', '访问令牌无效')
  return found
}
