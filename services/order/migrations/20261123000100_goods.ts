import type { Knex } from '@pandex/platform/postgres/postgres'

/** Amounts are cents. `weight` is the place in the shop, ascending. A stock of null is unlimited. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table goods (
      id bigserial primary key,
      name text not null check (name <> ''),
      price bigint not null check (price > 0),
      coin bigint not null check (coin >= 0),
      vip_days integer not null check (vip_days >= 0),
      description text not null default '',
      remark text not null default '',
      weight bigserial,
      on_shelf boolean not null default false,
      stock bigint check (stock >= 0),
      per_user integer check (per_user > 0),
      admin_id bigint not null,
      request_id text not null,
      create_time timestamptz not null default now(),
      update_time timestamptz not null default now(),
      check (coin + vip_days > 0),
      unique (admin_id, request_id)
    );
    create index goods_shelf on goods (weight, id) where on_shelf;

    create table coupons (
      id bigserial primary key,
      code text not null unique check (code = upper(code) and code <> ''),
      kind text not null check (kind in ('percent', 'amount')),
      value bigint not null check (value > 0 and (kind <> 'percent' or value < 100)),
      goods_ids bigint[] not null default '{}',
      from_time timestamptz,
      to_time timestamptz,
      max_uses integer check (max_uses > 0),
      per_user integer check (per_user > 0),
      used integer not null default 0 check (used >= 0),
      enabled boolean not null default true,
      remark text not null default '',
      create_time timestamptz not null default now(),
      update_time timestamptz not null default now(),
      check (used <= max_uses),
      check (from_time < to_time)
    );
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table coupons; drop table goods')
}
