import { changedFields, recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { failuresOf, readIds } from '@pandex/platform/grpc/bulk-ids'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { checkWord } from '../../domain/words/word-values.ts'
import {
  withWordsLock,
  deleteWords,
  findWord,
  findWordByText,
  insertWord,
  isWordTaken,
  listWords,
  updateWord,
} from '../../repositories/words/words.ts'

type Handlers = Pick<
  HandlersOf<DiskServiceDefinition>,
  'GetWord' | 'ListWords' | 'CreateWord' | 'UpdateWord' | 'DeleteWords'
>

const maxDeletedIds = 10_000
const maxAudited = 100

const unknownWord = (): AppError => new AppError('not_found', 'disk.word_unknown', '没有这个词条')
const wordExists = (): AppError => new AppError('conflict', 'disk.word_exists', '已有这个词条', { fields: ['word'] })

export const wordHandlers = ({ db }: { db: Db }): Handlers => ({
  GetWord: async ({ word: text }) => {
    const word = await findWordByText(db, text)
    if (!word) throw unknownWord()
    return word
  },

  ListWords: async ({ page, ...filter }, ctx) => {
    requireAdmin(ctx, 'disk')
    return listWords(db, filter, page)
  },

  CreateWord: async ({ word = '', description = '', show, type = '', image = '', related }, ctx) => {
    requireAdmin(ctx, 'disk')
    const lists = { show: show?.values ?? [], related: related?.values ?? [] }
    const values = checkWord({ word, description, type, image, ...lists })
    return withWordsLock(db, async (trx) => {
      if (await isWordTaken(trx, values.word, 0)) throw wordExists()
      const created = await insertWord(trx, values)
      const changes = changedFields({}, values)
      await recordAudit(trx, ctx, { action: 'word.create', target: `word:${created.id}`, changes })
      return created
    })
  },

  UpdateWord: async ({ id, show, related, ...given }, ctx) => {
    requireAdmin(ctx, 'disk')
    return withWordsLock(db, async (trx) => {
      const stored = await findWord(trx, id)
      if (!stored) throw unknownWord()
      const values = checkWord({
        word: given.word ?? stored.word,
        description: given.description ?? stored.description,
        show: show?.values ?? stored.show,
        type: given.type ?? stored.type,
        image: given.image ?? stored.image,
        related: related?.values ?? stored.related,
      })
      const changes = changedFields(stored, values)
      if (Object.keys(changes).length === 0) return stored
      if (await isWordTaken(trx, values.word, id)) throw wordExists()
      await recordAudit(trx, ctx, { action: 'word.update', target: `word:${id}`, changes })
      return updateWord(trx, id, values)
    })
  },

  DeleteWords: async ({ ids: given }, ctx) => {
    requireAdmin(ctx, 'disk')
    const ids = readIds('disk', given, maxDeletedIds)
    return withWordsLock(db, async (trx) => {
      const gone = await deleteWords(trx, ids)
      const changes = { count: gone.length, words: gone.slice(0, maxAudited).map(({ word }) => word) }
      if (gone.length > 0) await recordAudit(trx, ctx, { action: 'word.delete', target: 'word:*', changes })
      return { done: gone.length, failed: failuresOf(ids, gone, '没有这个词条') }
    })
  },
})
