import type { Bans } from '@pandex/platform/bans/bans'
import type { DataListReader } from '@pandex/platform/data-lists'
import type { Logger } from '@pandex/platform/logger'
import type { Db } from '@pandex/platform/postgres'
import type { Resource } from '@pandex/platform/run-service'
import type { SiteConfig, SiteRules } from '../clients/site-config.ts'
import { endWait, failItem, foundInText } from '../repositories/end-waits.ts'
import { deleteWaits, lockOverdueWait, waitAnew } from '../repositories/import-waits.ts'
import { calmCheck } from '../repositories/link-checks.ts'
import { startRepeating } from '@pandex/platform/repeat'
import { noAnswer, patienceSeconds } from './settle-answer.ts'

export interface GoOnDeps {
  db: Db
  siteConfig: SiteConfig
  dataLists: DataListReader<Bans>
  log: Logger
}

interface Limit {
  mayGoOn: boolean
  seconds: number
}

const concurrency = 4

const limitOf = ({ task_basic: { index_unresolved, unresolved_after_seconds } }: SiteRules): Limit => ({
  mayGoOn: index_unresolved,
  seconds: index_unresolved ? unresolved_after_seconds : patienceSeconds,
})

const endNext = async ({ db, log }: GoOnDeps, { mayGoOn, seconds }: Limit, bans: Bans): Promise<boolean> => {
  let itemId: number | undefined
  try {
    return await db.transaction(async (trx) => {
      const wait = await lockOverdueWait(trx, seconds)
      if (!wait) return false
      itemId = wait.item_id
      if (mayGoOn) await endWait(trx, wait, foundInText(wait), bans)
      else await failItem(trx, wait, noAnswer)
      await deleteWaits(trx, [wait])
      await calmCheck(trx, wait)
      return true
    })
  } catch (error) {
    if (itemId === undefined) throw error
    log.warn({ err: error, item_id: itemId }, 'an import goes on later')
    await waitAnew(db, itemId)
    return true
  }
}

/**
 * Ends imports by their text when their drive does not answer in time; the probe stays queued and refines the resource later. Without
 * `index_unresolved`, fails items that have waited for a day. Runs in every replica.
 */
export const startGoingOn = (deps: GoOnDeps, everyMs = 500): Resource =>
  startRepeating({
    name: 'going on from text',
    everyMs,
    log: deps.log,
    work: async (signal) => {
      const limit = limitOf(await deps.siteConfig.read())
      const bans = await deps.dataLists.read()
      const drain = async (): Promise<void> => {
        while (!signal.aborted && (await endNext(deps, limit, bans)));
      }
      await Promise.all(Array.from({ length: concurrency }, drain))
    },
  })
