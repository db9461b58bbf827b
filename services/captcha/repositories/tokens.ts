import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { networksOf } from '@pandex/platform/client-networks'
import type { RedisClient } from '@pandex/platform/redis'

/** What a token is good for. */
export interface Scope {
  purpose: string
  /** Of the visitor, as the gateway determined it. */
  clientAddress: string
}

export interface Tokens {
  /** A fresh token for one use within two minutes. */
  issue(scope: Scope): Promise<string>
  /** Uses a token up. @returns whether it was good, and for this scope */
  use(token: string, scope: Scope): Promise<boolean>
}

const lifetimeSeconds = 120

const scopeHash = (token: string, { purpose, clientAddress }: Scope): Buffer =>
  createHmac('sha256', token)
    .update(`${purpose}\n${networksOf(clientAddress).subscriber}`)
    .digest()

/**
 * Tokens that wait for their use: `<REDIS_PREFIX>captcha:token:<SHA-256 of the token, hex>` holds the hash of purpose and address
 * under the token. Whoever reads Redis learns neither a token nor an address.
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
