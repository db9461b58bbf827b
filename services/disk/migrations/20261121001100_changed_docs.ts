import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * Recently changed resources for caches outside this service, one row per transaction (`repositories/resources/changed-docs.ts`). The transaction id
 * lets readers list resources that became visible since their last poll, independent of the commit order.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table changed_docs (
      txid xid8 not null default pg_current_xact_id(),
      doc_ids text[] not null,
      changed_at timestamptz not null default now()
    );
    create index changed_docs_txid on changed_docs (txid);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table changed_docs;')
}
