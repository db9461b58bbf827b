import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * `searched_click`: searches of which a visitor opened a hit, kept for two hours. `alias_network`: networks that reformulated
 * one title into another on a day, at most 20 digests, kept for two days. `alias_proposal`: pairs for the admins.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table searched_click (
      key text not null, visitor text not null, network text not null, clicked_at timestamptz not null,
      settled boolean not null default false,
      primary key (key, visitor)
    );
    create index searched_click_clicked_at on searched_click (clicked_at);
    create index searched_click_open on searched_click (clicked_at) where not settled;
    create index searched_visitor_visitor on searched_visitor (visitor, counted_at);

    create table alias_network (
      day date not null, name_key text not null, title_key text not null, networks text[] not null,
      primary key (day, name_key, title_key)
    );

    create table alias_proposal (
      id bigserial primary key,
      name_key text not null,
      title_key text not null,
      name text not null,
      title text not null,
      networks integer not null,
      state text not null default 'pending' check (state in ('pending', 'accepted', 'rejected')),
      create_time timestamptz not null default now(),
      last_time timestamptz not null,
      unique (name_key, title_key)
    );
    create index alias_proposal_pending on alias_proposal (last_time) where state = 'pending';
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table alias_proposal; drop table alias_network; drop index searched_visitor_visitor; drop table searched_click;
  `)
}
