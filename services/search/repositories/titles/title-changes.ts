import type { Db } from '@pandex/platform/postgres/postgres'

/** A document that was written or deleted. */
export interface ChangedDocument {
  id: number
  doc_id: string
}

/** Number of the change: later ones are higher, but a lower one may become visible a little later. */
export interface TitleChange extends ChangedDocument {
  number: number
}

/** Log of changed documents, by which each replica updates its titles. */
export interface TitleChanges {
  record(documents: readonly ChangedDocument[]): Promise<void>
  /** @returns the last number of a change that searches show by now; 0 without one */
  readLastSettled(): Promise<number>
  /** @returns the next changes, in the order of their numbers */
  readAfter(number: number, limit: number): Promise<TitleChange[]>
}

/** For tools whose index has no other reader. */
export const noTitleChanges: TitleChanges = {
  record: async () => {},
  readLastSettled: async () => 0,
  readAfter: async () => [],
}

/** Much longer than the refresh interval of the index. */
const settleTime = '30 s'

export const openTitleChanges = (db: Db): TitleChanges => ({
  record: async (documents) => {
    if (documents.length > 0)
      await db('title_change').insert(documents.map(({ id, doc_id }) => ({ disk_id: id, doc_id })))
  },
  readLastSettled: async () => {
    const [row] = await db('title_change')
      .whereRaw(`create_time < now() - ?::interval`, [settleTime])
      .max<{ last: string | null }[]>({ last: 'id' })
    return Number(row?.last ?? 0)
  },
  readAfter: async (number, limit) => {
    const rows = await db('title_change')
      .where('id', '>', number)
      .orderBy('id')
      .limit(limit)
      .select<{ id: string; disk_id: string; doc_id: string }[]>('id', 'disk_id', 'doc_id')
    return rows.map((row) => ({ number: Number(row.id), id: Number(row.disk_id), doc_id: row.doc_id }))
  },
})
