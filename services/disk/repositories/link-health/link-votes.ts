import { timeZone } from '@pandex/contracts/shanghai-time'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'

/** Days are in the time zone of the site's readers. */
const today = `(now() at time zone '${timeZone}')::date`

const retentionDays = 30

/**
 * Counts the visitor's votes of today over all resources. Locks the visitor until the transaction ends, so that concurrent votes are
 * counted.
 */
export const lockVotesOf = async (trx: Knex.Transaction, visitor: string): Promise<number> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`vote:${visitor}`])
  const { rows } = await trx.raw<{ rows: [{ total: number }] }>(
    `select count(*) as total from link_vote where visitor = ? and day = ${today}`,
    [visitor],
  )
  return rows[0].total
}

/** @returns false when the visitor has already voted on this resource today */
export const insertVote = async (
  trx: Knex.Transaction,
  { resource_id, visitor, works }: { resource_id: number; visitor: string; works: boolean },
): Promise<boolean> => {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `insert into link_vote (resource_id, visitor, day, works) values (?, ?, ${today}, ?)
     on conflict do nothing returning resource_id`,
    [resource_id, visitor, works],
  )
  return rows.length > 0
}

export const pruneVotes = async (db: Db): Promise<void> => {
  await db.raw(`delete from link_vote where day < ${today} - ?::int`, [retentionDays])
}
