import type { RedisClient } from '@pandex/platform/redis'
import type { Answer } from '../domain/answer.ts'
import type { Purpose } from '../domain/purposes.ts'

export interface Challenge {
  purpose: Purpose
  answer: Answer
  /** How many challenges are to be solved before there is a token, this one included. */
  roundsLeft: number
}

export interface Challenges {
  keep(key: string, challenge: Challenge): Promise<void>
  /** Takes a challenge away: of many calls at once one gets it. */
  take(key: string): Promise<Challenge | undefined>
}

const lifetimeSeconds = 120

/**
 * Challenges that wait for their answer: under `<REDIS_PREFIX>captcha:challenge:<key>`, `key` as the visitor has it, the JSON of
 * {purpose, answer, roundsLeft}, where answer is {type: 'click', targets: [{x, y, radius}, …] in the order of the clicks} or
 * {type: 'rotate', angle}. Redis removes them after two minutes.
 */
export const createChallenges = (redis: RedisClient, prefix: string): Challenges => {
  const nameOf = (key: string): string => `${prefix}captcha:challenge:${key}`
  return {
    keep: async (key, challenge) => {
      await redis.set(nameOf(key), JSON.stringify(challenge), { expiration: { type: 'EX', value: lifetimeSeconds } })
    },
    take: async (key) => {
      const text = await redis.getDel(nameOf(key))
      return text === null ? undefined : (JSON.parse(text) as Challenge)
    },
  }
}
