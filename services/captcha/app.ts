import { statusHandlers } from '@pandex/platform/process/process-status'
import { protos } from '@pandex/platform/grpc/protos'
import { implement } from '@pandex/platform/grpc/server'
import type { ServiceImplementation } from '@pandex/platform/grpc/server'
import type { Logger } from '@pandex/platform/logging/logger'
import type { RedisClient } from '@pandex/platform/redis'
import { defaultSetting, selectSettings } from '@pandex/contracts/settings/select-settings'
import { createSiteConfigReader } from '@pandex/platform/clients/site-config'
import type { ConfigClient } from '@pandex/platform/clients/site-config'
import type { ChallengeType } from '@pandex/contracts/enums'
import { captchaHandlers } from './handlers/captcha.ts'
import type { PicturePool } from './pictures/picture-pool.ts'
import { createChallenges } from './repositories/challenges.ts'
import { createTokens } from './repositories/tokens.ts'

export interface AppDeps {
  redis: RedisClient
  redisPrefix: string
  siteConfig: ConfigClient
  pool: PicturePool
  log: Logger
}

export const createApp = ({
  redis,
  redisPrefix,
  siteConfig,
  pool,
  log,
}: AppDeps): { services: ServiceImplementation[] } => {
  const reader = createSiteConfigReader(siteConfig, selectSettings(['user']), log)
  /** Falls back to the default: logins must work even if the configuration was never read. */
  const readType = async (): Promise<ChallengeType> =>
    reader.read().then(
      ({ user }) => user.captcha_type,
      () => defaultSetting('user').captcha_type,
    )
  const challenges = createChallenges(redis, redisPrefix)
  const tokens = createTokens(redis, redisPrefix)
  const handlers = {
    ...captchaHandlers({ challenges, tokens, pool, readType, canStore: () => redis.isReady }),
    ...statusHandlers('captcha'),
  }
  return { services: [implement(protos.captcha, handlers)] }
}
