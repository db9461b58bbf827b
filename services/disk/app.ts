import type { Subscription } from '@pandex/platform/events/consumer'
import { protos } from '@pandex/platform/grpc/protos'
import { implement } from '@pandex/platform/grpc/server'
import type { ServiceImplementation } from '@pandex/platform/grpc/server'
import type { Db } from '@pandex/platform/postgres'
import type { ShareProvider } from './clients/providers/share-provider.ts'
import { onImportRequested } from './consumers/on-import-requested.ts'
import { onLinkResolved } from './consumers/on-link-resolved.ts'
import { categoryHandlers } from './handlers/categories.ts'
import { diskHandlers } from './handlers/disks.ts'
import type { ViewCounter } from './repositories/view-counter.ts'

export interface AppDeps {
  db: Db
  views: ViewCounter
  provider: ShareProvider
  clock: () => Date
}

export const createApp = ({
  db,
  views,
  provider,
  clock,
}: AppDeps): { services: ServiceImplementation[]; subscriptions: Subscription[] } => ({
  services: [implement(protos.disk, { ...diskHandlers({ db, views }), ...categoryHandlers({ db }) })],
  subscriptions: [onImportRequested({ provider, clock }), onLinkResolved()],
})
