/** Recently changed resources. Gateways poll them to invalidate cached answers, independent of Kafka. */
import type { Db, Knex } from '@pandex/platform/postgres/postgres'

/**
 * Records changed resources; call it in the transaction that changes them.
 * @param words of the resources that searches may find now
 */
export const recordChangedDocs = async (
  trx: Knex.Transaction,
  docIds: readonly string[],
  words: readonly string[] = [],
): Promise<void> => {
  if (docIds.length > 0)
    await trx.raw('insert into changed_docs (doc_ids, words) values (?::text[], ?::text[])', [[...docIds], [...words]])
}

export interface ChangedDocs {
  cursor: string
  doc_ids: string[]
  words: string[]
  all: boolean
}

const cursorPattern = /^\d{1,19}:\d{1,19}:[\d,]{0,10000}$/

const maxDocs = 2_000
const maxWords = 20_000

/**
 * Lists resources that were committed after the snapshot `cursor`. Transaction ids are not in commit order, so the cursor is a snapshot: it reports
 * every commit exactly once.
 */
export const listChangedDocs = async (db: Db, cursor: string): Promise<ChangedDocs> => {
  const since = cursorPattern.test(cursor) ? cursor : null
  const { rows } = await db.raw<{ rows: [{ cursor: string; is_known: boolean; doc_ids: string[]; words: string[] }] }>(
    `with changed as materialized (
       select doc_ids, words from changed_docs
       where txid >= pg_snapshot_xmin(:since::pg_snapshot) and not pg_visible_in_snapshot(txid, :since::pg_snapshot)
     )
     select pg_current_snapshot()::text as cursor,
       :since::pg_snapshot is not null
         and pg_snapshot_xmax(:since::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as is_known,
       array(select distinct doc_id from changed, unnest(doc_ids) as doc_id limit :docs) as doc_ids,
       array(select distinct word from changed, unnest(words) as word limit :words) as words`,
    { since, docs: maxDocs + 1, words: maxWords + 1 },
  )
  const [{ cursor: now, is_known, doc_ids, words }] = rows
  const all = !is_known || doc_ids.length > maxDocs || words.length > maxWords
  return { cursor: now, all, doc_ids: all ? [] : doc_ids, words: all ? [] : words }
}

/** Changes are kept this long; gateways that polled later invalidate everything. */
const retention = '10 minutes'

export const pruneChangedDocs = async (db: Db): Promise<void> => {
  await db.raw('delete from changed_docs where changed_at < now() - ?::interval', [retention])
}
