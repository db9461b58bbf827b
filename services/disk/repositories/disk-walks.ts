import type { Db } from '@pandex/platform/postgres'

/** A resource's page as search engines are told of it. */
export interface DocPageRow {
  id: number
  doc_id: string
  update_time: Date
}

interface Walk {
  afterId: number
  limit: number
  /** Only these public ids; empty for all. */
  docIds: readonly string[]
}

/** Pages that visitors and search engines may see, in order of id: neither disabled nor dead, and not kept from engines. */
export const listPages = async (db: Db, { afterId, limit, docIds }: Walk): Promise<DocPageRow[]> => {
  const { rows } = await db.raw<{ rows: (Omit<DocPageRow, 'id'> & { id: string })[] }>(
    `select disk.id, doc_id, update_time from disk left join disk_meta on resource_id = disk.id
     where disk.id > :afterId and enabled and health <> 'dead' and coalesce(robots, 1) = 1
     ${docIds.length > 0 ? 'and doc_id = any(:docIds::text[])' : ''}
     order by disk.id limit :limit`,
    { afterId, limit, docIds: [...docIds] },
  )
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}
