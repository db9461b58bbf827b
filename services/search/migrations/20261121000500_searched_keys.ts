import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * `shown` is the typed text of a key. `count` counts every search, `found` those that make a word hot. Heats are
 * logarithms of decaying sums (see `domain/hot-keys/heat.ts`). The fillfactor leaves room for the frequent updates.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table searched_batch (batch_id text primary key, recorded_at timestamptz not null default now());
    create index searched_batch_recorded_at on searched_batch (recorded_at);

    create table searched_visitor (
      key text not null, visitor text not null, counted_at timestamptz not null,
      primary key (key, visitor)
    );
    create index searched_visitor_counted_at on searched_visitor (counted_at);

    create table searched_key (
      key text primary key,
      shown text not null,
      count bigint not null default 0,
      found bigint not null default 0,
      hits bigint not null default 0,
      last_time timestamptz,
      day_heat double precision,
      week_heat double precision,
      pinned boolean not null default false,
      hidden boolean not null default false,
      item_order integer not null default 0
    ) with (fillfactor = 80);
    create index searched_key_count on searched_key (count, key);
    create index searched_key_last_time on searched_key (last_time);
    create index searched_key_once on searched_key (last_time) where count = 1 and not pinned and not hidden;
    create index searched_key_found on searched_key (found) where found > 0;
    create index searched_key_day_heat on searched_key (day_heat) where day_heat is not null;
    create index searched_key_week_heat on searched_key (week_heat) where week_heat is not null;
    create index searched_key_chosen on searched_key (item_order, key) where pinned or hidden;

    create table searched_key_hour (
      hour timestamptz not null, key text not null, found bigint not null,
      primary key (key, hour)
    );
    create index searched_key_hour_hour on searched_key_hour (hour);

    create table searched_key_day (
      day date not null, key text not null, count bigint not null, found bigint not null,
      primary key (key, day)
    );
    create index searched_key_day_day on searched_key_day (day, key) include (count);

    create table background_work (name text primary key, state jsonb not null);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table background_work; drop table searched_key_day; drop table searched_key_hour; drop table searched_key;
    drop table searched_visitor; drop table searched_batch;
  `)
}
