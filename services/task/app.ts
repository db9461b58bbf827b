import type { Subscription } from '@pandex/platform/events/consumer'
import { statusHandlers } from '@pandex/platform/process/process-status'
import { protos } from '@pandex/platform/grpc/protos'
import { implement } from '@pandex/platform/grpc/server'
import type { ServiceImplementation } from '@pandex/platform/grpc/server'
import { onDiskImported } from './consumers/on-disk-imported.ts'
import { onImportFailed } from './consumers/on-import-failed.ts'
import { onUserDeleted } from './consumers/on-user-deleted.ts'
import { geminiHandlers } from './handlers/gemini.ts'
import { importFileHandlers } from './handlers/import-files.ts'
import { importHandlers } from './handlers/imports.ts'
import type { ImportDeps } from './handlers/imports.ts'
import { jobHandlers } from './handlers/jobs.ts'
import type { JobDeps } from './handlers/jobs.ts'
import { pushHandlers } from './handlers/pushes.ts'
import { reviewHandlers } from './handlers/reviews.ts'
import { settingTestHandlers } from './handlers/setting-tests.ts'
import type { SettingTestDeps } from './handlers/setting-tests.ts'
import { sitemapHandlers } from './handlers/sitemaps.ts'
import { workHandlers } from './handlers/work.ts'
import type { PushDeps } from './use-cases/push-setup.ts'

export type AppDeps = ImportDeps & JobDeps & PushDeps & SettingTestDeps

export const createApp = (deps: AppDeps): { services: ServiceImplementation[]; subscriptions: Subscription[] } => {
  const handlers = {
    ...importHandlers(deps),
    ...importFileHandlers(deps),
    ...reviewHandlers(deps),
    ...jobHandlers(deps),
    ...pushHandlers(deps),
    ...geminiHandlers(deps),
    ...settingTestHandlers(deps),
    ...sitemapHandlers(deps),
    ...workHandlers(deps),
    ...statusHandlers('task'),
  }
  return {
    services: [implement(protos.task, handlers)],
    subscriptions: [onDiskImported(), onImportFailed(), onUserDeleted()],
  }
}
