import type { Db, Knex } from '@pandex/platform/postgres/postgres'

/** Changes up to this time were pushed or queued; undefined before the first push. */
export const findPushMark = async (db: Db, engine: string): Promise<Date | undefined> => {
  const row: { pushed_until: Date } | undefined = await db('push_mark').where({ name: engine }).first('pushed_until')
  return row?.pushed_until
}

const rowsAtOnce = 5_000

export const queuePushes = async (
  trx: Knex.Transaction,
  engine: string,
  docIds: readonly string[],
  until: Date,
): Promise<void> => {
  for (let start = 0; start < docIds.length; start += rowsAtOnce) {
    const rows = docIds.slice(start, start + rowsAtOnce).map((doc_id) => ({ engine, doc_id }))
    await trx('push_queue').insert(rows).onConflict(['engine', 'doc_id']).ignore()
  }
  await trx('push_mark').insert({ name: engine, pushed_until: until }).onConflict('name').merge()
}

export const countQueued = async (db: Db, engine: string): Promise<number> => {
  const [row] = (await db('push_queue').where({ engine }).count({ count: '*' })) as [{ count: number }]
  return row.count
}

interface QueuedPage {
  id: number
  doc_id: string
}

export const findQueuedPushes = async (db: Db, engine: string, limit: number): Promise<QueuedPage[]> =>
  db('push_queue').where({ engine }).orderBy('id').limit(limit).select('id', 'doc_id')

/** Deletes the queue up to and including `lastId`. */
export const deletePushes = async (trx: Knex.Transaction, engine: string, lastId: number): Promise<void> => {
  await trx('push_queue').where({ engine }).where('id', '<=', lastId).delete()
}
