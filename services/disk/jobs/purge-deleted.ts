import type { Logger } from '@pandex/platform/logger'
import type { Db } from '@pandex/platform/postgres'
import { startRepeating } from '@pandex/platform/repeat'
import type { Resource } from '@pandex/platform/run-service'
import { purgeDeleted } from '../repositories/deleted-disks.ts'
import { pruneChangedDocs } from '../repositories/changed-docs.ts'
import { pruneChanges } from '../repositories/disk-changes.ts'
import { pruneVotes } from '../repositories/link-votes.ts'
import { tellDisksGone } from '../repositories/saved-events.ts'

const portionSize = 500

export const purgePortion = async (db: Db): Promise<boolean> =>
  db.transaction(async (trx) => {
    const gone = await purgeDeleted(trx, portionSize)
    await tellDisksGone(trx, gone)
    return gone.length === portionSize
  })

/** Runs in every replica; replicas never purge the same rows. */
export const startPurge = ({ db, log, everyMs = 600_000 }: { db: Db; log: Logger; everyMs?: number }): Resource =>
  startRepeating({
    name: 'purge',
    everyMs,
    log,
    work: async (signal) => {
      while (!signal.aborted && (await purgePortion(db)));
      await pruneChanges(db)
      await pruneChangedDocs(db)
      await pruneVotes(db)
    },
  })
