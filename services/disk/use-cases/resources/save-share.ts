import type { Knex } from '@pandex/platform/postgres/postgres'
import { copyKeysOf } from '../../domain/resources/copy-keys.ts'
import type { CopyKeys } from '../../domain/resources/copy-keys.ts'
import { createDocId } from '../../domain/resources/doc-id.ts'
import { factsOf, isDailyPublishDue, hasSamePublicFacts, mergeDisk } from '../../domain/resources/merge-disk.ts'
import type { DiskFacts, ShareFacts } from '../../domain/resources/merge-disk.ts'
import { ShareMap } from '../../domain/resources/share-map.ts'
import { splitConflicts } from '../../domain/resources/split-conflicts.ts'
import { findCopies, lockCopyKeys } from '../../repositories/resources/copies.ts'
import { insertViews } from '../../repositories/resources/disk-views.ts'
import { insertDisks, lockDisks, updateFacts } from '../../repositories/resources/disks.ts'
import type { DiskRow, FactsChange, ShareKey } from '../../repositories/resources/disks.ts'
import { publishDiskSaved } from '../../repositories/resources/saved-events.ts'
import type { CausingImport } from '../../repositories/resources/saved-events.ts'

export interface SavedShare {
  disk: DiskRow
  outcome: 'created' | 'updated' | 'unchanged'
}

export interface ShareToSave {
  key: ShareKey
  share: ShareFacts
  /** Restores a resource that an admin deleted. */
  isRestored?: boolean
  imported?: CausingImport
}

/** Status of a resource that exists elsewhere as well; set only where no other status is set. */
const copyStatus = 3
const noStatus = 0

const hasGainedKeys = (known: DiskRow, keys: CopyKeys): boolean =>
  (known.twin_key === '' && keys.twin_key !== '') || (known.copy_key === '' && keys.copy_key !== '')

const changeOf = (known: DiskRow, merged: DiskFacts, isChanged: boolean): FactsChange => {
  if (isChanged || !hasSamePublicFacts(known, merged)) return 'changed'
  return isDailyPublishDue(known, merged) ? 'confirmed' : 'unseen'
}

interface PlannedSave {
  save: ShareToSave
  known: DiskRow | undefined
  facts: DiskFacts
  keys: CopyKeys
  /** A known resource can turn out to be a copy when its drive confirms its name for the first time. */
  mayBeCopy: boolean
}

const planSave = (save: ShareToSave, known: DiskRow | undefined): PlannedSave => {
  const facts = known ? mergeDisk(known, save.share) : factsOf(save.share)
  const keys = copyKeysOf(save.key.disk_type, facts)
  const mayBeCopy = !known || (known.status === noStatus && hasGainedKeys(known, keys))
  return { save, known, facts, keys, mayBeCopy }
}

/** Of two saves with a common key, the second must see the first. */
const conflictKeysOf = ({ save: { key }, keys, mayBeCopy }: PlannedSave): string[] => [
  `${key.disk_type}:${key.disk_id}`,
  ...(mayBeCopy ? [keys.twin_key, keys.copy_key].filter((text) => text !== '') : []),
]

const createAll = async (
  trx: Knex.Transaction,
  planned: readonly PlannedSave[],
  copies: ShareMap<true>,
): Promise<DiskRow[]> => {
  const added = planned.map(({ save: { key }, facts, keys }) => {
    const status = copies.has(key) ? copyStatus : noStatus
    return { disk_type: key.disk_type, disk_id: key.disk_id, doc_id: createDocId(), ...facts, ...keys, status }
  })
  const created = await insertDisks(trx, added)
  await insertViews(trx, created)
  return created
}

const updateAll = async (
  trx: Knex.Transaction,
  planned: readonly PlannedSave[],
  copies: ShareMap<true>,
): Promise<{ disk: DiskRow; change: FactsChange }[]> => {
  const changes = planned.flatMap(({ save, known, facts, keys, mayBeCopy }) => {
    if (!known) return []
    const status = mayBeCopy && copies.has(save.key) ? copyStatus : known.status
    const isRestored = save.isRestored === true && known.deleted_at !== null
    const change = changeOf(known, facts, isRestored || status !== known.status)
    return [{ id: known.id, facts: { ...facts, ...keys }, status, change, isRestored }]
  })
  const changeById = new Map(changes.map(({ id, change }) => [id, change]))
  const updated = await updateFacts(trx, changes)
  return updated.map((disk) => ({ disk, change: changeById.get(disk.id) ?? 'unseen' }))
}

/** Saves shares of which no two conflict. @returns the saved ones: without those that a concurrent transaction has inserted */
const saveTogether = async (trx: Knex.Transaction, planned: readonly PlannedSave[]): Promise<ShareMap<SavedShare>> => {
  const looked = planned.filter(({ mayBeCopy }) => mayBeCopy)
  const copies = await findCopies(
    trx,
    looked.map(({ save: { key }, keys }) => ({ disk_type: key.disk_type, disk_id: key.disk_id, ...keys })),
  )
  const created = await createAll(
    trx,
    planned.filter(({ known }) => !known),
    copies,
  )
  const updated = await updateAll(
    trx,
    planned.filter(({ known }) => known),
    copies,
  )
  const causes = new ShareMap(planned.map(({ save }) => [save.key, save.imported ?? null]))
  const published = [...created, ...updated.filter(({ change }) => change !== 'unseen').map(({ disk }) => disk)]
  await publishDiskSaved(trx, published, (disk) => causes.get(disk) ?? null)
  return new ShareMap<SavedShare>([
    ...created.map((disk) => [disk, { disk, outcome: 'created' }] as const),
    ...updated.map(
      ({ disk, change }) => [disk, { disk, outcome: change === 'changed' ? 'updated' : 'unchanged' }] as const,
    ),
  ])
}

/**
 * Merges facts into the resources of their shares or creates these, locks them until the transaction ends, and publishes visible changes.
 * @returns the results, in the order of the saves
 */
export const saveShares = async (trx: Knex.Transaction, saves: readonly ShareToSave[]): Promise<SavedShare[]> => {
  const results = new Map<ShareToSave, SavedShare>()
  for (let waiting = saves; waiting.length > 0;) {
    const known = await lockDisks(
      trx,
      waiting.map(({ key }) => key),
    )
    const planned = waiting.map((save) => planSave(save, known.get(save.key)))
    const { now, later } = splitConflicts(planned, conflictKeysOf)
    await lockCopyKeys(
      trx,
      planned.flatMap(({ keys, mayBeCopy }) => (mayBeCopy ? [keys] : [])),
    )
    const saved = await saveTogether(trx, now)
    for (const { save } of now) {
      const result = saved.get(save.key)
      if (result) results.set(save, result)
    }
    // A concurrent transaction may have inserted a row and committed; the next round finds it.
    const missed = now.filter(({ save }) => !results.has(save))
    waiting = [...missed, ...later].map(({ save }) => save)
  }
  return saves.flatMap((save) => results.get(save) ?? [])
}

/** Saves one share as `saveShares` does. */
export const saveShare = async (
  trx: Knex.Transaction,
  key: ShareKey,
  share: ShareFacts,
  options: Pick<ShareToSave, 'isRestored' | 'imported'> = {},
): Promise<SavedShare> => {
  const [saved] = await saveShares(trx, [{ key, share, ...options }])
  if (!saved) throw new Error(`share ${key.disk_type} was not saved`)
  return saved
}
