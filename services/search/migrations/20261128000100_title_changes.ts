import type { Knex } from '@pandex/platform/postgres/postgres'

/** `title_change`: documents that were written or deleted, kept for an hour. Each replica reads them and updates its titles. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table title_change (
      id bigserial primary key,
      disk_id bigint not null,
      doc_id text not null,
      create_time timestamptz not null default now()
    );
    create index title_change_create_time on title_change (create_time);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`drop table title_change`)
}
