import { DiskSaved } from '@pandex/contracts/events'
import { searchWords } from '@pandex/contracts/text/search-words'
import type { PayloadOf } from '@pandex/platform/events/event-definition'
import { addManyToOutbox } from '@pandex/platform/events/outbox'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { mapInTurns } from '@pandex/platform/scheduling/map-in-turns'
import { hideShare, publicTextsOf } from '../../domain/resources/hide-share.ts'
import type { ShareSecrets } from '../../domain/resources/hide-share.ts'
import { sharedTimeOf } from '../../domain/resources/shared-time.ts'
import { recordChangedDocs } from './changed-docs.ts'
import { findTerms } from './disk-meta.ts'
import { findViewCounts } from './disk-views.ts'
import type { DiskRow } from './disks.ts'

/** The index serves its texts to all visitors (hits, suggestions), so the payload masks share secrets and paid fields in texts. */
const toPayload = (disk: DiskRow & ShareSecrets, cost_coin: number, views: number): PayloadOf<typeof DiskSaved> => ({
  ...publicTextsOf(disk),
  version: disk.version,
  id: disk.id,
  doc_id: disk.doc_id,
  disk_type: disk.disk_type,
  disk_id: disk.disk_id,
  disk_pass: disk.disk_pass,
  files: hideShare(disk.files, disk),
  share_user_id: disk.share_user_id,
  shared_time: sharedTimeOf(disk).toISOString(),
  create_time: disk.create_time.toISOString(),
  update_time: disk.update_time.toISOString(),
  is_mine: disk.is_mine,
  enabled: disk.enabled,
  weight: disk.weight,
  status: disk.status,
  size: disk.size,
  cate_id: disk.cate_id ?? 0,
  health: disk.health,
  checked_at: disk.checked_at?.toISOString() ?? '',
  cost_coin,
  views,
  deleted: false,
  imported: null,
})

export const findSavedPayloads = async (db: Db, disks: readonly DiskRow[]): Promise<PayloadOf<typeof DiskSaved>[]> => {
  const ids = disks.map(({ id }) => id)
  const terms = await findTerms(db, ids)
  const views = await findViewCounts(db, ids)
  // Masking a long list of files takes up to 60 ms.
  return mapInTurns(disks, (disk) => {
    const { cost_coin = 0, decompress_password = '' } = terms.get(disk.id) ?? {}
    return toPayload({ ...disk, decompress_password }, cost_coin, views.get(disk.id) ?? 0)
  })
}

/** A long list of files repeats its title. */
const maxFilesRead = 1_000

const searchedTexts = ({ disk_name, tags, files }: PayloadOf<typeof DiskSaved>): string[] => [
  disk_name,
  ...tags,
  files.slice(0, maxFilesRead).replaceAll(/^(?:file|folder):/gm, ''),
]

const docIdsOf = (disks: readonly Pick<DiskRow, 'doc_id'>[]): string[] => disks.map(({ doc_id }) => doc_id)

export type CausingImport = PayloadOf<typeof DiskSaved>['imported']

/**
 * Publishes the current state of resources to the index, without a change that visitors see: cached answers stay. Call it in the
 * transaction that raises their version.
 */
export const publishIndexedState = async (
  trx: Knex.Transaction,
  disks: readonly DiskRow[],
  causeOf: (disk: DiskRow) => CausingImport = () => null,
): Promise<PayloadOf<typeof DiskSaved>[]> => {
  const found = await findSavedPayloads(trx, disks)
  const causes = new Map(disks.map((disk) => [disk.id, causeOf(disk)]))
  const payloads = found.map((payload) => ({ ...payload, imported: causes.get(payload.id) ?? null }))
  await addManyToOutbox(trx, DiskSaved, payloads)
  return payloads
}

/**
 * Publishes the current state of resources; call it in the transaction that changes them.
 * @param causeOf the import that caused the state of a resource
 */
export const publishDiskSaved = async (
  trx: Knex.Transaction,
  disks: readonly DiskRow[],
  causeOf: (disk: DiskRow) => CausingImport = () => null,
): Promise<void> => {
  if (disks.length === 0) return
  const payloads = await publishIndexedState(trx, disks, causeOf)
  await recordChangedDocs(trx, docIdsOf(disks), searchWords(...payloads.flatMap(searchedTexts)))
}

/** Public ids are never reused, so the deletion outranks all earlier versions. */
const deletionVersion = Number.MAX_SAFE_INTEGER

const emptyPayload = {
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
  views: 0,
}

export const publishDiskDeleted = async (
  trx: Knex.Transaction,
  gone: readonly Pick<DiskRow, 'doc_id' | 'disk_type' | 'disk_id'>[],
): Promise<void> => {
  const payloads = gone.map(({ doc_id, disk_type, disk_id }) => ({
    ...emptyPayload,
    doc_id,
    disk_type,
    disk_id,
    version: deletionVersion,
    deleted: true,
  }))
  await addManyToOutbox(trx, DiskSaved, payloads)
  await recordChangedDocs(trx, docIdsOf(gone))
}
