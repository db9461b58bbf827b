import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import type { Word__Output as Word } from '@pandex/platform/gen/pandex/disk/v1/Word'
import type { WordList__Output as WordList } from '@pandex/platform/gen/pandex/disk/v1/WordList'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { foldName } from '../../domain/text/fold-name.ts'
import type { WordValues } from '../../domain/words/word-values.ts'

type StoredRow = Omit<Word, 'create_time' | 'update_time'> & { create_time: Date; update_time: Date }

const columns = ['id', 'word', 'description', 'show', 'type', 'image', 'related', 'create_time', 'update_time']

const fromRow = (row: StoredRow): Word => ({
  ...row,
  create_time: row.create_time.toISOString(),
  update_time: row.update_time.toISOString(),
})

export const findWordByText = async (db: Db, text: string): Promise<Word | undefined> => {
  const row: StoredRow | undefined = await db('word')
    .where({ folded: foldName(text) })
    .first(columns)
  return row && fromRow(row)
}

const rules = {
  sortable: { id: 'id', create_time: 'id', word: 'word', type: 'type', update_time: 'update_time' },
  sort: 'id',
}

export const listWords = async (
  db: Db,
  { q, type }: { q: string; type: string },
  page: Page | null,
): Promise<WordList> => {
  const query = db('word')
  if (q.trim() !== '') query.whereRaw('strpos(folded, ?) > 0', [foldName(q)])
  if (type.trim() !== '') query.where({ type: type.trim() })
  const { rows, total } = await listQuery<StoredRow>(query, page, rules, columns)
  return { list: rows.map(fromRow), total }
}

export const findWord = async (trx: Knex.Transaction, id: number): Promise<Word | undefined> => {
  const row: StoredRow | undefined = await trx('word').where({ id }).first(columns)
  return row && fromRow(row)
}

const toRow = (values: WordValues) => ({ ...values, folded: foldName(values.word) })

export const insertWord = async (trx: Knex.Transaction, values: WordValues): Promise<Word> => {
  const rows = (await trx('word').insert(toRow(values)).returning(columns)) as [StoredRow]
  return fromRow(rows[0])
}

export const isWordTaken = async (trx: Knex.Transaction, text: string, exceptId: number): Promise<boolean> =>
  (await trx('word')
    .where({ folded: foldName(text) })
    .whereNot({ id: exceptId })
    .first('id')) !== undefined

export const updateWord = async (trx: Knex.Transaction, id: number, values: WordValues): Promise<Word> => {
  const change = { ...toRow(values), update_time: trx.fn.now() }
  const rows = (await trx('word').where({ id }).update(change).returning(columns)) as [StoredRow]
  return fromRow(rows[0])
}

export const deleteWords = async (
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<{ id: number; word: string }[]> => {
  const { rows } = await trx.raw<{ rows: { id: number; word: string }[] }>(
    'delete from word where id = any(?::bigint[]) returning id, word',
    [[...ids]],
  )
  return rows
}

/** Serializes changes of words, so that a check for duplicates stays true until the insert. */
export const withWordsLock = async <T>(db: Db, change: (trx: Knex.Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async (trx) => {
    await trx.raw('lock table word in share row exclusive mode')
    return change(trx)
  })
