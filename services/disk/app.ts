import type { Bans } from '@pandex/platform/bans/bans'
import { createCachedReader } from '@pandex/platform/cached-reader'
import type { Subscription } from '@pandex/platform/events/consumer'
import { protos } from '@pandex/platform/grpc/protos'
import { implement } from '@pandex/platform/grpc/server'
import type { ServiceImplementation } from '@pandex/platform/grpc/server'
import type { Logger } from '@pandex/platform/logger'
import type { Pace } from '@pandex/platform/pace/pace'
import type { Db } from '@pandex/platform/postgres'
import type { SiteConfig } from './clients/site-config.ts'
import type { CoinClient } from './clients/user.ts'
import { onImportRequested } from './consumers/on-import-requested.ts'
import { createAccessRules } from './handlers/access-rules.ts'
import { adminDiskHandlers } from './handlers/admin-disks.ts'
import { articleHandlers } from './handlers/articles.ts'
import { bulkDiskHandlers } from './handlers/bulk-disks.ts'
import { categoryHandlers } from './handlers/categories.ts'
import { categoryListHandlers } from './handlers/category-lists.ts'
import { diskHandlers } from './handlers/disks.ts'
import { createDocAccess } from './handlers/doc-access.ts'
import { docHandlers } from './handlers/docs.ts'
import { hotDiskHandlers } from './handlers/hot-disks.ts'
import { linkHealthHandlers } from './handlers/link-health.ts'
import { linkVoteHandlers } from './handlers/link-votes.ts'
import { metaHandlers } from './handlers/metas.ts'
import { movieHandlers } from './handlers/movies.ts'
import { programHandlers } from './handlers/programs.ts'
import { purchaseHandlers } from './handlers/purchases.ts'
import { reportHandlers } from './handlers/reports.ts'
import { saveDiskHandlers } from './handlers/save-disk.ts'
import { versionHandlers } from './handlers/versions.ts'
import { createRequireDoc } from './handlers/show-doc.ts'
import { visibilityHandlers } from './handlers/visibility.ts'
import { walkHandlers } from './handlers/walks.ts'
import { wordHandlers } from './handlers/words.ts'
import { countDisks } from './repositories/category-reads.ts'

export interface AppDeps {
  db: Db
  siteConfig: SiteConfig
  dataLists: { read: () => Promise<Bans> }
  pace: Pace
  coins: CoinClient
  clock: () => Date
  log: Logger
  /** Maximum age of the category counts. */
  countsMaxAgeMs?: number
}

/** Visitors see new counts after this time. Exceeds the time of a count over millions of resources. */
const defaultCountsMaxAgeMs = 8_000

export const createApp = (deps: AppDeps): { services: ServiceImplementation[]; subscriptions: Subscription[] } => {
  const { db, log, countsMaxAgeMs: ttlMs = defaultCountsMaxAgeMs } = deps
  const counts = createCachedReader({ load: async () => countDisks(db), ttlMs, patienceMs: 300, log })
  const accessRules = createAccessRules(deps)
  const requireDoc = createRequireDoc(deps)
  const all = { ...deps, counts, accessRules, requireDoc, findAccess: createDocAccess({ ...deps, accessRules }) }
  return {
    services: [
      implement(protos.disk, {
        ...diskHandlers(all),
        ...docHandlers(all),
        ...purchaseHandlers(all),
        ...reportHandlers(all),
        ...metaHandlers(all),
        ...categoryHandlers(all),
        ...categoryListHandlers(all),
        ...hotDiskHandlers(all),
        ...movieHandlers(all),
        ...wordHandlers(all),
        ...visibilityHandlers(all),
        ...versionHandlers(all),
        ...walkHandlers(all),
        ...adminDiskHandlers(all),
        ...bulkDiskHandlers(all),
        ...programHandlers(all),
        ...saveDiskHandlers(all),
        ...articleHandlers(all),
        ...linkHealthHandlers(all),
        ...linkVoteHandlers(all),
      }),
    ],
    subscriptions: [onImportRequested(all)],
  }
}
