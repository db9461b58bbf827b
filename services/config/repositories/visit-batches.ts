import type { Knex } from '@pandex/platform/postgres/postgres'

/** Records a gateway's batch, in the transaction that adds its counts. @returns false if it was added before */
export const markBatch = async (trx: Knex.Transaction, batchId: string): Promise<boolean> => {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    'insert into visit_batch (batch_id) values (?) on conflict do nothing',
    [batchId],
  )
  return rowCount > 0
}
