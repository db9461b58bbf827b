import type { Db } from '@pandex/platform/postgres/postgres'

/** A document that was written or deleted. */
export interface ChangedDocument {
  id: number
  doc_id: string
}

export interface TitleChange extends ChangedDocument {
  /** Later changes have higher numbers. */
  number: number
  /** Whether all changes with lower numbers are committed, too. */
  isSettled: boolean
}

/** Log of changed documents, by which each replica updates its titles. */
export interface TitleChanges {
  record(documents: readonly ChangedDocument[]): Promise<void>
  /** @returns the number of the last settled change; 0 without one */
  readLastSettled(): Promise<number>
  /** @returns the next changes, in the order of their numbers */
  readAfter(number: number, limit: number): Promise<TitleChange[]>
}

/** For tools that are the only reader of their index. */
export const noTitleChanges: TitleChanges = {
  record: async () => {},
  readLastSettled: async () => 0,
  readAfter: async () => [],
}

/** Much longer than an insert and the refresh interval of the index. */
const settleTime = '10 s'
const isSettled = `create_time < now() - '${settleTime}'::interval`

export const openTitleChanges = (db: Db): TitleChanges => ({
  record: async (documents) => {
    if (documents.length > 0)
      await db('title_change').insert(documents.map(({ id, doc_id }) => ({ disk_id: id, doc_id })))
  },
  readLastSettled: async () => {
    const [row] = await db('title_change').whereRaw(isSettled).max<{ last: string | null }[]>({ last: 'id' })
    return Number(row?.last ?? 0)
  },
  readAfter: async (number, limit) => {
    const rows = await db('title_change')
      .where('id', '>', number)
      .orderBy('id')
      .limit(limit)
      .select<{ id: string; disk_id: string; doc_id: string; is_settled: boolean }[]>(
        'id',
        'disk_id',
        'doc_id',
        db.raw(`${isSettled} as is_settled`),
      )
    return rows.map((row) => ({
      number: Number(row.id),
      id: Number(row.disk_id),
      doc_id: row.doc_id,
      isSettled: row.is_settled,
    }))
  },
})
