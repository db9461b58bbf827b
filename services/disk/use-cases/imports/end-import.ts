import type { Bans } from '@pandex/contracts/bans/bans'
import { DiskImported, ImportFailed } from '@pandex/contracts/events'
import type { ImportRequested } from '@pandex/contracts/events'
import type { PayloadOf } from '@pandex/platform/events/event-definition'
import { addToOutbox } from '@pandex/platform/events/outbox'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { copyKeysOf } from '../../domain/resources/copy-keys.ts'
import { describeShare } from '../../domain/resources/describe-share.ts'
import type { ReportedFacts } from '../../domain/resources/describe-share.ts'
import { hideShare } from '../../domain/resources/hide-share.ts'
import { factsOf } from '../../domain/resources/merge-disk.ts'
import type { ShareFacts } from '../../domain/resources/merge-disk.ts'
import { lockCategory } from '../../repositories/categories/categories.ts'
import { lockDuplicate } from '../../repositories/resources/copies.ts'
import { findTerms } from '../../repositories/resources/disk-meta.ts'
import { lockDisk } from '../../repositories/resources/disks.ts'
import type { DiskRow } from '../../repositories/resources/disks.ts'
import type { ImportWait } from '../../repositories/imports/import-waits.ts'
import type { CausingImport } from '../../repositories/resources/saved-events.ts'
import { queueChecks } from '../../repositories/link-health/link-checks.ts'
import { saveShare } from '../resources/save-share.ts'

export interface ShareFindings extends Pick<ShareFacts, 'health' | 'resolved_at'> {
  reported: ReportedFacts
  /** The password that opened the share; defaults to the one of the import. */
  disk_pass?: string
}

export const findingsFromText = ({ waits_since }: Pick<ImportWait, 'waits_since'>): ShareFindings => ({
  health: 'unsure',
  reported: {},
  resolved_at: waits_since,
})

type Item = PayloadOf<typeof ImportRequested>
type Failure = Pick<PayloadOf<typeof ImportFailed>, 'status' | 'msg'> & { doc_id?: string; disk_name?: string }

export const failImport = async (trx: Knex.Transaction, item: Item, failure: Failure): Promise<void> => {
  const { task_no, item_id, disk_type, disk_id } = item
  await addToOutbox(trx, ImportFailed, { task_no, item_id, disk_type, disk_id, ...failure })
}

/** Only an admin's import restores a deleted resource. */
export const deletedFailure: Failure = { status: 'banned', msg: '该资源已被删除' }

/** No import brings back what reports or claims took down. */
export const takenDownFailure: Failure = { status: 'banned', msg: '该资源因举报或投诉下架，不再收录' }

const bannedFailure: Failure = { status: 'banned', msg: '该资源不被收录' }
const duplicateMessage = '该分享者的同一资源已存在'

/** Masks share secrets in a name: the importer may know the link, but not what other users wrote into the name. */
const findPublicName = async (
  trx: Knex.Transaction,
  disk: Pick<DiskRow, 'id' | 'disk_name' | 'disk_id' | 'disk_pass'>,
): Promise<string> => {
  const terms = await findTerms(trx, [disk.id])
  return hideShare(disk.disk_name, { ...disk, decompress_password: terms.get(disk.id)?.decompress_password ?? '' })
}

/** Returns the reason why an item gets no resource. Queues a probe of its duplicate, whose link may be dead. */
const findRefusal = async (
  trx: Knex.Transaction,
  wait: Item,
  facts: ShareFacts,
  bans: Bans,
): Promise<Failure | undefined> => {
  const known = await lockDisk(trx, wait)
  if (known?.takedown) return takenDownFailure
  if (known?.deleted_at && wait.origin !== 'admin') return deletedFailure
  if (bans(facts)) return bannedFailure
  if (known) return undefined
  const twin = await lockDuplicate(trx, wait, copyKeysOf(wait.disk_type, factsOf(facts)))
  if (!twin) return undefined
  await queueChecks(trx, [twin], 'opened')
  return { status: 'duplicate', msg: duplicateMessage, doc_id: twin.doc_id, disk_name: await findPublicName(trx, twin) }
}

const causeOf = ({ origin, requested_at }: Item): CausingImport =>
  requested_at === '' ? null : { origin, requested_at }

/**
 * Ends an item: saves its resource unless a ban, a deletion or a duplicate prevents it. Publishes `DiskImported` or `ImportFailed`.
 * @returns whether a resource was saved
 */
export const endImport = async (
  trx: Knex.Transaction,
  wait: Item,
  found: ShareFindings,
  bans: Bans,
): Promise<boolean> => {
  const { reported, disk_pass = wait.disk_pass, ...when } = found
  const { task_no, item_id, disk_type, disk_id } = wait
  const cate_id = await lockCategory(trx, wait.cate_id)
  const { name_hint, is_mine, weight } = wait
  const facts = describeShare(wait, reported, { name_hint, disk_pass, is_mine, weight, cate_id }, when)
  const refusal = await findRefusal(trx, wait, facts, bans)
  if (refusal) {
    await failImport(trx, wait, refusal)
    return false
  }
  const { disk, outcome } = await saveShare(trx, { disk_type, disk_id }, facts, {
    isRestored: true,
    imported: causeOf(wait),
  })
  const disk_name = await findPublicName(trx, disk)
  const { doc_id } = disk
  await addToOutbox(trx, DiskImported, { task_no, item_id, disk_type, disk_id, doc_id, disk_name, outcome })
  return true
}
