import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * `link_check`: one row per stored or awaited share; `due_at` is null while no probe is queued, lower priorities come first. `import_wait`:
 * items that wait for a probe. `drive_answer`: answers per hour. The indexes begin with the drive, so drives do not slow each other.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table link_check (
      disk_type text not null,
      disk_id text not null,
      priority smallint not null default 5,
      due_at timestamptz,
      lease uuid,
      leased_until timestamptz,
      stale_at timestamptz not null default now(),
      first_dead_at timestamptz,
      dead_times integer not null default 0,
      unsure_times integer not null default 0,
      refused text[] not null default '{}',
      primary key (disk_type, disk_id)
    );
    create index link_check_due on link_check (disk_type, priority, due_at) where due_at is not null;
    create index link_check_stale on link_check (disk_type, stale_at) where due_at is null;
    create unique index link_check_lease on link_check (lease) where lease is not null;

    create table import_wait (
      item_id bigint primary key,
      task_no text not null,
      disk_type text not null,
      disk_id text not null,
      disk_pass text not null,
      name_hint text not null,
      origin text not null check (origin in ('public', 'admin', 'open')),
      cate_id bigint not null,
      is_mine boolean not null,
      weight integer not null,
      waits_since timestamptz not null default now()
    );
    create index import_wait_share on import_wait (disk_type, disk_id);
    create index import_wait_since on import_wait (waits_since);

    create table drive_answer (
      disk_type text not null,
      hour timestamptz not null,
      verdict text not null,
      total integer not null,
      answered_at timestamptz not null,
      primary key (disk_type, hour, verdict)
    );

    alter table disk add column twin_key text not null default '', add column copy_key text not null default '';
    create index disk_twin_key on disk (twin_key) where twin_key <> '';
    create index disk_copy_key on disk (copy_key) where copy_key <> '';
    create index disk_health on disk (disk_type, health) where enabled;

    insert into link_check (disk_type, disk_id, stale_at)
    select disk_type, disk_id, coalesce(checked_at, create_time) from disk;
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop index disk_twin_key, disk_copy_key, disk_health;
    alter table disk drop column twin_key, drop column copy_key;
    drop table drive_answer; drop table import_wait; drop table link_check;
  `)
}
