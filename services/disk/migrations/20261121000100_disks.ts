import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * Resources, meta, views, categories. `name_source` … `listed_at` make merging independent of the order of facts (`domain/resources/merge-disk.ts`).
 * Partial indexes serve public lists; views change often, so they have their own table (`heat`: `repositories/resources/disk-views.ts`).
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table category (
      id bigserial primary key,
      pid bigint references category (id),
      name text not null,
      description text not null default '',
      item_order integer not null default 0,
      create_time timestamptz not null default now(),
      update_time timestamptz not null default now()
    );
    create index category_pid on category (pid);

    create table disk (
      id bigserial primary key,
      doc_id text not null unique check (doc_id ~ '^[a-z][a-z0-9]{24}$'),
      disk_type text not null,
      disk_id text not null,
      disk_pass text not null,
      disk_name text not null check (disk_name <> ''),
      files text not null,
      share_user text not null,
      share_user_id text not null,
      shared_time timestamptz,
      create_time timestamptz not null default now(),
      update_time timestamptz not null default now(),
      is_mine boolean not null,
      enabled boolean not null default true,
      tags text[] not null default '{}',
      weight integer not null,
      status smallint not null default 0,
      size bigint not null,
      rel_movie text not null default '',
      cate_id bigint references category (id),
      health text not null check (health in ('valid', 'dead', 'password', 'unsure', 'unsupported')),
      checked_at timestamptz,
      version bigint not null default 1,
      name_source text not null check (name_source in ('drive', 'text', 'placeholder')),
      name_at timestamptz not null,
      pass_source text not null check (pass_source in ('drive', 'text', 'none')),
      pass_at timestamptz not null,
      listed_at timestamptz,
      unique (disk_type, disk_id)
    );
    create index disk_latest on disk (id desc) where enabled and health <> 'dead';
    create index disk_latest_of_type on disk (disk_type, id desc) where enabled and health <> 'dead';
    create index disk_cate_id on disk (cate_id, id) where cate_id is not null;

    create table disk_meta (
      resource_id bigint primary key references disk (id) on delete cascade,
      decompress_password text not null default '',
      description text not null default '',
      posters_url text not null default '',
      cost_coin integer not null default 0 check (cost_coin >= 0),
      robots smallint not null default 1
    );

    create table disk_view (
      resource_id bigint primary key references disk (id) on delete cascade,
      disk_type text not null,
      views bigint not null default 0,
      heat double precision not null
    );
    create index disk_view_heat on disk_view (heat desc, resource_id desc);
    create index disk_view_heat_of_type on disk_view (disk_type, heat desc, resource_id desc);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table disk_view; drop table disk_meta; drop table disk; drop table category;')
}
