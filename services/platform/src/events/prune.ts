import type { Knex } from '../postgres.ts'

const pruneRows = 1_000

/**
 * Deletes events that were sent three days ago, and marks of events that were dealt with a month ago: by then neither a
 * replay from Kafka (kept for a week) nor a re-driven dead letter is to be expected. At most 1000 of each per call, found
 * from the old end of the table, so that a call never takes long.
 */
export const pruneEvents = async (db: Knex): Promise<void> => {
  await db.raw(
    `delete from outbox where id in (
       select id from (select id, published_at from outbox order by id limit ?) as oldest
       where published_at < now() - interval '3 days')`,
    [pruneRows],
  )
  await db.raw(
    `delete from inbox where (consumer, event_id) in (
       select consumer, event_id from inbox where handled_at < now() - interval '30 days' order by handled_at limit ?)`,
    [pruneRows],
  )
}
