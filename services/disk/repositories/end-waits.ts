import type { Bans } from '@pandex/platform/bans/bans'
import { DiskImported, ImportFailed } from '@pandex/platform/events/catalog'
import type { ImportRequested, PayloadOf } from '@pandex/platform/events/catalog'
import { addToOutbox } from '@pandex/platform/events/outbox'
import type { Knex } from '@pandex/platform/postgres'
import { copyKeysOf } from '../domain/copies.ts'
import { describeShare } from '../domain/describe-share.ts'
import type { Told } from '../domain/describe-share.ts'
import { hideShare } from '../domain/hide-share.ts'
import { factsOf } from '../domain/merge-disk.ts'
import type { ShareFacts } from '../domain/merge-disk.ts'
import { holdCategory } from './categories.ts'
import { lockTwin } from './copies.ts'
import { findTerms } from './disk-meta.ts'
import { lockDisk } from './disks.ts'
import type { DiskRow } from './disks.ts'
import type { ImportWait } from './import-waits.ts'
import { queueChecks } from './link-checks.ts'
import { saveShare } from './save-share.ts'

export interface Found extends Pick<ShareFacts, 'health' | 'resolved_at'> {
  told: Told
  /** The password that opened the share; defaults to the one of the import. */
  disk_pass?: string
}

export const foundInText = ({ waits_since }: Pick<ImportWait, 'waits_since'>): Found => ({
  health: 'unsure',
  told: {},
  resolved_at: waits_since,
})

type Item = PayloadOf<typeof ImportRequested>
type Failure = Pick<PayloadOf<typeof ImportFailed>, 'status' | 'msg'> & { doc_id?: string; disk_name?: string }

export const failItem = async (trx: Knex.Transaction, item: Item, failure: Failure): Promise<void> => {
  const { task_no, item_id, disk_type, disk_id } = item
  await addToOutbox(trx, ImportFailed, { task_no, item_id, disk_type, disk_id, ...failure })
}

/** Only an admin's import restores a deleted resource. */
export const takenAway: Failure = { status: 'banned', msg: '该资源已被删除' }

const banned: Failure = { status: 'banned', msg: '该资源不被收录' }
const sharedAlready = '该分享者的同一资源已存在'

/** Masks share secrets in a name: the importer may know the link, but not what other users wrote into the name. */
const nameForAll = async (
  trx: Knex.Transaction,
  disk: Pick<DiskRow, 'id' | 'disk_name' | 'disk_id' | 'disk_pass'>,
): Promise<string> => {
  const terms = await findTerms(trx, [disk.id])
  return hideShare(disk.disk_name, { ...disk, decompress_password: terms.get(disk.id)?.decompress_password ?? '' })
}

/** Returns the reason why an item gets no resource. Queues a probe of its duplicate, whose link may be dead. */
const refusalOf = async (
  trx: Knex.Transaction,
  wait: Item,
  facts: ShareFacts,
  bans: Bans,
): Promise<Failure | undefined> => {
  const known = await lockDisk(trx, wait)
  if (known?.deleted_at && wait.origin !== 'admin') return takenAway
  if (bans(facts)) return banned
  if (known) return undefined
  const twin = await lockTwin(trx, wait, copyKeysOf(wait.disk_type, factsOf(facts)))
  if (!twin) return undefined
  await queueChecks(trx, [twin], 'opened')
  return { status: 'duplicate', msg: sharedAlready, doc_id: twin.doc_id, disk_name: await nameForAll(trx, twin) }
}

/**
 * Ends an item: saves its resource unless a ban, a deletion or a duplicate prevents it. Publishes `DiskImported` or `ImportFailed`.
 * @returns whether a resource was saved
 */
export const endWait = async (trx: Knex.Transaction, wait: Item, found: Found, bans: Bans): Promise<boolean> => {
  const { told, disk_pass = wait.disk_pass, ...when } = found
  const { task_no, item_id, disk_type, disk_id } = wait
  const cate_id = await holdCategory(trx, wait.cate_id)
  const { name_hint, is_mine, weight } = wait
  const facts = describeShare(wait, told, { name_hint, disk_pass, is_mine, weight, cate_id }, when)
  const refusal = await refusalOf(trx, wait, facts, bans)
  if (refusal) {
    await failItem(trx, wait, refusal)
    return false
  }
  const { disk, outcome } = await saveShare(trx, { disk_type, disk_id }, facts, { isRestored: true })
  const disk_name = await nameForAll(trx, disk)
  const { doc_id } = disk
  await addToOutbox(trx, DiskImported, { task_no, item_id, disk_type, disk_id, doc_id, disk_name, outcome })
  return true
}
