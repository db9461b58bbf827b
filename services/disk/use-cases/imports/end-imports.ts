import type { Bans } from '@pandex/contracts/bans/bans'
import { DiskImported, ImportFailed } from '@pandex/contracts/events'
import type { ImportRequested } from '@pandex/contracts/events'
import type { PayloadOf } from '@pandex/platform/events/event-definition'
import { addManyToOutbox } from '@pandex/platform/events/outbox'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { copyKeysOf } from '../../domain/resources/copy-keys.ts'
import type { CopyKeys } from '../../domain/resources/copy-keys.ts'
import { describeShare } from '../../domain/resources/describe-share.ts'
import type { ReportedFacts } from '../../domain/resources/describe-share.ts'
import { hideShare } from '../../domain/resources/hide-share.ts'
import { factsOf } from '../../domain/resources/merge-disk.ts'
import type { ShareFacts } from '../../domain/resources/merge-disk.ts'
import { ShareMap } from '../../domain/resources/share-map.ts'
import { splitConflicts } from '../../domain/resources/split-conflicts.ts'
import { lockCategories } from '../../repositories/categories/categories.ts'
import { findDuplicates, lockCopyKeys } from '../../repositories/resources/copies.ts'
import type { OtherShare } from '../../repositories/resources/copies.ts'
import { findTerms } from '../../repositories/resources/disk-meta.ts'
import { lockDisks } from '../../repositories/resources/disks.ts'
import type { DiskRow } from '../../repositories/resources/disks.ts'
import type { ImportWait } from '../../repositories/imports/import-waits.ts'
import type { CausingImport } from '../../repositories/resources/saved-events.ts'
import { saveShares } from '../resources/save-share.ts'

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

export interface FailedImport {
  item: Item
  failure: Failure
}

export const failImports = async (trx: Knex.Transaction, failed: readonly FailedImport[]): Promise<void> =>
  addManyToOutbox(
    trx,
    ImportFailed,
    failed.map(({ item: { task_no, item_id, disk_type, disk_id }, failure }) => ({
      task_no,
      item_id,
      disk_type,
      disk_id,
      ...failure,
    })),
  )

/** Only an admin's import restores a deleted resource. */
export const deletedFailure: Failure = { status: 'banned', msg: '该资源已被删除' }

/** No import brings back what reports or claims took down. */
export const takenDownFailure: Failure = { status: 'banned', msg: '该资源因举报或投诉下架，不再收录' }

const bannedFailure: Failure = { status: 'banned', msg: '该资源不被收录' }
const duplicateMessage = '该分享者的同一资源已存在'

/** Masks share secrets in names: the importer may know the link, but not what other users wrote into the name. */
const findPublicNames = async (
  trx: Knex.Transaction,
  disks: readonly Pick<DiskRow, 'id' | 'disk_name' | 'disk_id' | 'disk_pass'>[],
): Promise<ReadonlyMap<number, string>> => {
  if (disks.length === 0) return new Map()
  const ids = disks.map(({ id }) => id)
  const terms = await findTerms(trx, ids)
  const passwordOf = (id: number): string => terms.get(id)?.decompress_password ?? ''
  return new Map(
    disks.map((disk) => [disk.id, hideShare(disk.disk_name, { ...disk, decompress_password: passwordOf(disk.id) })]),
  )
}

export interface EndedImport {
  item: Item
  found: ShareFindings
}

interface DescribedImport {
  item: Item
  facts: ShareFacts
  keys: CopyKeys
}

const describe = ({ item, found }: EndedImport, categories: ReadonlySet<number>): DescribedImport => {
  const { reported, disk_pass = item.disk_pass, ...when } = found
  const { name_hint, is_mine, weight } = item
  const cate_id = categories.has(item.cate_id) ? item.cate_id : null
  const facts = describeShare(item, reported, { name_hint, disk_pass, is_mine, weight, cate_id }, when)
  return { item, facts, keys: copyKeysOf(item.disk_type, factsOf(facts)) }
}

/** Of two imports of one share or of one sharer's content, the second must see the first. */
const conflictKeysOf = ({ item: { disk_type, disk_id }, keys: { twin_key } }: DescribedImport): string[] => [
  `${disk_type}:${disk_id}`,
  ...(twin_key === '' ? [] : [twin_key]),
]

const refusalOf = (
  { item, facts }: DescribedImport,
  known: DiskRow | undefined,
  duplicate: OtherShare | undefined,
  bans: Bans,
): Failure | undefined => {
  if (known?.takedown) return takenDownFailure
  if (known?.deleted_at && item.origin !== 'admin') return deletedFailure
  if (bans(facts)) return bannedFailure
  return duplicate && { status: 'duplicate', msg: duplicateMessage, doc_id: duplicate.doc_id }
}

const causeOf = ({ origin, requested_at }: Item): CausingImport =>
  requested_at === '' ? null : { origin, requested_at }

const saveImports = async (trx: Knex.Transaction, imports: readonly DescribedImport[]): Promise<void> => {
  const saved = await saveShares(
    trx,
    imports.map(({ item, facts }) => ({ key: item, share: facts, isRestored: true, imported: causeOf(item) })),
  )
  const names = await findPublicNames(
    trx,
    saved.map(({ disk }) => disk),
  )
  await addManyToOutbox(
    trx,
    DiskImported,
    imports.flatMap(({ item: { task_no, item_id, disk_type, disk_id } }, index) => {
      const result = saved[index]
      if (!result) return []
      const { disk, outcome } = result
      const disk_name = names.get(disk.id) ?? ''
      return [{ task_no, item_id, disk_type, disk_id, doc_id: disk.doc_id, disk_name, outcome }]
    }),
  )
}

/** Ends imports of which no two conflict. @returns those that were saved, and the resources that others duplicate */
const endTogether = async (trx: Knex.Transaction, imports: readonly DescribedImport[], bans: Bans) => {
  const known = await lockDisks(
    trx,
    imports.map(({ item }) => item),
  )
  const added = imports.filter(({ item }) => !known.has(item))
  const found = await findDuplicates(
    trx,
    added.map(({ item: { disk_type, disk_id }, keys }) => ({ disk_type, disk_id, ...keys })),
  )
  const checked = imports.map((each) => {
    const duplicate = found.get(each.item)
    return { ...each, duplicate, refusal: refusalOf(each, known.get(each.item), duplicate, bans) }
  })
  const duplicates = checked.flatMap(({ duplicate, refusal }) =>
    duplicate && refusal?.status === 'duplicate' ? [duplicate] : [],
  )
  const names = await findPublicNames(trx, duplicates)
  await failImports(
    trx,
    checked.flatMap(({ item, duplicate, refusal }) => {
      if (!refusal) return []
      const disk_name = refusal.status === 'duplicate' && duplicate ? names.get(duplicate.id) : undefined
      return [{ item, failure: { ...refusal, ...(disk_name !== undefined && { disk_name }) } }]
    }),
  )
  const accepted = checked.filter(({ refusal }) => !refusal)
  await saveImports(trx, accepted)
  return { saved: accepted.map(({ item }) => item), duplicates }
}

export interface EndedImports {
  saved: ShareMap<true>
  /** Resources that refused imports duplicate. Queue a probe of each: their links may be dead. */
  duplicates: OtherShare[]
}

/**
 * Ends items: saves each resource unless a ban, a deletion or a duplicate prevents it. Publishes `DiskImported` or `ImportFailed`. Locks
 * resources, so that callers must have locked all waiting items before, and the queue of checks after.
 */
export const endImports = async (
  trx: Knex.Transaction,
  ended: readonly EndedImport[],
  bans: Bans,
): Promise<EndedImports> => {
  const saved = new ShareMap<true>()
  const duplicates: OtherShare[] = []
  if (ended.length === 0) return { saved, duplicates }
  const categories = await lockCategories(
    trx,
    ended.map(({ item }) => item.cate_id),
  )
  const described = ended.map((each) => describe(each, categories))
  const known = await lockDisks(
    trx,
    described.map(({ item }) => item),
  )
  await lockCopyKeys(
    trx,
    described.flatMap(({ item, keys }) => (known.has(item) ? [] : [keys])),
  )
  for (let waiting = described; waiting.length > 0;) {
    const { now, later } = splitConflicts(waiting, conflictKeysOf)
    const result = await endTogether(trx, now, bans)
    for (const item of result.saved) saved.set(item, true)
    duplicates.push(...result.duplicates)
    waiting = later
  }
  return { saved, duplicates }
}
