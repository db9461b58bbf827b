import type { Knex } from '@pandex/platform/postgres/postgres'

/** Batches of views that were already added, so that a repeated batch is ignored. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table view_batch (batch_id text primary key, recorded_at timestamptz not null default now());
    create index view_batch_recorded_at on view_batch (recorded_at);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table view_batch;')
}
