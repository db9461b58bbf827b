import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'

export interface FileText {
  id: number
  name: string
  text: string
  update_time: Date
}

const listRules = { sortable: { name: 'name', update_time: 'update_time' }, sort: 'name', direction: 'asc' } as const

/** @param q part of a name; empty for all */
export const listFileTexts = async (
  db: Db,
  q: string,
  page: Page | null,
): Promise<{ rows: FileText[]; total: number }> =>
  listQuery<FileText>(db('file_text').whereRaw('strpos(name, ?) > 0', [q]), page, listRules, [
    'id',
    'name',
    'text',
    'update_time',
  ])

export const findFileText = async (db: Db, name: string): Promise<string> => {
  const row = await db<FileText>('file_text').where({ name }).first('text')
  return row?.text ?? ''
}

/** Serializes writers, so that none exceeds the number of files. */
export const lockFileTexts = async (trx: Knex.Transaction): Promise<void> => {
  await trx.raw('lock table file_text in share row exclusive mode')
}

export const countFileTexts = async (db: Db): Promise<number> => {
  const row: { count: string } = await db('file_text').first(db.raw('count(*) as count'))
  return Number(row.count)
}

/** @param text removes the file when empty */
export const storeFileText = async (
  trx: Knex.Transaction,
  { name, text }: Pick<FileText, 'name' | 'text'>,
  adminId: number,
): Promise<void> => {
  if (text === '') return void (await trx('file_text').where({ name }).delete())
  await trx('file_text')
    .insert({ name, text, updated_by: adminId, update_time: trx.fn.now() })
    .onConflict('name')
    .merge()
}
