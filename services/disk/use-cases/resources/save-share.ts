import type { Knex } from '@pandex/platform/postgres/postgres'
import { copyKeysOf } from '../../domain/resources/copy-keys.ts'
import type { CopyKeys } from '../../domain/resources/copy-keys.ts'
import { createDocId } from '../../domain/resources/doc-id.ts'
import { factsOf, isDailyPublishDue, hasSamePublicFacts, mergeDisk } from '../../domain/resources/merge-disk.ts'
import type { DiskFacts, ShareFacts } from '../../domain/resources/merge-disk.ts'
import { hasLiveCopy } from '../../repositories/resources/copies.ts'
import { insertViews } from '../../repositories/resources/disk-views.ts'
import { insertDisk, lockDisk, updateFacts } from '../../repositories/resources/disks.ts'
import type { DiskRow, FactsChange, ShareKey } from '../../repositories/resources/disks.ts'
import { publishDiskSaved } from '../../repositories/resources/saved-events.ts'
import type { CausingImport } from '../../repositories/resources/saved-events.ts'

export interface SavedShare {
  disk: DiskRow
  outcome: 'created' | 'updated' | 'unchanged'
}

/** Status of a resource that exists elsewhere as well; set only where no other status is set. */
const copyStatus = 3
const noStatus = 0

const createDisk = async (trx: Knex.Transaction, key: ShareKey, facts: DiskFacts): Promise<DiskRow | undefined> => {
  const keys = copyKeysOf(key.disk_type, facts)
  const status = (await hasLiveCopy(trx, key, keys)) ? copyStatus : noStatus
  const created = await insertDisk(trx, { ...key, doc_id: createDocId(), ...facts, ...keys, status })
  if (created) await insertViews(trx, created)
  return created
}

const hasGainedKeys = (known: DiskRow, keys: CopyKeys): boolean =>
  (known.twin_key === '' && keys.twin_key !== '') || (known.copy_key === '' && keys.copy_key !== '')

/** A known resource can turn out to be a copy when its drive confirms its name for the first time. */
const statusOf = async (trx: Knex.Transaction, known: DiskRow, keys: CopyKeys): Promise<number> =>
  known.status === noStatus && hasGainedKeys(known, keys) && (await hasLiveCopy(trx, known, keys))
    ? copyStatus
    : known.status

const changeOf = (known: DiskRow, merged: DiskFacts, isChanged: boolean): FactsChange => {
  if (isChanged || !hasSamePublicFacts(known, merged)) return 'changed'
  return isDailyPublishDue(known, merged) ? 'confirmed' : 'unseen'
}

/**
 * Merges facts into the resource of their share or creates it, locks it until the transaction ends, and publishes visible changes.
 * @param options `isRestored` restores a resource that an admin deleted
 */
export const saveShare = async (
  trx: Knex.Transaction,
  key: ShareKey,
  share: ShareFacts,
  { isRestored = false, imported = null }: { isRestored?: boolean; imported?: CausingImport } = {},
): Promise<SavedShare> => {
  const known = await lockDisk(trx, key)
  if (!known) {
    const created = await createDisk(trx, key, factsOf(share))
    // A concurrent transaction has inserted the row and committed; the retry finds it.
    if (!created) return saveShare(trx, key, share, { isRestored, imported })
    await publishDiskSaved(trx, [created], imported)
    return { disk: created, outcome: 'created' }
  }
  const merged = mergeDisk(known, share)
  const keys = copyKeysOf(key.disk_type, merged)
  const status = await statusOf(trx, known, keys)
  const comesBack = isRestored && known.deleted_at !== null
  const change = changeOf(known, merged, comesBack || status !== known.status)
  const back = comesBack ? { deleted_at: null, enabled: true } : {}
  const disk = await updateFacts(trx, known.id, { ...merged, ...keys, status, ...back }, change)
  if (change !== 'unseen') await publishDiskSaved(trx, [disk], imported)
  return { disk, outcome: change === 'changed' ? 'updated' : 'unchanged' }
}
