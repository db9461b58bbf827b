import type { Knex } from '@pandex/platform/postgres/postgres'

/** Writers lock the row of a type. `item_order` counts from 1; the deferred unique constraint is checked at commit. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table stored_list (type text primary key);
    insert into stored_list (type) values
      ('site_group_list'), ('home_search_keywords'), ('home_top_links'), ('home_middle_ads'), ('home_friend_links'),
      ('home_hot_film_words'), ('search_below_links'), ('doc_content_links'), ('doc_side_links'), ('home_cate_keywords');

    create table stored_item (
      id bigserial primary key,
      type text not null references stored_list (type),
      name text not null check (name <> ''),
      url text not null default '',
      image text not null default '',
      text text not null default '',
      enabled boolean not null default true,
      item_order integer not null check (item_order > 0),
      create_time timestamptz not null default now(),
      update_time timestamptz not null default now(),
      constraint stored_item_order unique (type, item_order) deferrable initially deferred
    );
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table stored_item; drop table stored_list')
}
