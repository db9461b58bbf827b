import type { Knex } from '@pandex/platform/postgres/postgres'

/** Queue of movie drafts to look up at Douban; `due_at` is the time of the next attempt. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table movie_lookup (
      movie_id bigint primary key references movie (id) on delete cascade,
      due_at timestamptz not null default now(),
      attempts integer not null default 0
    );
    create index movie_lookup_due on movie_lookup (due_at);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table movie_lookup')
}
