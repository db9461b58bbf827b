import type { Knex } from '../postgres/postgres.ts'

const maxPrunedRows = 1_000

/**
 * Deletes outbox rows sent over three days ago and inbox rows over 30 days old, when no replay from Kafka (kept for a week) or redriven
 * dead letter is expected any more. At most 1000 rows of each per call, from the old end of the table, so that a call stays short.
 */
export const pruneEvents = async (db: Knex): Promise<void> => {
  await db.raw(
    `delete from outbox where id in (
       select id from (select id, published_at from outbox order by id limit ?) as oldest
       where published_at < now() - interval '3 days')`,
    [maxPrunedRows],
  )
  await db.raw(
    `delete from inbox where (consumer, event_id) in (
       select consumer, event_id from inbox where handled_at < now() - interval '30 days' order by handled_at limit ?)`,
    [maxPrunedRows],
  )
}
