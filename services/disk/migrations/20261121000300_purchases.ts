import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * Purchases, reports, and the time since when a link is dead. A purchase is `pending` until the outcome of its payment is known;
 * `leased_until` prevents concurrent payments, `tries` identifies the lease. Purchases and bought resources are never deleted.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table disk add column dead_since timestamptz;
    update disk set dead_since = coalesce(checked_at, update_time) where health = 'dead';

    create table purchase (
      id bigserial primary key,
      user_id bigint not null,
      resource_id bigint not null references disk (id),
      state text not null check (state in ('pending', 'done', 'refused')),
      kind text not null check (kind in ('coin', 'free')),
      cost_coin integer not null check (cost_coin >= 0),
      day date not null,
      refusal text not null default '',
      tries integer not null default 1,
      leased_until timestamptz not null,
      next_try_at timestamptz not null,
      create_time timestamptz not null default now(),
      done_time timestamptz,
      check (kind = 'coin' or (cost_coin = 0 and state = 'done')),
      check ((state = 'done') = (done_time is not null)),
      unique (user_id, resource_id)
    );
    create index purchase_resource on purchase (resource_id);
    create index purchase_pending on purchase (next_try_at) where state = 'pending';
    create index purchase_of_user on purchase (user_id, done_time desc, id desc) where state = 'done';
    create index purchase_free on purchase (user_id, day) where kind = 'free';

    create table report (
      id bigserial primary key,
      resource_id bigint not null references disk (id) on delete cascade,
      visitor text not null,
      reason text not null check (reason in ('dead', 'password', 'content', 'illegal', 'copyright', 'other')),
      text text not null check (length(text) <= 500),
      create_time timestamptz not null default now()
    );
    create index report_of_visitor on report (visitor, create_time desc);
    create index report_of_resource on report (resource_id, id desc);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table report; drop table purchase; alter table disk drop column dead_since;')
}
