import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Db } from '@pandex/platform/postgres/postgres'
import { startPeriodicTask } from '@pandex/platform/scheduling/periodic-task'
import type { Resource } from '@pandex/platform/process/resource'
import { pruneTombstones } from '../repositories/blacklist-changes.ts'
import { pruneUploadContent } from '../repositories/upload-content.ts'
import { pruneVisits } from '../repositories/visits.ts'

const intervalMs = 60_000
const pauseMs = 200

/** Deletes expired rows in bounded batches; safe on several replicas at once. */
export const startPruning = ({ db, log }: { db: Db; log: Logger }): Resource =>
  startPeriodicTask({
    name: 'pruning of expired rows',
    everyMs: intervalMs,
    log,
    work: async (signal) => {
      while ([await pruneVisits(db), await pruneTombstones(db), await pruneUploadContent(db)].includes(true))
        await delay(pauseMs, undefined, { signal })
    },
  })
