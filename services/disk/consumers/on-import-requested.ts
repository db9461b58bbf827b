import { noBans } from '@pandex/contracts/bans/bans'
import { ImportRequested } from '@pandex/contracts/events'
import type { PayloadOf } from '@pandex/platform/events/event-definition'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { cleanLine, maxNameLength } from '../domain/text/clean-text.ts'
import { findDisks } from '../repositories/resources/disks.ts'
import { endImport, failImport, deletedFailure, takenDownFailure } from '../use-cases/imports/end-import.ts'
import { insertWait } from '../repositories/imports/import-waits.ts'
import { findCheck, queueChecks } from '../repositories/link-health/link-checks.ts'

export interface ImportRequestedDeps {
  clock: () => Date
}

type Requested = PayloadOf<typeof ImportRequested>

/** Ends an import that needs no probe of its drive. @returns whether the import ended */
const endWithoutProbe = async (trx: Knex.Transaction, item: Requested, at: Date): Promise<boolean> => {
  const [disk] = await findDisks(trx, [item])
  if (!disk) return false
  if (disk.takedown) {
    await failImport(trx, item, takenDownFailure)
    return true
  }
  if (disk.deleted_at) {
    // An admin's import restores a deleted resource unless a ban list matches today.
    if (item.origin === 'admin') return false
    await failImport(trx, item, deletedFailure)
    return true
  }
  const isKnownAlive = disk.health === 'valid' && (await findCheck(trx, item))?.isFresh === true
  if (isKnownAlive) await endImport(trx, item, { health: 'unsure', reported: {}, resolved_at: at }, noBans)
  return isKnownAlive
}

export const onImportRequested = ({ clock }: ImportRequestedDeps): Subscription =>
  onEvent(ImportRequested, {
    apply: async (trx, item) => {
      if (await endWithoutProbe(trx, item, clock())) return
      await insertWait(trx, { ...item, name_hint: cleanLine(item.name_hint, maxNameLength) })
      await queueChecks(trx, [item], item.origin === 'admin' ? 'background' : 'visitor', true)
    },
  })
