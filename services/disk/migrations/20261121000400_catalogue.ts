import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * `disk_of_category` serves category lists and counts by index-only scans. `hot_place` (0 pinned, 1 ordinary, 2 hidden) orders the hot list
 * by one index scan. `folded`: `domain/text/fold-name.ts`; position 0 is a movie's own name, the others are aliases.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table category
      add column policy text not null default '' check (policy in ('', 'none', 'login', 'vip', 'vip_or_coin', 'coin')),
      add column cost_coin integer not null default 0 check (cost_coin >= 0);
    create index disk_of_category on disk (cate_id, disk_type, id desc)
      where cate_id is not null and enabled and health <> 'dead';

    alter table disk_view add column hot_place smallint not null default 1 check (hot_place in (0, 1, 2));
    drop index disk_view_heat, disk_view_heat_of_type;
    create index disk_view_heat on disk_view (hot_place, heat desc, resource_id desc);
    create index disk_view_heat_of_type on disk_view (disk_type, hot_place, heat desc, resource_id desc);

    create table movie (
      id bigserial primary key,
      name text not null check (name <> ''),
      alias text[] not null default '{}',
      year integer not null default 0,
      type text not null default '' check (type in ('', 'movie', 'tv', 'anime', 'variety', 'documentary')),
      cover text not null default '',
      rating double precision not null default 0 check (rating between 0 and 10),
      douban_id text not null default '',
      description text not null default '',
      actors text[] not null default '{}',
      item_order integer not null default 0,
      show boolean not null default true,
      create_time timestamptz not null default now(),
      update_time timestamptz not null default now()
    );
    create unique index movie_douban_id on movie (douban_id) where douban_id <> '';
    create index movie_latest on movie (item_order, year desc, id desc) where show;
    create index movie_latest_of_type on movie (type, item_order, year desc, id desc) where show;

    create table movie_name (
      folded text not null,
      movie_id bigint not null references movie (id) on delete cascade,
      position smallint not null,
      primary key (folded, movie_id)
    );
    create index movie_name_of_movie on movie_name (movie_id);

    create table word (
      id bigserial primary key,
      word text not null check (word <> ''),
      folded text not null unique,
      description text not null default '',
      show text[] not null default '{}',
      type text not null default '',
      image text not null default '',
      related text[] not null default '{}',
      create_time timestamptz not null default now(),
      update_time timestamptz not null default now()
    );
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table word; drop table movie_name; drop table movie;
    drop index disk_view_heat, disk_view_heat_of_type;
    alter table disk_view drop column hot_place;
    create index disk_view_heat on disk_view (heat desc, resource_id desc);
    create index disk_view_heat_of_type on disk_view (disk_type, heat desc, resource_id desc);
    drop index disk_of_category;
    alter table category drop column policy, drop column cost_coin;
  `)
}
