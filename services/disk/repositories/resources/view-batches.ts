import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { addViews } from './disk-views.ts'
import { addViewDays } from './view-days.ts'

/** Longer than a gateway retries a batch. */
const retention = '7 days'

/** Far more than one batch adds, so that old rows are removed faster than new ones arrive. */
const pruneBatchSize = 100

const pruneBatches = async (trx: Knex.Transaction): Promise<void> => {
  await trx.raw(
    `delete from view_batch where ctid = any (array(
       select ctid from view_batch where recorded_at < now() - ?::interval
       order by recorded_at limit ? for update skip locked))`,
    [retention, pruneBatchSize],
  )
}

/** Adds a batch of views by public id; idempotent by `batchId`. Unknown ids are ignored. */
export const addViewBatch = async (
  db: Db,
  batchId: string,
  views: ReadonlyMap<string, number>,
  at: Date,
): Promise<void> => {
  await db.transaction(async (trx) => {
    const marked = await trx.raw<{ rowCount: number }>(
      'insert into view_batch (batch_id) values (?) on conflict do nothing',
      [batchId],
    )
    if (marked.rowCount === 0) return
    await pruneBatches(trx)
    const { rows } = await trx.raw<{ rows: { id: number; doc_id: string }[] }>(
      'select id, doc_id from disk where doc_id = any(?::text[])',
      [[...views.keys()]],
    )
    const known = new Map(rows.map(({ id, doc_id }) => [id, views.get(doc_id) ?? 0]))
    if (known.size === 0) return
    await addViews(trx, known, at)
    await addViewDays(trx, known, at)
  })
}
