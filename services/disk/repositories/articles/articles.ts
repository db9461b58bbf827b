import type { ArticleSubject__Output as ArticleSubject } from '@pandex/platform/gen/pandex/disk/v1/ArticleSubject'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { hideShare } from '../../domain/resources/hide-share.ts'
import type { ShareSecrets } from '../../domain/resources/hide-share.ts'
import { visibleCondition } from '../resources/visible-disks.ts'

export interface ArticleRow {
  text: string
  model: string
  prompt: string
  create_time: Date
}

export const byHand = ''

export const isByHand = ({ model }: Pick<ArticleRow, 'model'>): boolean => model === byHand

export const findArticle = async (db: Db, diskId: number): Promise<ArticleRow | undefined> =>
  db('article').where({ resource_id: diskId }).first('text', 'model', 'prompt', 'create_time')

export const saveArticle = async (
  trx: Knex.Transaction,
  diskId: number,
  article: Omit<ArticleRow, 'create_time'>,
): Promise<ArticleRow> => {
  const rows = (await trx('article')
    .insert({ resource_id: diskId, ...article, create_time: trx.fn.now() })
    .onConflict('resource_id')
    .merge()
    .returning(['text', 'model', 'prompt', 'create_time'])) as [ArticleRow]
  return rows[0]
}

export const deleteArticle = async (trx: Knex.Transaction, diskId: number): Promise<boolean> =>
  (await trx('article').where({ resource_id: diskId }).delete()) > 0

const maxFilesLength = 2_000

/**
 * Lists indexable resources without an article, by id; with `ids`, those resources with or without one. Includes articles written by admins
 * only with `replaceByHand`.
 */
export const listSubjects = async (
  db: Db,
  {
    afterId,
    limit,
    ids,
    noindexDefault,
    replaceByHand,
  }: { afterId: number; limit: number; ids: readonly number[]; noindexDefault: boolean; replaceByHand: boolean },
): Promise<ArticleSubject[]> => {
  const which =
    ids.length > 0
      ? `disk.id = any(:ids::bigint[]) and (:replaceByHand or model is distinct from :byHand)`
      : 'article.resource_id is null'
  const { rows } = await db.raw<{ rows: (ArticleSubject & ShareSecrets)[] }>(
    `select disk.id, doc_id, disk_name, disk_type, left(files, :maxFilesLength) as files, disk_id, disk_pass,
       coalesce(decompress_password, '') as decompress_password
     from disk left join disk_meta on disk_meta.resource_id = disk.id left join article on article.resource_id = disk.id
     where disk.id > :afterId and ${which} and ${visibleCondition} and coalesce(robots, :robots) = 1
     order by disk.id limit :limit`,
    { afterId, limit, ids: [...ids], maxFilesLength, robots: noindexDefault ? 0 : 1, replaceByHand, byHand },
  )
  // The texts go to an external model and its output is public, so share secrets are masked.
  return rows.map((row) => ({
    id: row.id,
    doc_id: row.doc_id,
    disk_type: row.disk_type,
    disk_name: hideShare(row.disk_name, row),
    files: hideShare(row.files, row),
  }))
}
