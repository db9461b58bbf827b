import type { Knex } from '@pandex/platform/postgres'

/**
 * From which networks a word was searched for on a day: at most 20 opaque names, deleted after two days. `waiting` counts the
 * searches of a day on which too few networks have searched so far. `searched_key.found` and the heats count the other ones.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table searched_key_network (
      day date not null, key text not null, networks text[] not null, waiting integer not null,
      primary key (key, day)
    );
    create index searched_key_network_day on searched_key_network (day);

    alter table searched_key add column approved boolean not null default false;
    create index searched_key_approved on searched_key (key) where approved;
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table searched_key_network;
    alter table searched_key drop column approved;
  `)
}
