import type { Subscription } from '@pandex/platform/events/consumer'
import { protos } from '@pandex/platform/grpc/protos'
import { implement } from '@pandex/platform/grpc/server'
import type { ServiceImplementation } from '@pandex/platform/grpc/server'
import type { Logger } from '@pandex/platform/logger'
import type { Db } from '@pandex/platform/postgres'
import type { SiteConfig } from './clients/site-config.ts'
import type { CoinClient } from './clients/user.ts'
import type { ShareProvider } from './clients/providers/share-provider.ts'
import { onImportRequested } from './consumers/on-import-requested.ts'
import { onLinkResolved } from './consumers/on-link-resolved.ts'
import { categoryHandlers } from './handlers/categories.ts'
import { diskHandlers } from './handlers/disks.ts'
import { docHandlers } from './handlers/docs.ts'
import type { ViewCounter } from './repositories/view-counter.ts'

export interface AppDeps {
  db: Db
  views: ViewCounter
  provider: ShareProvider
  siteConfig: SiteConfig
  coins: CoinClient
  clock: () => Date
  log: Logger
}

export const createApp = (deps: AppDeps): { services: ServiceImplementation[]; subscriptions: Subscription[] } => ({
  services: [
    implement(protos.disk, {
      ...diskHandlers(deps),
      ...docHandlers(deps),
      ...categoryHandlers(deps),
    }),
  ],
  subscriptions: [onImportRequested(deps), onLinkResolved()],
})
