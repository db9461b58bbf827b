import { noBans } from '@pandex/platform/bans/bans'
import { ImportRequested } from '@pandex/platform/events/catalog'
import type { PayloadOf } from '@pandex/platform/events/catalog'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import type { Knex } from '@pandex/platform/postgres'
import { cleanLine, maxNameLength } from '../domain/clean-text.ts'
import { findDisks } from '../repositories/disks.ts'
import { endWait, failItem, takenAway } from '../repositories/end-waits.ts'
import { insertWait } from '../repositories/import-waits.ts'
import { findCheck, queueChecks } from '../repositories/link-checks.ts'

export interface ImportRequestedDeps {
  clock: () => Date
}

type Requested = PayloadOf<typeof ImportRequested>

/** Ends an import that needs no probe of its drive. @returns whether the import ended */
const endAtOnce = async (trx: Knex.Transaction, item: Requested, at: Date): Promise<boolean> => {
  const [disk] = await findDisks(trx, [item])
  if (!disk) return false
  if (disk.deleted_at) {
    // An admin's import restores a deleted resource unless a ban list matches today.
    if (item.origin === 'admin') return false
    await failItem(trx, item, takenAway)
    return true
  }
  const isKnownToLive = disk.health === 'valid' && (await findCheck(trx, item))?.isFresh === true
  if (isKnownToLive) await endWait(trx, item, { health: 'unsure', told: {}, resolved_at: at }, noBans)
  return isKnownToLive
}

export const onImportRequested = ({ clock }: ImportRequestedDeps): Subscription =>
  onEvent(ImportRequested, {
    apply: async (trx, item) => {
      if (await endAtOnce(trx, item, clock())) return
      await insertWait(trx, { ...item, name_hint: cleanLine(item.name_hint, maxNameLength) })
      await queueChecks(trx, [item], item.origin === 'admin' ? 'background' : 'visitor', true)
    },
  })
