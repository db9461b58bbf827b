import type { Knex } from '@pandex/platform/postgres/postgres'

/** Reports of `make backup`. The files are outside of the database. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table backup (
      id bigserial primary key,
      name text not null unique,
      started_at timestamptz not null,
      ended_at timestamptz not null,
      bytes bigint not null check (bytes >= 0),
      error text not null
    );
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table backup')
}
