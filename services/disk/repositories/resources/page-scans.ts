import type { Db } from '@pandex/platform/postgres/postgres'
import { visibleCondition } from './visible-disks.ts'

export interface DocPageRow {
  id: number
  doc_id: string
  update_time: Date
}

interface PageScan {
  afterId: number
  limit: number
  docIds: readonly string[]
  noindexDefault: boolean
}

export const listPages = async (
  db: Db,
  { afterId, limit, docIds, noindexDefault }: PageScan,
): Promise<DocPageRow[]> => {
  const { rows } = await db.raw<{ rows: DocPageRow[] }>(
    `select disk.id, doc_id, update_time from disk left join disk_meta on resource_id = disk.id
     where disk.id > :afterId and ${visibleCondition} and coalesce(robots, :robots) = 1
     ${docIds.length > 0 ? 'and doc_id = any(:docIds::text[])' : ''}
     order by disk.id limit :limit`,
    { afterId, limit, docIds: [...docIds], robots: noindexDefault ? 0 : 1 },
  )
  return rows
}

export interface NamedPageRow {
  id: number
  name: string
  update_time: Date
}

/** Lists shown films by id; of several with the same name only the first. */
export const listFilmPages = async (db: Db, afterId: number, limit: number): Promise<NamedPageRow[]> => {
  const { rows } = await db.raw<{ rows: NamedPageRow[] }>(
    `select movie.id, movie.name, movie.update_time from movie
     where movie.id > :afterId and show and not exists (
       select 1 from movie_name own
       join movie_name other on other.folded = own.folded and other.position = 0 and other.movie_id < own.movie_id
       join movie earlier on earlier.id = other.movie_id and earlier.show
       where own.movie_id = movie.id and own.position = 0)
     order by movie.id limit :limit`,
    { afterId, limit },
  )
  return rows
}

export const listWordPages = async (db: Db, afterId: number, limit: number): Promise<NamedPageRow[]> =>
  db('word').where('id', '>', afterId).orderBy('id').limit(limit).select('id', 'word as name', 'update_time')
