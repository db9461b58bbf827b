import type { Knex, Db } from '@pandex/platform/postgres'
import type { DiskType } from '@pandex/platform/share-link'
import type { CopyKeys } from '../domain/copies.ts'
import type { DiskFacts } from '../domain/merge-disk.ts'

/** A resource as it is stored. */
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
  /** Null unless health is dead. */
  dead_since: Date | null
  /** Null unless an admin took it away; it is disabled then. */
  deleted_at: Date | null
  /** Grows by one with everything that the index is told. */
  version: number
}

export interface ShareKey {
  disk_type: DiskType
  disk_id: string
}

/** The driver hands bigint over as text; ids, bytes and versions stay far below 2^53. */
export type StoredRow = Omit<DiskRow, 'id' | 'size' | 'file_sizes' | 'cate_id' | 'version'> & {
  id: string
  size: string
  file_sizes: string[]
  cate_id: string | null
  version: string
}

export const fromRow = (row: StoredRow): DiskRow => ({
  ...row,
  id: Number(row.id),
  size: Number(row.size),
  file_sizes: row.file_sizes.map(Number),
  cate_id: row.cate_id === null ? null : Number(row.cate_id),
  version: Number(row.version),
})

/** Locks a resource until the transaction ends. */
export const lockDisk = async (
  trx: Knex.Transaction,
  { disk_type, disk_id }: ShareKey,
): Promise<DiskRow | undefined> => {
  const row = await trx<StoredRow>('disk').where({ disk_type, disk_id }).forUpdate().first()
  return row && fromRow(row)
}

export const lockDiskById = async (trx: Knex.Transaction, id: number): Promise<DiskRow | undefined> => {
  const row = (await trx('disk').where({ id }).forUpdate().first()) as StoredRow | undefined
  return row && fromRow(row)
}

/** @returns undefined when the share is already there, also when another transaction has stored it a moment ago */
export const insertDisk = async (
  trx: Knex.Transaction,
  disk: ShareKey & DiskFacts & CopyKeys & { doc_id: string; status: number },
): Promise<DiskRow | undefined> => {
  const rows = (await trx('disk')
    .insert({ ...disk, dead_since: disk.health === 'dead' ? disk.checked_at : null })
    .onConflict(['disk_type', 'disk_id'])
    .ignore()
    .returning('*')) as StoredRow[]
  return rows[0] && fromRow(rows[0])
}

const newVersion = (trx: Knex.Transaction) => ({ version: trx.raw('version + 1'), update_time: trx.fn.now() })

/**
 * What new facts mean: something that readers see, only that what they see was confirmed (the index is told, and the resource keeps
 * its date), or nothing for anybody.
 */
export type FactsChange = 'changed' | 'told' | 'unseen'

const versionAfter = (trx: Knex.Transaction, change: FactsChange) => {
  if (change === 'changed') return newVersion(trx)
  return change === 'told' ? { version: trx.raw('version + 1') } : {}
}

/** What names a resource may have changed: it is compared with the ban lists again. */
const toBeChecked = { ban_checked: false }

/** Stores the facts of a locked resource, and what follows from them. */
export const updateFacts = async (
  trx: Knex.Transaction,
  id: number,
  facts: DiskFacts & Partial<DiskRow>,
  change: FactsChange,
): Promise<DiskRow> => {
  const dead_since = facts.health === 'dead' ? trx.raw('coalesce(dead_since, ?)', [facts.checked_at]) : null
  const rows = (await trx('disk')
    .where({ id })
    .update({ ...facts, dead_since, ...versionAfter(trx, change), ...(change === 'changed' && toBeChecked) })
    .returning('*')) as [StoredRow]
  return fromRow(rows[0])
}

/** Stores columns of a locked resource as a new version. */
export const updateDisk = async (trx: Knex.Transaction, id: number, columns: Partial<DiskRow>): Promise<DiskRow> => {
  // Another name is compared with others' once its drive has confirmed it.
  const keys: Partial<CopyKeys> = columns.disk_name === undefined ? {} : { twin_key: '', copy_key: '' }
  const rows = (await trx('disk')
    .where({ id })
    .update({ ...columns, ...keys, ...newVersion(trx), ...toBeChecked })
    .returning('*')) as [StoredRow]
  return fromRow(rows[0])
}

/** What belongs to the resource has changed beside its row. */
export const touchDisk = async (trx: Knex.Transaction, id: number): Promise<DiskRow> => {
  const rows = (await trx('disk').where({ id }).update(newVersion(trx)).returning('*')) as [StoredRow]
  return fromRow(rows[0])
}

/** @returns undefined when it has the status already */
export const setStatus = async (trx: Knex.Transaction, id: number, status: number): Promise<DiskRow | undefined> => {
  const rows = (await trx('disk')
    .where({ id })
    .whereNot({ status })
    .update({ status, ...newVersion(trx) })
    .returning('*')) as StoredRow[]
  return rows[0] && fromRow(rows[0])
}

/** Says of resources that they may be dead. */
const possiblyDead = 4

/** Notes that a drive has called the link dead for the first time. @returns undefined when the status says so already */
export const suspectDisk = async (trx: Knex.Transaction, id: number): Promise<DiskRow | undefined> => {
  const rows = (await trx('disk')
    .where({ id })
    .whereNot({ status: possiblyDead })
    .update({ status: possiblyDead, status_before: trx.ref('status'), ...newVersion(trx) })
    .returning('*')) as StoredRow[]
  return rows[0] && fromRow(rows[0])
}

/** Gives back the status from before a suspicion, unless somebody set another one since. @returns undefined without a suspicion */
export const endSuspicion = async (trx: Knex.Transaction, id: number): Promise<DiskRow | undefined> => {
  const status = trx.raw('case when status = ? then status_before else status end', [possiblyDead])
  const rows = (await trx('disk')
    .where({ id })
    .whereNotNull('status_before')
    .update({ status, status_before: null, ...newVersion(trx) })
    .returning('*')) as StoredRow[]
  return rows[0] && fromRow(rows[0])
}

/** Takes up to `limit` resources out of a category. @returns them as they are now */
export const clearCategory = async (trx: Knex.Transaction, cateId: number, limit: number): Promise<DiskRow[]> => {
  const { rows } = await trx.raw<{ rows: StoredRow[] }>(
    `update disk set cate_id = null, version = version + 1, update_time = now()
     where id in (select id from disk where cate_id = ? order by id limit ? for update)
     returning *`,
    [cateId, limit],
  )
  return rows.map(fromRow)
}

/** A resource with what its page needs beside its row. */
export type ShownDisk = DiskRow & {
  views: number
  /** Points that it asks for itself; 0 when it does not. */
  cost_coin: number
  decompress_password: string
}

/** Resources by their public ids, in the order asked for; those that are not there are left out. */
export const findShownDisks = async (db: Db, docIds: readonly string[]): Promise<ShownDisk[]> => {
  const { rows } = await db.raw<{ rows: (StoredRow & Omit<ShownDisk, keyof DiskRow | 'views'> & { views: string })[] }>(
    `select disk.*, coalesce(disk_view.views, 0) as views, coalesce(disk_meta.cost_coin, 0) as cost_coin,
       coalesce(decompress_password, '') as decompress_password
     from unnest(?::text[]) with ordinality as wanted (doc_id, place)
     join disk on disk.doc_id = wanted.doc_id
     left join disk_view on disk_view.resource_id = disk.id
     left join disk_meta on disk_meta.resource_id = disk.id
     order by place`,
    [[...docIds]],
  )
  return rows.map(({ views, cost_coin, decompress_password, ...row }) => ({
    ...fromRow(row),
    views: Number(views),
    cost_coin,
    decompress_password,
  }))
}

export const findDisk = async (db: Db, docId: string): Promise<ShownDisk | undefined> =>
  (await findShownDisks(db, [docId]))[0]

/** Which of the shares are stored. One look into the unique index for each. */
export const findKnown = async (db: Db, shares: readonly { disk_type: string; disk_id: string }[]) => {
  const { rows } = await db.raw<{ rows: { disk_type: string; disk_id: string; doc_id: string }[] }>(
    `select disk_type, disk_id, doc_id from disk
     where (disk_type, disk_id) in (select * from unnest(?::text[], ?::text[]))`,
    [shares.map((share) => share.disk_type), shares.map((share) => share.disk_id)],
  )
  return rows
}

/** Whole resources by their shares; those that are not there are left out. */
export const findDisks = async (
  db: Db,
  shares: readonly { disk_type: string; disk_id: string }[],
): Promise<DiskRow[]> => {
  const { rows } = await db.raw<{ rows: StoredRow[] }>(
    `select * from disk where (disk_type, disk_id) in (select * from unnest(?::text[], ?::text[])) order by id`,
    [shares.map((share) => share.disk_type), shares.map((share) => share.disk_id)],
  )
  return rows.map(fromRow)
}

/** Whole resources behind an id, in order of id. */
export const listDisks = async (db: Db, afterId: number, limit: number): Promise<DiskRow[]> => {
  const rows = (await db('disk').where('id', '>', afterId).orderBy('id').limit(limit)) as StoredRow[]
  return rows.map(fromRow)
}
