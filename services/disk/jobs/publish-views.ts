import type { Logger } from '@pandex/platform/logging/logger'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { Resource } from '@pandex/platform/process/resource'
import { startPeriodicTask } from '@pandex/platform/scheduling/periodic-task'
import { takeGrownViews } from '../repositories/resources/disk-views.ts'
import { publishIndexedState } from '../repositories/resources/saved-events.ts'

/** At most this many resources a minute and replica are written to the index again because of their views. */
const batchSize = 500

export const publishViewCounts = async (db: Db): Promise<void> =>
  db.transaction(async (trx) => {
    await publishIndexedState(trx, await takeGrownViews(trx, batchSize))
  })

/** Publishes the view counts by which searches are sorted. Replicas never publish the same rows. */
export const startPublishingViews = ({
  db,
  log,
  everyMs = 60_000,
}: {
  db: Db
  log: Logger
  everyMs?: number
}): Resource => startPeriodicTask({ name: 'publication of views', everyMs, log, work: () => publishViewCounts(db) })
