import { recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { requireAdmin, requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { cleanArticle } from '../../domain/articles/clean-article.ts'
import {
  byHand,
  deleteArticle,
  findArticle,
  isByHand,
  listSubjects,
  saveArticle,
} from '../../repositories/articles/articles.ts'
import type { ArticleRow } from '../../repositories/articles/articles.ts'
import { findDisk, lockDiskById, touchDisk } from '../../repositories/resources/disks.ts'
import { publishDiskSaved } from '../../repositories/resources/saved-events.ts'

const maxSubjects = 1_000
/** Longer than any real article; bounds the parsing time of hostile Markdown. */
const maxTextLength = 20_000
const maxPromptLength = 20_000
const maxModelLength = 100
const maxAuditedLength = 200

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
  'SaveArticle' | 'UpdateArticle' | 'GetArticle' | 'DeleteArticle' | 'ListForArticles'
>

const readText = (text: string): string => {
  const clean = text.length <= maxTextLength ? cleanArticle(text) : ''
  if (clean === '') throw new AppError('invalid', 'disk.bad_article', '文章内容不可用', { fields: ['text'] })
  return clean
}

type ArticleValues = Omit<ArticleRow, 'create_time'>

const store = async (
  trx: Knex.Transaction,
  id: number,
  article: ArticleValues,
  check: (known: ArticleRow | undefined) => void = () => {},
): Promise<{ saved: ArticleRow; known: ArticleRow | undefined }> => {
  if (!(await lockDiskById(trx, id))) throw new AppError('not_found', 'disk.unknown', '记录不存在')
  const known = await findArticle(trx, id)
  check(known)
  const saved = await saveArticle(trx, id, article)
  // The article is part of the public page, so the change must be published to caches and the index.
  await publishDiskSaved(trx, [await touchDisk(trx, id)])
  return { saved, known }
}

export const articleHandlers = ({ db }: { db: Db }): Handlers => ({
  SaveArticle: async ({ doc_id, text, model, prompt, replace_by_hand }, ctx) => {
    requireBackground(ctx, 'disk')
    const article = {
      text: readText(text),
      model: model.slice(0, maxModelLength),
      prompt: prompt.slice(0, maxPromptLength),
    }
    const id = await requireId(db, doc_id)
    const keepByHand = (known: ArticleRow | undefined): void => {
      if (known && isByHand(known) && !replace_by_hand)
        throw new AppError('conflict', 'disk.article_by_hand', '这篇文章是手工写的')
    }
    const { saved } = await db.transaction((trx) => store(trx, id, article, keepByHand))
    return toArticle(doc_id, saved)
  },

  UpdateArticle: async ({ doc_id, text }, ctx) => {
    requireAdmin(ctx, 'disk')
    const article = { text: readText(text), model: byHand, prompt: '' }
    const id = await requireId(db, doc_id)
    return db.transaction(async (trx) => {
      const { saved, known } = await store(trx, id, article)
      const audited = [known?.text ?? '', saved.text].map((words) => words.slice(0, maxAuditedLength))
      await recordAudit(trx, ctx, {
        action: 'disk.update_article',
        target: `disk:${id}`,
        changes: { text: audited },
      })
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
      await publishDiskSaved(trx, [await touchDisk(trx, id)])
      await recordAudit(trx, ctx, { action: 'disk.delete_article', target: `disk:${id}`, changes: {} })
    })
    return {}
  },

  ListForArticles: async ({ after_id, size, ids, noindex_default, replace_by_hand }, ctx) => {
    requireBackground(ctx, 'disk')
    const limit = Math.min(size || maxSubjects, maxSubjects)
    const options = { limit, ids, noindexDefault: noindex_default, replaceByHand: replace_by_hand }
    return { list: await listSubjects(db, { afterId: after_id, ...options }) }
  },
})
