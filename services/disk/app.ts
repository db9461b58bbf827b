import type { Bans } from '@pandex/contracts/bans/bans'
import { createReportAnswerSealer } from '@pandex/contracts/report-answer'
import { createCachedReader } from '@pandex/platform/resilience/cached-reader'
import type { Subscription } from '@pandex/platform/events/consumer'
import { statusHandlers } from '@pandex/platform/process/process-status'
import { protos } from '@pandex/platform/grpc/protos'
import { implement } from '@pandex/platform/grpc/server'
import type { ServiceImplementation } from '@pandex/platform/grpc/server'
import type { SettingTestOptions } from '@pandex/platform/grpc/setting-tests'
import type { Logger } from '@pandex/platform/logging/logger'
import type { PeerRateLimiter } from '@pandex/platform/rate-limit/peer-rate-limiter'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { DriveChecks } from './clients/drives/open-drives.ts'
import type { SiteConfig } from './clients/site-config.ts'
import type { CoinClient } from './clients/coins.ts'
import { onImportRequested } from './consumers/on-import-requested.ts'
import { onUserDeleted } from './consumers/on-user-deleted.ts'
import { createAccessPolicyReader } from './use-cases/resources/access-policy-reader.ts'
import { adminDiskHandlers } from './handlers/resources/admin-disks.ts'
import { articleHandlers } from './handlers/articles/articles.ts'
import { bulkDiskHandlers } from './handlers/resources/bulk-disks.ts'
import { categoryHandlers } from './handlers/categories/categories.ts'
import { categoryListHandlers } from './handlers/categories/category-lists.ts'
import { diskHandlers } from './handlers/resources/disks.ts'
import { createAccessEvaluator } from './use-cases/resources/access-evaluator.ts'
import { docHandlers } from './handlers/resources/docs.ts'
import { hotDiskHandlers } from './handlers/resources/hot-disks.ts'
import { linkHealthHandlers } from './handlers/link-health/link-health.ts'
import { linkVoteHandlers } from './handlers/link-health/link-votes.ts'
import { metaHandlers } from './handlers/resources/metas.ts'
import { movieHandlers } from './handlers/movies/movies.ts'
import { programHandlers } from './handlers/resources/programs.ts'
import { purchaseHandlers } from './handlers/purchases/purchases.ts'
import { claimHandlers } from './handlers/reports/claims.ts'
import { reportCaseHandlers } from './handlers/reports/report-cases.ts'
import { userReportHandlers } from './handlers/reports/user-reports.ts'
import { reportDiskHandlers } from './handlers/reports/report-disk.ts'
import { settingTestHandlers } from './handlers/link-health/setting-tests.ts'
import { saveDiskHandlers } from './handlers/resources/save-disk.ts'
import { versionHandlers } from './handlers/resources/versions.ts'
import { createDocPresenter, createRequireDoc } from './use-cases/resources/show-doc.ts'
import { visibilityHandlers } from './handlers/resources/visibility.ts'
import { scanHandlers } from './handlers/resources/scans.ts'
import { wordHandlers } from './handlers/words/words.ts'
import { topViewHandlers } from './handlers/resources/top-views.ts'
import { workHandlers } from './handlers/resources/work.ts'
import { countDisks } from './repositories/categories/category-reads.ts'

export interface AppDeps {
  db: Db
  /** Shared secret of the services; the key for answers to reporters is derived from it. */
  secret: string
  siteConfig: SiteConfig
  dataLists: { read: () => Promise<Bans> }
  rateLimiter: PeerRateLimiter
  driveChecks: DriveChecks
  paceScale?: number
  settingTestOptions?: SettingTestOptions
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
  const counts = createCachedReader({
    name: 'resource counts',
    load: async () => countDisks(db),
    ttlMs,
    patienceMs: 300,
    log,
  })
  const accessRules = createAccessPolicyReader(deps)
  const requireDoc = createRequireDoc(deps)
  const answerSealer = createReportAnswerSealer(deps.secret)
  const all = {
    ...deps,
    answerSealer,
    counts,
    accessRules,
    requireDoc,
    presenter: createDocPresenter(deps),
    findAccess: createAccessEvaluator({ ...deps, accessRules }),
  }
  return {
    services: [
      implement(protos.disk, {
        ...diskHandlers(all),
        ...docHandlers(all),
        ...purchaseHandlers(all),
        ...reportDiskHandlers(all),
        ...reportCaseHandlers(all),
        ...userReportHandlers(all),
        ...claimHandlers(all),
        ...metaHandlers(all),
        ...categoryHandlers(all),
        ...categoryListHandlers(all),
        ...hotDiskHandlers(all),
        ...movieHandlers(all),
        ...wordHandlers(all),
        ...visibilityHandlers(all),
        ...versionHandlers(all),
        ...scanHandlers(all),
        ...adminDiskHandlers(all),
        ...bulkDiskHandlers(all),
        ...programHandlers(all),
        ...saveDiskHandlers(all),
        ...articleHandlers(all),
        ...linkHealthHandlers(all),
        ...linkVoteHandlers(all),
        ...settingTestHandlers(all),
        ...workHandlers(all),
        ...topViewHandlers(all),
        ...statusHandlers('disk'),
      }),
    ],
    subscriptions: [onImportRequested(all), onUserDeleted()],
  }
}
