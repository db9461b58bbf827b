import type { Knex } from '@pandex/platform/postgres/postgres'

/** `columns` is null for a view that keeps the reader's columns. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table list_view (
      id bigserial primary key,
      list text not null,
      owner_id bigint not null,
      title text not null check (title <> ''),
      query text not null,
      columns jsonb,
      shared boolean not null,
      create_time timestamptz not null default now(),
      update_time timestamptz not null default now(),
      unique (list, owner_id, title)
    );
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table list_view')
}
