import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * `admin_fields`: fields that drives and texts must not overwrite. Deleted resources (`deleted_at`) are disabled too, so public reads need
 * not know about deletions. `disk_change`: states before and after a bulk change. `robots` null: the site's setting.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table disk add column admin_fields text[] not null default '{}';
    alter table disk add column deleted_at timestamptz, add constraint deleted_is_disabled check (deleted_at is null or not enabled);
    create index disk_deleted on disk (deleted_at) where deleted_at is not null;

    create table disk_change (
      id uuid primary key,
      create_time timestamptz not null default now()
    );
    create index disk_change_create_time on disk_change (create_time);
    create table disk_change_row (
      change_id uuid not null references disk_change (id) on delete cascade,
      resource_id bigint not null references disk (id) on delete cascade,
      before jsonb not null,
      after jsonb not null,
      primary key (change_id, resource_id)
    );
    create index disk_change_row_resource_id on disk_change_row (resource_id);

    alter table disk_meta alter column robots drop not null, alter column robots drop default;
    update disk_meta set robots = null where robots = 1;

    create table article (
      resource_id bigint primary key references disk (id) on delete cascade,
      text text not null,
      model text not null,
      prompt text not null,
      create_time timestamptz not null default now()
    );
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    update disk_meta set robots = 1 where robots is null;
    alter table disk_meta alter column robots set default 1, alter column robots set not null;
    drop table article; drop table disk_change_row; drop table disk_change;
    drop index disk_deleted;
    alter table disk drop constraint deleted_is_disabled, drop column deleted_at, drop column admin_fields;
  `)
}
