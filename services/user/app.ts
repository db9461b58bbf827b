import { listSecrets } from '@pandex/contracts/derive-key'
import type { Secrets } from '@pandex/contracts/derive-key'
import { createReportAnswerSealer } from '@pandex/contracts/report-answer'
import type { AppError } from '@pandex/platform/errors'
import type { Subscription } from '@pandex/platform/events/consumer'
import { statusHandlers } from '@pandex/platform/process/process-status'
import { protos } from '@pandex/platform/grpc/protos'
import { implement } from '@pandex/platform/grpc/server'
import type { SettingTestOptions } from '@pandex/platform/grpc/setting-tests'
import type { ServiceImplementation } from '@pandex/platform/grpc/server'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { RedisClient } from '@pandex/platform/redis'
import type { CaptchaClient } from '@pandex/platform/clients/captcha'
import type { SiteConfig } from './clients/site-config.ts'
import { onMailRequested } from './consumers/on-mail-requested.ts'
import { onOrderPaid } from './consumers/on-order-paid.ts'
import { onOrderRefunded } from './consumers/on-order-refunded.ts'
import { onReceiptRequested } from './consumers/on-receipt-requested.ts'
import { onReportAnswered } from './consumers/on-report-answered.ts'
import { createBoundedQueue } from '@pandex/platform/resilience/bounded-queue'
import { createCdkeyHasher } from './domain/points/cdkey.ts'
import { createMailCodeHasher } from './domain/mail/mail-code.ts'
import { createMailSealer } from './domain/mail/sealed-mail.ts'
import { tooManyTries } from './domain/accounts/session.ts'
import { createTokenSigner } from './domain/accounts/session-token.ts'
import type { SigningKey } from './domain/accounts/session-token.ts'
import { accountHandlers } from './handlers/accounts.ts'
import { adminUserHandlers } from './handlers/admin-users.ts'
import { cdkeyHandlers } from './handlers/cdkeys.ts'
import { coinHandlers } from './handlers/coins.ts'
import { deletionHandlers } from './handlers/delete-users.ts'
import { exportHandlers } from './handlers/export-users.ts'
import { invitationHandlers } from './handlers/invitations.ts'
import { createLoginGuard } from './use-cases/login-guard.ts'
import { mailCodeHandlers, tooManyMails } from './handlers/mail-codes.ts'
import { orderHandlers } from './handlers/orders.ts'
import { registerHandlers } from './handlers/register.ts'
import { sessionHandlers } from './handlers/sessions.ts'
import { settingTestHandlers } from './handlers/setting-tests.ts'
import { spendingHandlers } from './handlers/spending.ts'
import { useCdkeyHandlers } from './handlers/use-cdkey.ts'
import { newUserHandlers } from './handlers/new-users.ts'
import { createRateLimit } from './repositories/rate-limits.ts'

export interface AppDeps {
  db: Db
  redis: RedisClient
  redisPrefix: string
  /** Shared secret of the services; keys for encryption and hashing are derived from it. */
  secret: string | Secrets
  signingKey: SigningKey
  siteConfig: SiteConfig
  captcha: CaptchaClient
  clock: () => Date
  isPrivateMailAllowed: boolean
  settingTestOptions?: SettingTestOptions
  log: Logger
}

/** Two concurrent hashes leave half of Node's thread pool to other work; a full queue drains in about half a second. */
const hashingLimits = { concurrency: 2, capacity: 64, code: 'user.too_busy' }

const createLimits = ({ redis, redisPrefix }: AppDeps) => {
  const limit = (name: string, points: number, durationSeconds: number, tooMany: (seconds: number) => AppError) =>
    createRateLimit({ redis, prefix: `${redisPrefix}user:${name}`, points, durationSeconds, tooMany })
  return {
    currentPasswordTries: limit('current-password', 10, 900, tooManyTries),
    mailLimits: {
      address: limit('mail-to', 6, 3_600, tooManyMails),
      network: limit('mail-from', 60, 3_600, tooManyMails),
    },
  }
}

export const createApp = (deps: AppDeps): { services: ServiceImplementation[]; subscriptions: Subscription[] } => {
  const { secret, signingKey, clock } = deps
  const all = {
    ...deps,
    ...createLimits(deps),
    hashing: createBoundedQueue(hashingLimits),
    guard: createLoginGuard({ ...deps, secret: listSecrets(secret)[0] }),
    signToken: createTokenSigner(signingKey, clock),
    hashCdkey: createCdkeyHasher(secret),
    hashMailCode: createMailCodeHasher(secret),
    mailSealer: createMailSealer(secret),
    answerSealer: createReportAnswerSealer(secret),
  }
  return {
    services: [
      implement(protos.user, {
        ...accountHandlers(all),
        ...sessionHandlers(all),
        ...registerHandlers(all),
        ...mailCodeHandlers(all),
        ...adminUserHandlers(all),
        ...deletionHandlers(all),
        ...exportHandlers(all),
        ...coinHandlers(all),
        ...spendingHandlers(all),
        ...orderHandlers(all),
        ...invitationHandlers(all),
        ...useCdkeyHandlers(all),
        ...cdkeyHandlers(all),
        ...settingTestHandlers(all),
        ...newUserHandlers(all),
        ...statusHandlers('user'),
      }),
    ],
    subscriptions: [
      onMailRequested(all),
      onReportAnswered(all),
      onOrderPaid(all),
      onOrderRefunded(all),
      onReceiptRequested(all),
    ],
  }
}
