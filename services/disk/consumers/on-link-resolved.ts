import { DiskImported, LinkResolved } from '@pandex/platform/events/catalog'
import type { PayloadOf } from '@pandex/platform/events/catalog'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { addToOutbox } from '@pandex/platform/events/outbox'
import type { Knex } from '@pandex/platform/postgres'
import { createDocId } from '../domain/doc-id.ts'
import { factsOf, looksTheSame, mergeDisk } from '../domain/merge-disk.ts'
import type { ShareFacts } from '../domain/merge-disk.ts'
import { holdCategory } from '../repositories/categories.ts'
import { insertViews } from '../repositories/disk-views.ts'
import { insertDisk, lockDisk, updateFacts } from '../repositories/disks.ts'
import type { DiskRow, ShareKey } from '../repositories/disks.ts'
import { tellDisksSaved } from '../repositories/saved-events.ts'

type Resolved = PayloadOf<typeof LinkResolved>
type Outcome = PayloadOf<typeof DiskImported>['outcome']

const toFacts = (resolved: Resolved, cateId: number | null): ShareFacts => ({
  disk_name: resolved.disk_name,
  name_source: resolved.name_source,
  disk_pass: resolved.disk_pass,
  health: resolved.health,
  files: resolved.files,
  share_user: resolved.share_user,
  share_user_id: resolved.share_user_id,
  shared_time: resolved.shared_time === '' ? null : new Date(resolved.shared_time),
  size: resolved.size,
  cate_id: cateId,
  is_mine: resolved.is_mine,
  weight: resolved.weight,
  resolved_at: new Date(resolved.resolved_at),
})

const createDisk = async (trx: Knex.Transaction, key: ShareKey, facts: ShareFacts): Promise<DiskRow | undefined> => {
  const created = await insertDisk(trx, { ...key, doc_id: createDocId(), ...factsOf(facts) })
  if (created) await insertViews(trx, created)
  return created
}

/** Joins the facts with the row of their share, which stays locked until the transaction ends; makes the row if need be. */
const saveShare = async (
  trx: Knex.Transaction,
  key: ShareKey,
  facts: ShareFacts,
): Promise<{ disk: DiskRow; outcome: Outcome }> => {
  const known = await lockDisk(trx, key)
  if (!known) {
    const created = await createDisk(trx, key, facts)
    // Another transaction made the row in between, and has committed: this time it is found.
    return created ? { disk: created, outcome: 'created' } : saveShare(trx, key, facts)
  }
  const merged = mergeDisk(known, facts)
  const isVisible = !looksTheSame(known, merged)
  const disk = await updateFacts(trx, known.id, merged, isVisible)
  return { disk, outcome: isVisible ? 'updated' : 'unchanged' }
}

/** A link is resolved: stores its resource, and tells the index and the import when there is something to tell. */
export const onLinkResolved = (): Subscription =>
  onEvent(LinkResolved, {
    apply: async (trx, resolved) => {
      const { task_no, item_id, disk_type, disk_id } = resolved
      const cateId = await holdCategory(trx, resolved.cate_id)
      const { disk, outcome } = await saveShare(trx, { disk_type, disk_id }, toFacts(resolved, cateId))
      if (outcome !== 'unchanged') await tellDisksSaved(trx, [disk])
      const { doc_id, disk_name } = disk
      await addToOutbox(trx, DiskImported, { task_no, item_id, disk_type, disk_id, doc_id, disk_name, outcome })
    },
  })
