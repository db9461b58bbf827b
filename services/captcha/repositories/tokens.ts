import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { networksOf } from '@pandex/platform/resilience/client-networks'
import type { RedisClient } from '@pandex/platform/redis'

export interface Scope {
  purpose: string
  clientAddress: string
}

export interface Tokens {
  /** Valid once, for two minutes. */
  issue(scope: Scope): Promise<string>
  /** Consumes a token. @returns whether it was valid for this scope */
  use(token: string, scope: Scope): Promise<boolean>
}

const lifetimeSeconds = 120

const scopeHash = (token: string, { purpose, clientAddress }: Scope): Buffer =>
  createHmac('sha256', token)
    .update(`${purpose}\n${networksOf(clientAddress).subscriber}`)
    .digest()

/**
 * Unused tokens: `<REDIS_PREFIX>captcha:token:<SHA-256 of the token, hex>` holds an HMAC of purpose and address keyed by the token,
 * so that Redis reveals neither token nor address.
 */
export const createTokens = (redis: RedisClient, prefix: string): Tokens => {
  const nameOf = (token: string): string => `${prefix}captcha:token:${createHash('sha256').update(token).digest('hex')}`
  return {
    issue: async (scope) => {
      const token = randomBytes(24).toString('base64url')
      const expiration = { type: 'EX', value: lifetimeSeconds } as const
      await redis.set(nameOf(token), scopeHash(token, scope).toString('hex'), { expiration })
      return token
    },
    use: async (token, scope) => {
      const kept = await redis.getDel(nameOf(token))
      return kept !== null && timingSafeEqual(Buffer.from(kept, 'hex'), scopeHash(token, scope))
    },
  }
}
