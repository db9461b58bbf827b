import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * Writers lock `blacklist_state` until commit, so that versions become visible in order; deletions leave tombstones.
 * Readers behind `cleared_version` or `pruned_version` may have missed changes and start over.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table blacklist_state (
      only_row boolean primary key default true check (only_row),
      version bigint not null default 0,
      cleared_version bigint not null default 0,
      pruned_version bigint not null default 0
    );
    insert into blacklist_state default values;

    create table blacklist (
      id bigserial primary key,
      ip text not null unique,
      network cidr not null generated always as (ip::cidr) stored,
      reason text not null,
      enabled boolean not null,
      version bigint not null unique,
      create_time timestamptz not null default now(),
      update_time timestamptz not null default now()
    );
    create index blacklist_network on blacklist using spgist (network inet_ops);
    create index blacklist_update_time on blacklist (update_time, id);

    create table blacklist_tombstone (
      version bigint primary key,
      id bigint not null,
      ip text not null,
      deleted_at timestamptz not null default now()
    );
    create index blacklist_tombstone_deleted_at on blacklist_tombstone (deleted_at);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table blacklist_tombstone; drop table blacklist; drop table blacklist_state')
}
