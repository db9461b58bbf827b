import type { Health } from '@pandex/contracts/enums'
import type { Db } from '@pandex/platform/postgres/postgres'

/** SQL condition for resources that visitors may see. Must match the partial indexes of `disk`. */
export const visibleCondition = `disk.enabled and disk.health <> 'dead' and not disk.banned`

export interface VisibleDisk {
  doc_id: string
  status: number
  health: Health
  checked_at: Date | null
  is_mine: boolean
  cate_id: number | null
  cost_coin: number
}

export const findVisibleDisks = async (db: Db, docIds: readonly string[]): Promise<VisibleDisk[]> => {
  const { rows } = await db.raw<{ rows: VisibleDisk[] }>(
    `select doc_id, status, health, checked_at, is_mine, cate_id, coalesce(cost_coin, 0) as cost_coin
     from disk left join disk_meta on resource_id = disk.id
     where doc_id = any(?::text[]) and ${visibleCondition}`,
    [[...docIds]],
  )
  return rows
}
