import { protos } from '@pandex/platform/grpc/protos'
import { implement } from '@pandex/platform/grpc/server'
import type { ServiceImplementation } from '@pandex/platform/grpc/server'
import type { Logger } from '@pandex/platform/logger'
import type { RedisClient } from '@pandex/platform/redis'
import { createSiteConfigReader, jsonKey } from '@pandex/platform/site-config'
import type { ConfigClient } from '@pandex/platform/site-config'
import { z } from 'zod'
import { challengeTypes } from './domain/answer.ts'
import type { ChallengeType } from './domain/answer.ts'
import { captchaHandlers } from './handlers/captcha.ts'
import type { Stock } from './pictures/stock.ts'
import { createChallenges } from './repositories/challenges.ts'
import { createTokens } from './repositories/tokens.ts'

export interface AppDeps {
  redis: RedisClient
  redisPrefix: string
  siteConfig: ConfigClient
  stock: Stock
  log: Logger
}

export const createApp = ({
  redis,
  redisPrefix,
  siteConfig,
  stock,
  log,
}: AppDeps): { services: ServiceImplementation[] } => {
  const keys = { user: jsonKey({ captcha_type: z.enum(challengeTypes) }) }
  const reader = createSiteConfigReader(siteConfig, keys, log)
  /** Defaults to `click`: logins must work even if the configuration was never read. */
  const readType = async (): Promise<ChallengeType> =>
    reader.read().then(
      ({ user }) => user.captcha_type,
      () => 'click',
    )
  const challenges = createChallenges(redis, redisPrefix)
  const tokens = createTokens(redis, redisPrefix)
  const handlers = captchaHandlers({ challenges, tokens, stock, readType, canKeep: () => redis.isReady })
  return { services: [implement(protos.captcha, handlers)] }
}
