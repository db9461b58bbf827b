/** What a model wrote about resources. */
import { tellAdminChanged } from '@pandex/platform/audit'
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { requireAdmin, requireBackground } from '@pandex/platform/grpc/require'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres'
import { cleanArticle } from '../domain/clean-article.ts'
import { deleteArticle, findArticle, listSubjects, saveArticle } from '../repositories/articles.ts'
import type { ArticleRow } from '../repositories/articles.ts'
import { findDisk, lockDiskById, touchDisk } from '../repositories/disks.ts'
import { tellDisksSaved } from '../repositories/saved-events.ts'

const maxSubjects = 1_000
/** Longer than any article; reading hostile Markdown takes longer the longer it is. */
const maxTextLength = 20_000
const maxPromptLength = 20_000
const maxModelLength = 100

const requireId = async (db: Db, docId: string): Promise<number> => {
  const disk = await findDisk(db, docId)
  if (!disk) throw new AppError('not_found', 'disk.unknown', '记录不存在')
  return disk.id
}

const toArticle = (doc_id: string, { create_time, ...article }: ArticleRow) => ({
  doc_id,
  ...article,
  create_time: create_time.toISOString(),
})

type Handlers = Pick<
  HandlersOf<DiskServiceDefinition>,
  'SaveArticle' | 'GetArticle' | 'DeleteArticle' | 'ListForArticles'
>

export const articleHandlers = ({ db }: { db: Db }): Handlers => ({
  SaveArticle: async ({ doc_id, text, model, prompt }, ctx) => {
    requireBackground(ctx, 'disk')
    const clean = text.length <= maxTextLength ? cleanArticle(text) : ''
    if (clean === '') throw new AppError('invalid', 'disk.bad_article', '文章内容不可用', { fields: ['text'] })
    const article = { text: clean, model: model.slice(0, maxModelLength), prompt: prompt.slice(0, maxPromptLength) }
    const id = await requireId(db, doc_id)
    return db.transaction(async (trx) => {
      if (!(await lockDiskById(trx, id))) throw new AppError('not_found', 'disk.unknown', '记录不存在')
      const saved = await saveArticle(trx, id, article)
      // A page that changed: caches and search engines are told of it like of any other change.
      await tellDisksSaved(trx, [await touchDisk(trx, id)])
      return toArticle(doc_id, saved)
    })
  },

  GetArticle: async ({ doc_id }, ctx) => {
    requireAdmin(ctx, 'disk')
    const article = await findArticle(db, await requireId(db, doc_id))
    if (!article) throw new AppError('not_found', 'disk.no_article', '还没有文章')
    return toArticle(doc_id, article)
  },

  DeleteArticle: async ({ doc_id }, ctx) => {
    requireAdmin(ctx, 'disk')
    const id = await requireId(db, doc_id)
    await db.transaction(async (trx) => {
      if (!(await lockDiskById(trx, id)) || !(await deleteArticle(trx, id))) return
      await tellDisksSaved(trx, [await touchDisk(trx, id)])
      await tellAdminChanged(trx, ctx, { action: 'disk.delete_article', target: `disk:${id}`, changes: {} })
    })
    return {}
  },

  ListForArticles: async ({ after_id, size, ids, noindex_default }, ctx) => {
    requireBackground(ctx, 'disk')
    const limit = Math.min(size || maxSubjects, maxSubjects)
    return { list: await listSubjects(db, { afterId: after_id, limit, ids, noindexDefault: noindex_default }) }
  },
})
