import type { Bans } from '@pandex/contracts/bans/bans'
import type { DataListReader } from '@pandex/platform/clients/data-lists'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { Resource } from '@pandex/platform/process/resource'
import type { SiteConfig, SiteRules } from '../clients/site-config.ts'
import { endImport, failImport, findingsFromText } from '../use-cases/imports/end-import.ts'
import { deleteWaits, hasWaits, lockOverdueWait, restartWait } from '../repositories/imports/import-waits.ts'
import { lowerCheckPriority, queuedSignal } from '../repositories/link-health/link-checks.ts'
import { startLoop } from '@pandex/platform/scheduling/loop'
import { noAnswerFailure, maxWaitSeconds } from '../use-cases/link-health/apply-probe-result.ts'

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

const concurrency = 4

const limitOf = ({ task_basic: { index_unresolved, unresolved_after_seconds } }: SiteRules): Limit => ({
  mayUseText: index_unresolved,
  seconds: index_unresolved ? unresolved_after_seconds : maxWaitSeconds,
})

const endNext = async ({ db, log }: FallBackDeps, { mayUseText, seconds }: Limit, bans: Bans): Promise<boolean> => {
  let itemId: number | undefined
  try {
    return await db.transaction(async (trx) => {
      const wait = await lockOverdueWait(trx, seconds)
      if (!wait) return false
      itemId = wait.item_id
      if (mayUseText) await endImport(trx, wait, findingsFromText(wait), bans)
      else await failImport(trx, wait, noAnswerFailure)
      await deleteWaits(trx, [wait])
      await lowerCheckPriority(trx, wait)
      return true
    })
  } catch (error) {
    if (itemId === undefined) throw error
    log.warn({ err: error, item_id: itemId }, 'import fallback: failed, retrying later')
    await restartWait(db, itemId)
    return true
  }
}

/** Pause while no item waits. New items of this replica end the pause; those of a crashed replica wait for up to this long. */
const idleMs = 5_000

/**
 * Ends imports by their text when their drive does not answer in time; the probe stays queued and refines the resource later. Without
 * `index_unresolved`, fails items that have waited for a day. Runs in every replica.
 */
export const startFallingBackToText = (deps: FallBackDeps, everyMs = 500): Resource =>
  startLoop({
    name: 'import fallback',
    intervalMs: everyMs,
    wakeOn: { emitter: queuedSignal, event: 'queued' },
    work: async (signal) => {
      if (!(await hasWaits(deps.db))) return idleMs
      const limit = limitOf(await deps.siteConfig.read())
      const bans = await deps.dataLists.read()
      const drain = async (): Promise<void> => {
        while (!signal.aborted && (await endNext(deps, limit, bans)));
      }
      await Promise.all(Array.from({ length: concurrency }, drain))
      return everyMs
    },
    onFailure: (error) => deps.log.warn({ err: error }, 'import fallback: round failed, retrying'),
  })
