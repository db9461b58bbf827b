import type { Health } from '@pandex/contracts/enums'
import type { Bans } from '@pandex/contracts/bans/bans'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { ShareSecrets } from '../../domain/resources/hide-share.ts'
import { visibleCondition } from './visible-disks.ts'

/** The columns of a list row. `disk_id`, passwords and `files` are not shown: `files` is read for the ban lists, the rest for masking. */
export interface ListedDisk extends ShareSecrets {
  id: number
  doc_id: string
  disk_type: string
  disk_name: string
  share_user: string
  share_user_id: string
  /** The first 20,000 characters; empty when no ban reads files. */
  files: string
  shared_time: Date | null
  create_time: Date
  update_time: Date
  is_mine: boolean
  tags: string[]
  weight: number
  status: number
  size: number
  rel_movie: string
  cate_id: number | null
  health: Health
  checked_at: Date | null
  dead_since: Date | null
  views: number
}

export interface ListWindow {
  type: string
  /** The column `banned` lags behind a changed list, so rows are compared with the lists again. */
  bans: Bans
  offset: number
  limit: number
}

const columns = `disk.id, doc_id, disk.disk_type, disk.disk_id, disk_pass, disk_name, share_user, share_user_id, shared_time, create_time, update_time, is_mine, tags,
  weight, status, size, rel_movie, cate_id, health, checked_at, dead_since, coalesce(views, 0) as views,
  coalesce((select decompress_password from disk_meta where resource_id = disk.id), '') as decompress_password,
  case when :withFiles then left(files, 20000) else '' end as files`

const withoutBanned = (rows: readonly ListedDisk[], bans: Bans): ListedDisk[] => rows.filter((row) => !bans(row))

const query = async (db: Db, sql: string, { type, offset, limit, bans }: ListWindow): Promise<ListedDisk[]> => {
  const withFiles = bans.looksAtFiles
  const { rows } = await db.raw<{ rows: ListedDisk[] }>(sql, { type, offset, limit, withFiles })
  return withoutBanned(rows, bans)
}

/** Lists the newest first. Scans an index, so the cost does not grow with the table (`migrations/…_disks.ts`). */
export const listLatest = async (db: Db, window: ListWindow): Promise<ListedDisk[]> =>
  query(
    db,
    `select ${columns} from disk left join disk_view on disk_view.resource_id = disk.id
     where ${visibleCondition} ${window.type ? 'and disk.disk_type = :type' : ''}
     order by disk.id desc limit :limit offset :offset`,
    window,
  )

/** Lists pinned resources first, then the hottest (`disk-views.ts`). Scans an index, too. */
export const listHot = async (db: Db, window: ListWindow): Promise<ListedDisk[]> =>
  query(
    db,
    `select ${columns} from disk_view join disk on disk.id = disk_view.resource_id
     where hot_place < 2 and ${visibleCondition} ${window.type ? 'and disk_view.disk_type = :type' : ''}
     order by hot_place, heat desc, disk_view.resource_id desc limit :limit offset :offset`,
    window,
  )

/** Public lists count and page up to this many rows. */
export const maxTotal = 10_000

/**
 * Lists the newest resources of some categories, and their total (capped at 10,000). Ranks categories by their newest resource and reads at
 * most `offset + limit` entries of each, so the cost does not grow with the table.
 */
export const listByCategories = async (
  db: Db,
  cateIds: readonly number[],
  { type, offset, limit, bans }: ListWindow,
): Promise<{ list: ListedDisk[]; total: number }> => {
  const end = Math.min(offset + limit, maxTotal)
  const withFiles = bans.looksAtFiles
  const bindings = { withFiles, cateIds: [...cateIds], type, maxTotal, offset, limit: Math.max(end - offset, 0), end }
  const visible = `${type === '' ? '' : 'disk_type = :type and'} ${visibleCondition}`
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.raw<{ rows: ListedDisk[] }>(
      `with candidate as materialized (
         select category.id from unnest(:cateIds::bigint[]) as category (id)
         cross join lateral (
           select disk.id from disk where cate_id = category.id and ${visible} order by disk.id desc limit 1) as head
         order by head.id desc limit :end),
       newest as materialized (
         select head.id from candidate as category
         cross join lateral (
           select disk.id from disk where cate_id = category.id and ${visible} order by disk.id desc limit :end) as head
         order by head.id desc limit :limit offset :offset)
       select ${columns} from newest join disk on disk.id = newest.id
       left join disk_view on disk_view.resource_id = disk.id
       order by disk.id desc`,
      bindings,
    ),
    db.raw<{ rows: [{ total: number }] }>(
      `select count(*) as total from (
         select 1 from disk where cate_id = any(:cateIds::bigint[]) and ${visible} limit :maxTotal) as counted`,
      bindings,
    ),
  ])
  return { list: withoutBanned(rows, bans), total: counted[0].total }
}

/**
 * Lists the newest resources of each group of categories. Reads `limit` index entries per category, however many resources it has.
 * @param groups pairs: `cateIds[i]` belongs to the group `rootIds[i]`
 * @param limit per group
 * @returns rows by group; a group without resources is absent
 */
export const listLatestByGroup = async (
  db: Db,
  { rootIds, cateIds }: { rootIds: readonly number[]; cateIds: readonly number[] },
  { limit, bans }: Pick<ListWindow, 'limit' | 'bans'>,
): Promise<Map<number, ListedDisk[]>> => {
  const { rows } = await db.raw<{ rows: (ListedDisk & { root_id: number })[] }>(
    `with newest as materialized (
       select root_id, head.id, row_number() over (partition by root_id order by head.id desc) as place
       from unnest(:rootIds::bigint[], :cateIds::bigint[]) as category (root_id, cate_id)
       cross join lateral (
         select disk.id from disk where disk.cate_id = category.cate_id and ${visibleCondition}
         order by disk.id desc limit :limit) as head)
     select root_id, ${columns} from newest join disk on disk.id = newest.id
     left join disk_view on disk_view.resource_id = disk.id
     where place <= :limit order by disk.id desc`,
    { rootIds: [...rootIds], cateIds: [...cateIds], limit, withFiles: bans.looksAtFiles },
  )
  const groups = Map.groupBy(rows, ({ root_id }) => root_id)
  return new Map([...groups].map(([rootId, ofGroup]) => [rootId, withoutBanned(ofGroup, bans)]))
}
