import type { Db } from '@pandex/platform/postgres'

/** The part of `where` by which lists leave out what visitors may not see. The partial indexes of `disk` have the same. */
export const isVisible = `disk.enabled and disk.health <> 'dead' and not disk.banned`

/** A resource that visitors may see, with what decides its price and what may have changed since it was indexed. */
export interface VisibleDisk {
  doc_id: string
  status: number
  health: string
  checked_at: Date | null
  is_mine: boolean
  cate_id: number | null
  cost_coin: number
}

type StoredRow = Omit<VisibleDisk, 'cate_id'> & { cate_id: string | null }

/** Those of these resources that visitors may see. One look into the unique index for each. */
export const findVisibleDisks = async (db: Db, docIds: readonly string[]): Promise<VisibleDisk[]> => {
  const { rows } = await db.raw<{ rows: StoredRow[] }>(
    `select doc_id, status, health, checked_at, is_mine, cate_id, coalesce(cost_coin, 0) as cost_coin
     from disk left join disk_meta on resource_id = disk.id
     where doc_id = any(?::text[]) and ${isVisible}`,
    [[...docIds]],
  )
  return rows.map((row) => ({ ...row, cate_id: row.cate_id === null ? null : Number(row.cate_id) }))
}
