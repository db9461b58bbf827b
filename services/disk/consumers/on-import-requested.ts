import { noBans } from '@pandex/contracts/bans/bans'
import { ImportRequested } from '@pandex/contracts/events'
import type { PayloadOf } from '@pandex/platform/events/event-definition'
import { onEventBatchOnce } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { cleanLine, maxNameLength } from '../domain/text/clean-text.ts'
import { ShareMap } from '../domain/resources/share-map.ts'
import { findDisks } from '../repositories/resources/disks.ts'
import { endImports, failImports, deletedFailure, takenDownFailure } from '../use-cases/imports/end-imports.ts'
import type { FailedImport } from '../use-cases/imports/end-imports.ts'
import { insertWaits } from '../repositories/imports/import-waits.ts'
import { findChecks, queueChecks } from '../repositories/link-health/link-checks.ts'

export interface ImportRequestedDeps {
  clock: () => Date
}

type Requested = PayloadOf<typeof ImportRequested>

interface SortedItems {
  /** Must be probed. */
  waiting: Requested[]
  /** Their drive has just confirmed the link. */
  alive: Requested[]
  failed: FailedImport[]
}

const sortItems = async (trx: Knex.Transaction, items: readonly Requested[]): Promise<SortedItems> => {
  const disks = new ShareMap((await findDisks(trx, items)).map((disk) => [disk, disk]))
  const valid = items.filter((item) => disks.get(item)?.health === 'valid')
  const checks = valid.length === 0 ? undefined : await findChecks(trx, valid)
  const sorted: SortedItems = { waiting: [], alive: [], failed: [] }
  for (const item of items) {
    const disk = disks.get(item)
    if (disk?.takedown) sorted.failed.push({ item, failure: takenDownFailure })
    // An admin's import restores a deleted resource unless a ban list matches today.
    else if (disk?.deleted_at && item.origin !== 'admin') sorted.failed.push({ item, failure: deletedFailure })
    else if (disk?.health === 'valid' && !disk.deleted_at && checks?.get(item)?.isFresh) sorted.alive.push(item)
    else sorted.waiting.push(item)
  }
  return sorted
}

export const onImportRequested = ({ clock }: ImportRequestedDeps): Subscription =>
  onEventBatchOnce(ImportRequested, {
    apply: async (trx, items) => {
      const { waiting, alive, failed } = await sortItems(trx, items)
      await insertWaits(
        trx,
        waiting.map((item) => ({ ...item, name_hint: cleanLine(item.name_hint, maxNameLength) })),
      )
      await failImports(trx, failed)
      const found = { health: 'unsure', reported: {}, resolved_at: clock() } as const
      await endImports(
        trx,
        alive.map((item) => ({ item, found })),
        noBans,
      )
      await queueChecks(trx, waiting, ({ origin }) => (origin === 'admin' ? 'background' : 'visitor'), true)
    },
  })
