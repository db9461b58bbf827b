import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@pandex/platform/logger'
import type { Db } from '@pandex/platform/postgres'
import type { Resource } from '@pandex/platform/run-service'
import { pruneTombstones } from './repositories/blacklist-changes.ts'
import { pruneVisits } from './repositories/visits.ts'

const everyMs = 60_000
const pauseMs = 200

/** Takes away what is too old, now and then, a bounded number of rows at a time. Several replicas may do it at once. */
export const pruneRegularly = ({ db, log }: { db: Db; log: Logger }): Resource => {
  const stopping = new AbortController()
  const rest = (timeMs: number): Promise<void> =>
    delay(timeMs, undefined, { signal: stopping.signal }).catch(() => undefined)
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        const areMore = [await pruneVisits(db), await pruneTombstones(db)]
        await rest(areMore.includes(true) ? pauseMs : everyMs)
      } catch (error) {
        log.warn({ err: error }, 'old rows cannot be taken away now')
        await rest(everyMs)
      }
    }
  }
  const running = run()
  return {
    name: 'pruning',
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await running
    },
  }
}
