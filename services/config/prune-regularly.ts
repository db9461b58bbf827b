import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@pandex/platform/logger'
import type { Db } from '@pandex/platform/postgres'
import { startRepeating } from '@pandex/platform/repeat'
import type { Resource } from '@pandex/platform/run-service'
import { pruneTombstones } from './repositories/blacklist-changes.ts'
import { pruneVisits } from './repositories/visits.ts'

const everyMs = 60_000
const pauseMs = 200

/** Deletes expired rows in bounded batches; safe on several replicas at once. */
export const pruneRegularly = ({ db, log }: { db: Db; log: Logger }): Resource =>
  startRepeating({
    name: 'pruning',
    everyMs,
    log,
    work: async (signal) => {
      while ([await pruneVisits(db), await pruneTombstones(db)].includes(true))
        await delay(pauseMs, undefined, { signal })
    },
  })
