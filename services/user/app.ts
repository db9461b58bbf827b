import type { Subscription } from '@pandex/platform/events/consumer'
import { protos } from '@pandex/platform/grpc/protos'
import { implement } from '@pandex/platform/grpc/server'
import type { ServiceImplementation } from '@pandex/platform/grpc/server'
import type { Logger } from '@pandex/platform/logger'
import type { Db } from '@pandex/platform/postgres'
import type { RedisClient } from '@pandex/platform/redis'
import type { CaptchaClient } from './clients/captcha.ts'
import type { SiteConfig } from './clients/site-config.ts'
import { createBoundedQueue } from './domain/bounded-queue.ts'
import { createCdkeyHasher } from './domain/cdkey.ts'
import { createTokenSigner } from './domain/session-token.ts'
import type { SigningKey } from './domain/session-token.ts'
import { accountHandlers } from './handlers/accounts.ts'
import { cdkeyHandlers } from './handlers/cdkeys.ts'
import { coinHandlers } from './handlers/coins.ts'
import { invitationHandlers } from './handlers/invitations.ts'
import { sessionHandlers } from './handlers/sessions.ts'
import { useCdkeyHandlers } from './handlers/use-cdkey.ts'

export interface AppDeps {
  db: Db
  redis: RedisClient
  /** Begins every key in Redis. */
  redisPrefix: string
  /** The services' common secret: keys for what is sealed or hashed here are derived from it. */
  secret: string
  signingKey: SigningKey
  siteConfig: SiteConfig
  captcha: CaptchaClient
  clock: () => Date
  log: Logger
}

/** Two hashes at once leave half of Node's thread pool to others; a full queue is worked off in about half a second. */
const hashingLimits = { concurrency: 2, capacity: 64 }

export const createApp = (deps: AppDeps): { services: ServiceImplementation[]; subscriptions: Subscription[] } => {
  const { db, signingKey, clock } = deps
  const hashing = createBoundedQueue(hashingLimits)
  const signToken = createTokenSigner(signingKey, clock)
  const hashCdkey = createCdkeyHasher(deps.secret)
  return {
    services: [
      implement(protos.user, {
        ...accountHandlers({ db }),
        ...sessionHandlers({ db, hashing, signToken }),
        ...coinHandlers(deps),
        ...invitationHandlers(deps),
        ...useCdkeyHandlers({ ...deps, hashCdkey }),
        ...cdkeyHandlers({ ...deps, hashCdkey }),
      }),
    ],
    subscriptions: [],
  }
}
