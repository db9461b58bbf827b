import type { Knex, Db } from '@pandex/platform/postgres/postgres'
import type { Takedown } from '@pandex/contracts/enums'
import type { DiskType } from '@pandex/contracts/share-link'
import type { CopyKeys } from '../../domain/resources/copy-keys.ts'
import type { DiskFacts } from '../../domain/resources/merge-disk.ts'

export interface DiskRow extends DiskFacts, CopyKeys {
  id: number
  doc_id: string
  disk_type: DiskType
  disk_id: string
  create_time: Date
  update_time: Date
  enabled: boolean
  tags: string[]
  status: number
  rel_movie: string
  dead_since: Date | null
  /** Null unless an admin deleted the resource; deleted resources are disabled. */
  deleted_at: Date | null
  /** Not null when reports or claims took the resource down; such resources are disabled. */
  takedown: Takedown | null
  /** Grows by one with every change that is published to the index. */
  version: number
}

export interface ShareKey {
  disk_type: DiskType
  disk_id: string
}

export const lockDisk = async (trx: Knex.Transaction, { disk_type, disk_id }: ShareKey): Promise<DiskRow | undefined> =>
  trx('disk').where({ disk_type, disk_id }).forUpdate().first()

export const lockDiskById = async (trx: Knex.Transaction, id: number): Promise<DiskRow | undefined> =>
  trx('disk').where({ id }).forUpdate().first()

/** @returns undefined when the share exists, also when a concurrent transaction has just inserted it */
export const insertDisk = async (
  trx: Knex.Transaction,
  disk: ShareKey & DiskFacts & CopyKeys & { doc_id: string; status: number },
): Promise<DiskRow | undefined> => {
  const rows = (await trx('disk')
    .insert({ ...disk, dead_since: disk.health === 'dead' ? disk.checked_at : null })
    .onConflict(['disk_type', 'disk_id'])
    .ignore()
    .returning('*')) as DiskRow[]
  return rows[0]
}

const newVersion = (trx: Knex.Transaction) => ({ version: trx.raw('version + 1'), update_time: trx.fn.now() })

/**
 * Effect of new facts: `changed` = readers see a difference; `confirmed` = facts did not change (the index is updated, `update_time`
 * stays); `unseen` = nothing is published.
 */
export type FactsChange = 'changed' | 'confirmed' | 'unseen'

const versionAfter = (trx: Knex.Transaction, change: FactsChange) => {
  if (change === 'changed') return newVersion(trx)
  return change === 'confirmed' ? { version: trx.raw('version + 1') } : {}
}

/** A change may affect name, files or sharer, so the ban lists are applied again. */
const pendingBanCheck = { ban_checked: false }

export const updateFacts = async (
  trx: Knex.Transaction,
  id: number,
  facts: DiskFacts & Partial<DiskRow>,
  change: FactsChange,
): Promise<DiskRow> => {
  const dead_since = facts.health === 'dead' ? trx.raw('coalesce(dead_since, ?)', [facts.checked_at]) : null
  const rows = (await trx('disk')
    .where({ id })
    .update({ ...facts, dead_since, ...versionAfter(trx, change), ...(change === 'changed' && pendingBanCheck) })
    .returning('*')) as [DiskRow]
  return rows[0]
}

export const updateDisk = async (trx: Knex.Transaction, id: number, columns: Partial<DiskRow>): Promise<DiskRow> => {
  // A rename clears the copy keys; the next answer of the drive recomputes them.
  const keys: Partial<CopyKeys> = columns.disk_name === undefined ? {} : { twin_key: '', copy_key: '' }
  const rows = (await trx('disk')
    .where({ id })
    .update({ ...columns, ...keys, ...newVersion(trx), ...pendingBanCheck })
    .returning('*')) as [DiskRow]
  return rows[0]
}

/** Raises the version after a change in another table of the resource. */
export const touchDisk = async (trx: Knex.Transaction, id: number): Promise<DiskRow> => {
  const rows = (await trx('disk').where({ id }).update(newVersion(trx)).returning('*')) as [DiskRow]
  return rows[0]
}

export const setStatus = async (trx: Knex.Transaction, id: number, status: number): Promise<DiskRow | undefined> => {
  const rows = (await trx('disk')
    .where({ id })
    .whereNot({ status })
    .update({ status, ...newVersion(trx) })
    .returning('*')) as DiskRow[]
  return rows[0]
}

const possiblyDead = 4

/** Stores that a drive called the link dead for the first time. @returns undefined when the status is already set */
export const markPossiblyDead = async (trx: Knex.Transaction, id: number): Promise<DiskRow | undefined> => {
  const rows = (await trx('disk')
    .where({ id })
    .whereNot({ status: possiblyDead })
    .update({ status: possiblyDead, status_before: trx.ref('status'), ...newVersion(trx) })
    .returning('*')) as DiskRow[]
  return rows[0]
}

/** Restores the status from before the suspicion, unless it was changed since. @returns undefined without a suspicion */
export const clearPossiblyDead = async (trx: Knex.Transaction, id: number): Promise<DiskRow | undefined> => {
  const status = trx.raw('case when status = ? then status_before else status end', [possiblyDead])
  const rows = (await trx('disk')
    .where({ id })
    .whereNotNull('status_before')
    .update({ status, status_before: null, ...newVersion(trx) })
    .returning('*')) as DiskRow[]
  return rows[0]
}

export const clearCategory = async (trx: Knex.Transaction, cateId: number, limit: number): Promise<DiskRow[]> => {
  const { rows } = await trx.raw<{ rows: DiskRow[] }>(
    `update disk set cate_id = null, version = version + 1, update_time = now()
     where id in (select id from disk where cate_id = ? order by id limit ? for update)
     returning *`,
    [cateId, limit],
  )
  return rows
}

export type ShownDisk = DiskRow & {
  views: number
  cost_coin: number
  decompress_password: string
}

/** Finds resources by public id, in the given order; unknown ids are left out. */
export const findShownDisks = async (db: Db, docIds: readonly string[]): Promise<ShownDisk[]> => {
  const { rows } = await db.raw<{ rows: ShownDisk[] }>(
    `select disk.*, coalesce(disk_view.views, 0) as views, coalesce(disk_meta.cost_coin, 0) as cost_coin,
       coalesce(decompress_password, '') as decompress_password
     from unnest(?::text[]) with ordinality as wanted (doc_id, place)
     join disk on disk.doc_id = wanted.doc_id
     left join disk_view on disk_view.resource_id = disk.id
     left join disk_meta on disk_meta.resource_id = disk.id
     order by place`,
    [[...docIds]],
  )
  return rows
}

export const findDisk = async (db: Db, docId: string): Promise<ShownDisk | undefined> =>
  (await findShownDisks(db, [docId]))[0]

export const findKnownShares = async (db: Db, shares: readonly { disk_type: string; disk_id: string }[]) => {
  const { rows } = await db.raw<{ rows: { disk_type: string; disk_id: string; doc_id: string }[] }>(
    `select disk_type, disk_id, doc_id from disk
     where (disk_type, disk_id) in (select * from unnest(?::text[], ?::text[]))`,
    [shares.map((share) => share.disk_type), shares.map((share) => share.disk_id)],
  )
  return rows
}

export const findDisks = async (
  db: Db,
  shares: readonly { disk_type: string; disk_id: string }[],
): Promise<DiskRow[]> => {
  const { rows } = await db.raw<{ rows: DiskRow[] }>(
    `select * from disk where (disk_type, disk_id) in (select * from unnest(?::text[], ?::text[])) order by id`,
    [shares.map((share) => share.disk_type), shares.map((share) => share.disk_id)],
  )
  return rows
}

export const listDisks = async (db: Db, afterId: number, limit: number): Promise<DiskRow[]> =>
  db('disk').where('id', '>', afterId).orderBy('id').limit(limit)
