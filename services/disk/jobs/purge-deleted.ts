import type { Logger } from '@pandex/platform/logging/logger'
import type { Db } from '@pandex/platform/postgres/postgres'
import { startPeriodicTask } from '@pandex/platform/scheduling/periodic-task'
import type { Resource } from '@pandex/platform/process/resource'
import type { SiteConfig } from '../clients/site-config.ts'
import { clearOldContacts } from '../repositories/reports/contacts.ts'
import { purgeDeleted } from '../repositories/resources/deleted-disks.ts'
import { pruneChangedDocs } from '../repositories/resources/changed-docs.ts'
import { pruneChanges } from '../repositories/resources/bulk-changes.ts'
import { pruneViewDays } from '../repositories/resources/view-days.ts'
import { pruneVotes } from '../repositories/link-health/link-votes.ts'
import { publishDiskDeleted } from '../repositories/resources/saved-events.ts'

const batchSize = 500

export const purgeBatch = async (db: Db): Promise<boolean> =>
  db.transaction(async (trx) => {
    const gone = await purgeDeleted(trx, batchSize)
    await publishDiskDeleted(trx, gone)
    return gone.length === batchSize
  })

const dayMs = 24 * 3_600_000

/** Clears a bounded number of mail addresses of handled reports and claims. @returns whether more may be left */
export const clearContacts = async ({ db, siteConfig, clock }: Omit<PurgeDeps, 'log'>): Promise<boolean> => {
  const { doc_basic } = await siteConfig.read()
  return clearOldContacts(db, new Date(clock().getTime() - doc_basic.report_contact_days * dayMs))
}

interface PurgeDeps {
  db: Db
  siteConfig: SiteConfig
  clock: () => Date
  log: Logger
}

/** Runs in every replica; replicas never purge the same rows. */
export const startPurge = ({ everyMs = 600_000, ...deps }: PurgeDeps & { everyMs?: number }): Resource =>
  startPeriodicTask({
    name: 'purge of deleted resources',
    everyMs,
    log: deps.log,
    work: async (signal) => {
      const { db } = deps
      while (!signal.aborted && (await purgeBatch(db)));
      await pruneChanges(db)
      await pruneChangedDocs(db)
      await pruneVotes(db)
      while (!signal.aborted && (await pruneViewDays(db, new Date())));
      while (!signal.aborted && (await clearContacts(deps)));
    },
  })
