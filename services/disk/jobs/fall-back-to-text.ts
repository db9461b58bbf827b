import type { Bans } from '@pandex/contracts/bans/bans'
import type { DataListReader } from '@pandex/platform/clients/data-lists'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { Resource } from '@pandex/platform/process/resource'
import type { SiteConfig, SiteRules } from '../clients/site-config.ts'
import { endImports, failImports, findingsFromText } from '../use-cases/imports/end-imports.ts'
import { deleteWaits, hasWaits, lockOverdueWaits, restartWait } from '../repositories/imports/import-waits.ts'
import type { ImportWait } from '../repositories/imports/import-waits.ts'
import { lowerCheckPriorities, queueChecks, queuedSignal } from '../repositories/link-health/link-checks.ts'
import { startLoop } from '@pandex/platform/scheduling/loop'
import { createPacer } from '@pandex/platform/scheduling/pacer'
import { noAnswerFailure, maxWaitSeconds } from '../use-cases/link-health/plan-probe-result.ts'

export interface FallBackDeps {
  db: Db
  siteConfig: SiteConfig
  dataLists: DataListReader<Bans>
  log: Logger
}

interface Limit {
  mayUseText: boolean
  seconds: number
}

/** Maximum items of a transaction. */
const maxItems = 50

const limitOf = ({ task_basic: { index_unresolved, unresolved_after_seconds } }: SiteRules): Limit => ({
  mayUseText: index_unresolved,
  seconds: index_unresolved ? unresolved_after_seconds : maxWaitSeconds,
})

/**
 * Ends the items that have waited longest, in one transaction. An item that fails alone waits again.
 * @returns their number, or `failed` when one of several fails
 */
const endOverdue = async (
  { db, log }: FallBackDeps,
  { mayUseText, seconds }: Limit,
  bans: Bans,
  limit: number,
): Promise<number | 'failed'> => {
  let waits: ImportWait[] = []
  try {
    return await db.transaction(async (trx) => {
      waits = await lockOverdueWaits(trx, seconds, limit)
      if (waits.length === 0) return 0
      const ended = mayUseText ? waits.map((wait) => ({ item: wait, found: findingsFromText(wait) })) : []
      const failed = mayUseText ? [] : waits.map((wait) => ({ item: wait, failure: noAnswerFailure }))
      const { duplicates } = await endImports(trx, ended, bans)
      await failImports(trx, failed)
      await deleteWaits(trx, waits)
      await queueChecks(trx, duplicates, 'opened')
      await lowerCheckPriorities(trx, waits)
      return waits.length
    })
  } catch (error) {
    const [first, ...others] = waits
    if (!first) throw error
    if (others.length > 0) return 'failed'
    log.warn({ err: error, item_id: first.item_id }, 'import fallback: failed, retrying later')
    await restartWait(db, first.item_id)
    return 1
  }
}

/** Ends all overdue items. An item that fails does not hold up those of its batch: after it, one batch of items ends one by one. */
const endAllOverdue = async (deps: FallBackDeps, limit: Limit, bans: Bans, signal: AbortSignal): Promise<void> => {
  let alone = 0
  while (!signal.aborted) {
    const ended = await endOverdue(deps, limit, bans, alone > 0 ? 1 : maxItems)
    if (ended === 0) return
    alone = ended === 'failed' ? maxItems : Math.max(0, alone - 1)
  }
}

/** Pause while no item waits. New items of this replica end the pause; those of a crashed replica wait for up to this long. */
const idleMs = 5_000

/**
 * Ends imports by their text when their drive does not answer in time; the probe stays queued and refines the resource later. Without
 * `index_unresolved`, fails items that have waited for a day. Runs in every replica.
 */
export const startFallingBackToText = (deps: FallBackDeps, everyMs = 500): Resource => {
  const pacer = createPacer(everyMs)
  return startLoop({
    name: 'import fallback',
    intervalMs: everyMs,
    wakeOn: { emitter: queuedSignal, event: 'queued' },
    work: async (signal) => {
      await pacer.nextRound(signal)
      if (!(await hasWaits(deps.db))) return idleMs
      const limit = limitOf(await deps.siteConfig.read())
      const bans = await deps.dataLists.read()
      await endAllOverdue(deps, limit, bans, signal)
      return everyMs
    },
    onFailure: (error) => deps.log.warn({ err: error }, 'import fallback: round failed, retrying'),
  })
}
