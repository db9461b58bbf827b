import type { Subscription } from '@pandex/platform/events/consumer'
import { protos } from '@pandex/platform/grpc/protos'
import { implement } from '@pandex/platform/grpc/server'
import type { ServiceImplementation } from '@pandex/platform/grpc/server'
import { onDiskImported } from './consumers/on-disk-imported.ts'
import { onImportFailed } from './consumers/on-import-failed.ts'
import { importHandlers } from './handlers/imports.ts'
import type { ImportDeps } from './handlers/imports.ts'

export const createApp = (deps: ImportDeps): { services: ServiceImplementation[]; subscriptions: Subscription[] } => ({
  services: [implement(protos.task, importHandlers(deps))],
  subscriptions: [onDiskImported(), onImportFailed()],
})
