import type { Knex } from '@pandex/platform/postgres/postgres'

/** Only changed keys have a row; others have their default. The history is append-only. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table site_config (
      name text primary key,
      value text not null,
      updated_by bigint not null,
      update_time timestamptz not null default now()
    );
    create table site_config_history (
      id bigserial primary key,
      name text not null,
      old_value text,
      new_value text not null,
      changed_by bigint not null,
      change_time timestamptz not null default now()
    );
    create index site_config_history_name on site_config_history (name, id desc);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table site_config_history; drop table site_config')
}
