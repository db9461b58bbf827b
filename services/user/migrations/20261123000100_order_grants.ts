import type { Knex } from '@pandex/platform/postgres/postgres'

/** Grants of paid orders and their revocations after refunds: the keys make events repeatable. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table order_grants (
      id bigserial primary key,
      order_no text not null unique check (order_no <> ''),
      user_id bigint not null references accounts (id),
      coin bigint not null check (coin >= 0),
      vip_days integer not null check (vip_days >= 0),
      create_time timestamptz not null default now()
    );
    create index order_grants_of_user on order_grants (user_id, id desc);

    create table order_revocations (
      refund_id bigint primary key,
      order_no text not null references order_grants (order_no),
      coin bigint not null check (coin >= 0),
      vip_days integer not null check (vip_days >= 0),
      missing_coin bigint not null check (missing_coin >= 0),
      missing_vip_days integer not null check (missing_vip_days >= 0),
      create_time timestamptz not null default now()
    );
    create index order_revocations_of_order on order_revocations (order_no);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table order_revocations, order_grants')
}
