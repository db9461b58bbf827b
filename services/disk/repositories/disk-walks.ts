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
  /** Pages that say nothing of engines keep them out. */
  noindexDefault: boolean
}

/** Pages that visitors and search engines may see, in order of id: neither disabled nor dead, and not kept from engines. */
export const listPages = async (db: Db, { afterId, limit, docIds, noindexDefault }: Walk): Promise<DocPageRow[]> => {
  const { rows } = await db.raw<{ rows: (Omit<DocPageRow, 'id'> & { id: string })[] }>(
    `select disk.id, doc_id, update_time from disk left join disk_meta on resource_id = disk.id
     where disk.id > :afterId and enabled and health <> 'dead' and coalesce(robots, :robots) = 1
     ${docIds.length > 0 ? 'and doc_id = any(:docIds::text[])' : ''}
     order by disk.id limit :limit`,
    { afterId, limit, docIds: [...docIds], robots: noindexDefault ? 0 : 1 },
  )
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}
