import type { Knex } from '@pandex/platform/postgres/postgres'

/** Writers lock the row of a type; `version` tells caches which list to reload. `folded` is the form for comparison. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table data_list (type text primary key, version bigint not null default 0);
    insert into data_list (type) values
      ('filter_word'), ('ban_robot'), ('ban_ua'), ('ban_disk_name'),
      ('ban_share_user'), ('ban_files'), ('ban_share_user_id');

    create table data_value (
      id bigserial primary key,
      type text not null references data_list (type),
      value text not null,
      folded text not null,
      create_time timestamptz not null default now(),
      unique (type, folded)
    );
    create index data_value_of_type on data_value (type, id);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table data_value; drop table data_list')
}
