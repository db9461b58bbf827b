import type { Knex } from '@pandex/platform/postgres/postgres'
import { takedownOf } from '../../domain/reports/takedown.ts'
import type { DiskRow } from '../../repositories/resources/disks.ts'
import { publishDiskSaved } from '../../repositories/resources/saved-events.ts'
import { findGrounds, markHandled, storeTakedowns } from '../../repositories/reports/takedowns.ts'

/**
 * Hides, removes or restores resources as their reports and claims demand now, and marks those without open ones as handled. The caller
 * holds the locks of the resources.
 */
export const settleReported = async (trx: Knex.Transaction, resourceIds: readonly number[]): Promise<void> => {
  const ids = [...new Set(resourceIds)]
  const changes = (await findGrounds(trx, ids))
    .map(({ id, takedown, ...grounds }) => ({ id, known: takedown, takedown: takedownOf(grounds) }))
    .filter(({ known, takedown }) => known !== takedown)
  const changedTakedowns = await storeTakedowns(trx, changes)
  const handled = await markHandled(trx, ids)
  const changed = new Map<number, DiskRow>([...changedTakedowns, ...handled].map((disk) => [disk.id, disk]))
  await publishDiskSaved(trx, [...changed.values()])
}
