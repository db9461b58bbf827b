import type { Knex, Db } from '@pandex/platform/postgres/postgres'
import type { Takedown } from '@pandex/contracts/enums'
import type { DiskType } from '@pandex/contracts/share-link'
import type { CopyKeys } from '../../domain/resources/copy-keys.ts'
import type { DiskFacts } from '../../domain/resources/merge-disk.ts'
import { columnsOf, ShareMap } from '../../domain/resources/share-map.ts'
import type { ShareKey } from '../../domain/resources/share-map.ts'

export type { ShareKey } from '../../domain/resources/share-map.ts'

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

export const lockDisk = async (trx: Knex.Transaction, { disk_type, disk_id }: ShareKey): Promise<DiskRow | undefined> =>
  trx('disk').where({ disk_type, disk_id }).forUpdate().first()

/** Locks the stored resources of shares in the order that every batch keeps. */
export const lockDisks = async (trx: Knex.Transaction, shares: readonly ShareKey[]): Promise<ShareMap<DiskRow>> => {
  const { rows } = await trx.raw<{ rows: DiskRow[] }>(
    `select * from disk where (disk_type, disk_id) in (select * from unnest(?::text[], ?::text[])) order by id for update`,
    columnsOf(shares),
  )
  return new ShareMap(rows.map((row) => [row, row]))
}

export const lockDiskById = async (trx: Knex.Transaction, id: number): Promise<DiskRow | undefined> =>
  trx('disk').where({ id }).forUpdate().first()

/** Columns of `DiskFacts` and `CopyKeys` as jsonb_to_recordset reads them. */
const factColumns = {
  disk_pass: 'text',
  disk_name: 'text',
  files: 'text',
  file_sizes: 'bigint[]',
  share_user: 'text',
  share_user_id: 'text',
  shared_time: 'timestamptz',
  is_mine: 'boolean',
  weight: 'integer',
  size: 'bigint',
  cate_id: 'bigint',
  health: 'text',
  name_source: 'text',
  name_at: 'timestamptz',
  pass_source: 'text',
  pass_at: 'timestamptz',
  checked_at: 'timestamptz',
  listed_at: 'timestamptz',
  admin_fields: 'text[]',
  twin_key: 'text',
  copy_key: 'text',
} satisfies Record<keyof (DiskFacts & CopyKeys), string>

const factNames = Object.keys(factColumns)
const typesOf = (columns: Record<string, string>): string =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')

export interface NewDisk extends ShareKey, DiskFacts, CopyKeys {
  doc_id: string
  status: number
}

const newColumns = { doc_id: 'text', disk_type: 'text', disk_id: 'text', status: 'smallint', ...factColumns }

/**
 * Inserts in key order, so that concurrent batches of the same shares cannot deadlock.
 * @returns the inserted rows: without shares that exist, also when a concurrent transaction has just inserted them
 */
export const insertDisks = async (trx: Knex.Transaction, disks: readonly NewDisk[]): Promise<DiskRow[]> => {
  if (disks.length === 0) return []
  const names = Object.keys(newColumns).join(', ')
  const { rows } = await trx.raw<{ rows: DiskRow[] }>(
    `insert into disk (${names}, dead_since)
     select ${names}, case when health = 'dead' then checked_at end
     from jsonb_to_recordset(?::jsonb) as added (${typesOf(newColumns)})
     order by disk_type, disk_id
     on conflict (disk_type, disk_id) do nothing
     returning *`,
    [JSON.stringify(disks)],
  )
  return rows
}

const newVersion = (trx: Knex.Transaction) => ({ version: trx.raw('version + 1'), update_time: trx.fn.now() })

/**
 * Effect of new facts: `changed` = readers see a difference; `confirmed` = facts did not change (the index is updated, `update_time`
 * stays); `unseen` = nothing is published.
 */
export type FactsChange = 'changed' | 'confirmed' | 'unseen'

export interface ChangedFacts {
  id: number
  facts: DiskFacts & CopyKeys
  status: number
  change: FactsChange
  /** Restores a resource that an admin deleted. */
  isRestored: boolean
}

const changedColumns = { id: 'bigint', status: 'smallint', change: 'text', is_restored: 'boolean', ...factColumns }

/** Stores new facts. A change may affect name, files or sharer, so the ban lists are applied again. */
export const updateFacts = async (trx: Knex.Transaction, changed: readonly ChangedFacts[]): Promise<DiskRow[]> => {
  if (changed.length === 0) return []
  const values = changed.map(({ facts, isRestored, ...row }) => ({ ...facts, ...row, is_restored: isRestored }))
  const { rows } = await trx.raw<{ rows: DiskRow[] }>(
    `update disk set ${factNames.map((name) => `${name} = found.${name}`).join(', ')}, status = found.status,
       deleted_at = case when found.is_restored then null else disk.deleted_at end,
       enabled = disk.enabled or found.is_restored,
       dead_since = case when found.health = 'dead' then coalesce(disk.dead_since, found.checked_at) end,
       version = disk.version + case when found.change = 'unseen' then 0 else 1 end,
       update_time = case when found.change = 'changed' then now() else disk.update_time end,
       ban_checked = disk.ban_checked and found.change <> 'changed'
     from jsonb_to_recordset(?::jsonb) as found (${typesOf(changedColumns)})
     where disk.id = found.id
     returning disk.*`,
    [JSON.stringify(values)],
  )
  return rows
}

const pendingBanCheck = { ban_checked: false }

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

/** Stores that drives called links dead for the first time. @returns the resources whose status was not set yet */
export const markPossiblyDead = async (trx: Knex.Transaction, ids: readonly number[]): Promise<DiskRow[]> => {
  if (ids.length === 0) return []
  return (await trx('disk')
    .whereRaw('id = any(?::bigint[])', [[...ids]])
    .whereNot({ status: possiblyDead })
    .update({ status: possiblyDead, status_before: trx.ref('status'), ...newVersion(trx) })
    .returning('*')) as DiskRow[]
}

/** Restores the status from before a suspicion, unless it was changed since. @returns the resources under suspicion */
export const clearPossiblyDead = async (trx: Knex.Transaction, ids: readonly number[]): Promise<DiskRow[]> => {
  if (ids.length === 0) return []
  const status = trx.raw('case when status = ? then status_before else status end', [possiblyDead])
  return (await trx('disk')
    .whereRaw('id = any(?::bigint[])', [[...ids]])
    .whereNotNull('status_before')
    .update({ status, status_before: null, ...newVersion(trx) })
    .returning('*')) as DiskRow[]
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
