import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * Networks that searched for a word on a day: at most 20 digests, deleted after two days. `waiting` counts the day's
 * searches until the minimum number of networks searched for the word; then `searched_key.found` and the heats include them.
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
