import type { RedisClient } from '@pandex/platform/redis'
import type { Answer } from '../domain/answer.ts'
import type { CaptchaPurpose } from '@pandex/contracts/enums'

export interface Challenge {
  purpose: CaptchaPurpose
  answer: Answer
  /** Challenges left before a token is issued, including this one. */
  roundsLeft: number
}

export interface Challenges {
  save(key: string, challenge: Challenge): Promise<void>
  /** Atomically reads and deletes: concurrent calls get it once. */
  take(key: string): Promise<Challenge | undefined>
}

const lifetimeSeconds = 120

/**
 * Pending challenges, for two minutes. `<REDIS_PREFIX>captcha:challenge:<key>`: JSON of {purpose, answer, roundsLeft},
 * answer being {type: 'click', targets: [{x, y, radius}, …]} in click order or {type: 'rotate', angle}.
 */
export const createChallenges = (redis: RedisClient, prefix: string): Challenges => {
  const nameOf = (key: string): string => `${prefix}captcha:challenge:${key}`
  return {
    save: async (key, challenge) => {
      await redis.set(nameOf(key), JSON.stringify(challenge), { expiration: { type: 'EX', value: lifetimeSeconds } })
    },
    take: async (key) => {
      const text = await redis.getDel(nameOf(key))
      return text === null ? undefined : (JSON.parse(text) as Challenge)
    },
  }
}
