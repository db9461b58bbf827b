import type { Subscription } from '@pandex/platform/events/consumer'
import { implement } from '@pandex/platform/grpc/server'
import type { ServiceImplementation } from '@pandex/platform/grpc/server'
import { protos } from '@pandex/platform/grpc/protos'
import { onDiskSaved } from './consumers/on-disk-saved.ts'
import { searchHandlers } from './handlers/search.ts'
import type { DiskIndex } from './repositories/disk-index.ts'

export interface AppDeps {
  diskIndex: DiskIndex
  clock: () => Date
}

/** The service without its connections: what it answers and what it reacts to. */
export const createApp = (deps: AppDeps): { services: ServiceImplementation[]; subscriptions: Subscription[] } => ({
  services: [implement(protos.search, searchHandlers(deps))],
  subscriptions: [onDiskSaved(deps)],
})
