import type { Db } from '@pandex/platform/postgres/postgres'
import { startLoop } from '@pandex/platform/scheduling/loop'
import { createPacer } from '@pandex/platform/scheduling/pacer'
import { startPeriodicTask } from '@pandex/platform/scheduling/periodic-task'
import type { Resource } from '@pandex/platform/process/resource'
import { readItemsInFlight } from '../clients/site-config.ts'
import type { SiteConfig } from '../clients/site-config.ts'
import { dispatchRound, hasWaitingItems } from '../repositories/item-dispatch.ts'
import { endAbandonedFiles } from '../repositories/import-files.ts'
import { waitingSignal } from '../repositories/waiting-signal.ts'
import { createImportRateLimiter } from '../use-cases/import-rate-limiter.ts'
import type { ImportRateLimiterDeps } from '../use-cases/import-rate-limiter.ts'

export interface ItemDispatchDeps extends ImportRateLimiterDeps {
  db: Db
  siteConfig: SiteConfig<'task_basic'>
}

/** Upper bound until this replica sees capacity freed by another replica. */
const pollMs = 500
/** Pause while no item waits. New items of this replica end the pause; those of a crashed replica wait for up to this long. */
const idleMs = 5_000
const busyDelayMs = 50
/** Items that end within this time after the start of a round free capacity for one further round. */
const roundIntervalMs = 100
/** Pause between rounds while visitors search: few rounds with more items each take less CPU time. */
const slowRoundMs = 250
const maxPauseMs = 5_000
const maintenanceIntervalMs = 30_000

/** Hands out items in rounds while items wait and capacity is free. Every replica runs the loop; a lock admits one at a time. */
export const startItemDispatch = ({ db, siteConfig, search, log }: ItemDispatchDeps): Resource => {
  const pacer = createPacer(roundIntervalMs)
  const rateLimiter = createImportRateLimiter({ search, log })
  const dispatching = startLoop({
    name: 'import dispatcher',
    intervalMs: pollMs,
    wakeOn: { emitter: waitingSignal, event: 'waiting' },
    maxPauseMs,
    work: async (signal) => {
      await pacer.nextRound(signal)
      if (!(await hasWaitingItems(db))) return idleMs
      const tokens = await rateLimiter.availableTokens()
      if (tokens < 1) return slowRoundMs
      const outcome = await dispatchRound(db, await readItemsInFlight(siteConfig), tokens)
      if (outcome === 'busy') return busyDelayMs
      rateLimiter.take(outcome)
      if (outcome === 0) return pollMs
      return tokens === Number.POSITIVE_INFINITY ? 0 : slowRoundMs
    },
    onFailure: (error) => log.warn({ err: error }, 'import dispatcher: round failed, retrying'),
  })
  const housekeeping = startPeriodicTask({
    name: 'abandoned imports',
    everyMs: maintenanceIntervalMs,
    log,
    work: () => endAbandonedFiles(db),
  })
  return {
    name: dispatching.name,
    async [Symbol.asyncDispose]() {
      await Promise.all([dispatching[Symbol.asyncDispose](), housekeeping[Symbol.asyncDispose]()])
    },
  }
}
