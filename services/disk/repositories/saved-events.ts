import { DiskSaved } from '@pandex/platform/events/catalog'
import type { PayloadOf } from '@pandex/platform/events/catalog'
import { addManyToOutbox } from '@pandex/platform/events/outbox'
import type { Db, Knex } from '@pandex/platform/postgres'
import { findPrices } from './disk-meta.ts'
import type { DiskRow } from './disks.ts'

const toPayload = (disk: DiskRow, cost_coin: number): PayloadOf<typeof DiskSaved> => ({
  version: disk.version,
  id: disk.id,
  doc_id: disk.doc_id,
  disk_type: disk.disk_type,
  disk_id: disk.disk_id,
  disk_pass: disk.disk_pass,
  disk_name: disk.disk_name,
  files: disk.files,
  share_user: disk.share_user,
  share_user_id: disk.share_user_id,
  shared_time: disk.shared_time?.toISOString() ?? '',
  create_time: disk.create_time.toISOString(),
  update_time: disk.update_time.toISOString(),
  rel_movie: disk.rel_movie,
  is_mine: disk.is_mine,
  enabled: disk.enabled,
  tags: disk.tags,
  weight: disk.weight,
  status: disk.status,
  size: disk.size,
  cate_id: disk.cate_id ?? 0,
  health: disk.health,
  checked_at: disk.checked_at?.toISOString() ?? '',
  cost_coin,
  deleted: false,
})

/** What is told of these resources as they are now. */
export const savedPayloads = async (db: Db, disks: readonly DiskRow[]): Promise<PayloadOf<typeof DiskSaved>[]> => {
  const prices = await findPrices(
    db,
    disks.map(({ id }) => id),
  )
  return disks.map((disk) => toPayload(disk, prices.get(disk.id) ?? 0))
}

/** Tells what these resources are now, in the transaction that changed them. */
export const tellDisksSaved = async (trx: Knex.Transaction, disks: readonly DiskRow[]): Promise<void> =>
  addManyToOutbox(trx, DiskSaved, await savedPayloads(trx, disks))

/** Public ids are never used again: what is told last of one that is gone stands against all that was told before. */
const lastVersion = Number.MAX_SAFE_INTEGER

const nothingKnown = {
  id: 0,
  disk_pass: '',
  disk_name: '',
  files: '',
  share_user: '',
  share_user_id: '',
  shared_time: '',
  create_time: '',
  update_time: '',
  rel_movie: '',
  is_mine: false,
  enabled: false,
  tags: [],
  weight: 0,
  status: 0,
  size: 0,
  cate_id: 0,
  health: '',
  checked_at: '',
  cost_coin: 0,
}

/** Tells that there are no resources with these public ids (any more). */
export const tellDisksGone = async (
  trx: Knex.Transaction,
  gone: readonly Pick<DiskRow, 'doc_id' | 'disk_type' | 'disk_id'>[],
): Promise<void> =>
  addManyToOutbox(
    trx,
    DiskSaved,
    gone.map(({ doc_id, disk_type, disk_id }) => ({
      ...nothingKnown,
      doc_id,
      disk_type,
      disk_id,
      version: lastVersion,
      deleted: true,
    })),
  )
