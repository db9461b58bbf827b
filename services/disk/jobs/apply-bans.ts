import type { Bans } from '@pandex/contracts/bans/bans'
import type { DataListReader } from '@pandex/platform/clients/data-lists'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Db } from '@pandex/platform/postgres/postgres'
import { startPeriodicTask } from '@pandex/platform/scheduling/periodic-task'
import type { Resource } from '@pandex/platform/process/resource'
import { applyBansToPage, lockBanProgress, saveBanProgress } from '../repositories/resources/banned-disks.ts'

export interface ApplyBansDeps {
  db: Db
  dataLists: DataListReader<Bans>
  log: Logger
}

const applyPage = async (db: Db, bans: Bans): Promise<boolean> =>
  db.transaction(async (trx) => {
    const progress = await lockBanProgress(trx)
    if (!progress) return false
    const { done, doing, after_id } = progress
    if (done === bans.fingerprint) return (await applyBansToPage(trx, bans, 'unchecked')) !== undefined
    const afterId = doing === bans.fingerprint ? after_id : 0
    const lastId = await applyBansToPage(trx, bans, { afterId })
    if (lastId === undefined) await saveBanProgress(trx, { done: bans.fingerprint, doing: '', after_id: 0 })
    else await saveBanProgress(trx, { done, doing: bans.fingerprint, after_id: lastId })
    return true
  })

/**
 * Keeps the column `banned` in step with the ban lists: walks all resources after a list changed, and changed resources otherwise. A row
 * lock lets one replica work at a time; progress is stored with each page. Answers check the lists themselves meanwhile.
 */
export const startApplyingBans = ({ db, dataLists, log }: ApplyBansDeps, everyMs = 2_000): Resource =>
  startPeriodicTask({
    name: 'ban application',
    everyMs,
    log,
    work: async (signal) => {
      while (!signal.aborted && (await applyPage(db, await dataLists.read())));
    },
  })
