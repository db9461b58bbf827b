import type { Db, Knex } from '@pandex/platform/postgres/postgres'

export interface FileText {
  name: string
  text: string
  update_time: Date
}

export const listFileTexts = async (db: Db): Promise<FileText[]> =>
  db<FileText>('file_text').select('name', 'text', 'update_time').orderBy('name')

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
