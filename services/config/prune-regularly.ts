import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@pandex/platform/logger'
import type { Db } from '@pandex/platform/postgres'
import { startRepeating } from '@pandex/platform/repeat'
import type { Resource } from '@pandex/platform/run-service'
import { pruneTombstones } from './repositories/blacklist-changes.ts'
import { pruneVisits } from './repositories/visits.ts'

const everyMs = 60_000
const pauseMs = 200

/** Takes away what is too old, now and then, a bounded number of rows at a time. Several replicas may do it at once. */
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
