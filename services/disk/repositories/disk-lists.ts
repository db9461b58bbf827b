import type { Db } from '@pandex/platform/postgres'

/** What a list shows of a resource. Link, id, password and files are for its own page alone. */
export interface ListedDisk {
  id: number
  doc_id: string
  disk_type: string
  disk_name: string
  share_user: string
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
  health: string
  checked_at: Date | null
  dead_since: Date | null
  views: number
}

export interface ListWindow {
  /** Empty for all. */
  type: string
  offset: number
  limit: number
}

const columns = `disk.id, doc_id, disk.disk_type, disk_name, share_user, shared_time, create_time, update_time, is_mine, tags,
  weight, status, size, rel_movie, cate_id, health, checked_at, dead_since, coalesce(views, 0) as views`

type StoredRow = Omit<ListedDisk, 'id' | 'size' | 'cate_id' | 'views'> & {
  id: string
  size: string
  cate_id: string | null
  views: string
}

const query = async (db: Db, sql: string, { type, offset, limit }: ListWindow): Promise<ListedDisk[]> => {
  const { rows } = await db.raw<{ rows: StoredRow[] }>(sql, { type, offset, limit })
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    size: Number(row.size),
    cate_id: row.cate_id === null ? null : Number(row.cate_id),
    views: Number(row.views),
  }))
}

/** The newest first. Walks an index, whatever the number of resources (`migrations/…_disks.ts`). */
export const listLatest = async (db: Db, window: ListWindow): Promise<ListedDisk[]> =>
  query(
    db,
    `select ${columns} from disk left join disk_view on disk_view.resource_id = disk.id
     where enabled and health <> 'dead' ${window.type ? 'and disk.disk_type = :type' : ''}
     order by disk.id desc limit :limit offset :offset`,
    window,
  )

/** The hottest first (`disk-views.ts`). */
export const listHot = async (db: Db, window: ListWindow): Promise<ListedDisk[]> =>
  query(
    db,
    `select ${columns} from disk_view join disk on disk.id = disk_view.resource_id
     where enabled and health <> 'dead' ${window.type ? 'and disk_view.disk_type = :type' : ''}
     order by heat desc, disk_view.resource_id desc limit :limit offset :offset`,
    window,
  )
