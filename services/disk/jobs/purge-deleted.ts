import type { Logger } from '@pandex/platform/logging/logger'
import type { Db } from '@pandex/platform/postgres/postgres'
import { startPeriodicTask } from '@pandex/platform/scheduling/periodic-task'
import type { Resource } from '@pandex/platform/process/resource'
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

/** Runs in every replica; replicas never purge the same rows. */
export const startPurge = ({ db, log, everyMs = 600_000 }: { db: Db; log: Logger; everyMs?: number }): Resource =>
  startPeriodicTask({
    name: 'purge of deleted resources',
    everyMs,
    log,
    work: async (signal) => {
      while (!signal.aborted && (await purgeBatch(db)));
      await pruneChanges(db)
      await pruneChangedDocs(db)
      await pruneVotes(db)
      while (!signal.aborted && (await pruneViewDays(db, new Date())));
    },
  })
