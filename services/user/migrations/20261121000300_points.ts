import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * The append-only ledger is the source of truth for points; `accounts.coin` is its sum, updated in the same transaction.
 * `ref` is unique per reason and makes movements idempotent. Invitation codes are not secret, so random() suffices.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create function random_invite_code() returns text language sql volatile as $$
      select string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + floor(random() * 31)::int, 1), '')
      from generate_series(1, 8)
    $$;
    alter table accounts
      add column coin bigint not null default 0 check (coin >= 0),
      add column vip_until timestamptz,
      add column invite_code text not null default random_invite_code() constraint accounts_invite_code unique,
      add column inviter_id bigint references accounts (id) check (inviter_id <> id);
    create index accounts_inviter on accounts (inviter_id, id desc) where inviter_id is not null;

    create table coin_ledger (
      id bigserial primary key,
      user_id bigint not null references accounts (id),
      delta bigint not null check (delta <> 0),
      balance bigint not null check (balance >= 0),
      reason text not null check (reason in
        ('register', 'check_in', 'invite', 'invited', 'cdkey', 'order', 'exchange', 'buy', 'refund', 'admin')),
      ref text not null check (ref <> ''),
      note text not null default '',
      create_time timestamptz not null default now(),
      unique (reason, ref)
    );
    create index coin_ledger_of_user on coin_ledger (user_id, id desc);
    create function refuse_change() returns trigger language plpgsql as $$
      begin raise exception '% only grows', tg_table_name using errcode = 'restrict_violation'; end
    $$;
    create trigger coin_ledger_grows_only before update or delete or truncate on coin_ledger
      for each statement execute function refuse_change();

    create table check_ins (
      user_id bigint not null references accounts (id),
      day date not null,
      streak integer not null check (streak >= 1),
      coin bigint not null check (coin >= 0),
      create_time timestamptz not null default now(),
      primary key (user_id, day)
    );

    create table coin_exchanges (
      user_id bigint not null references accounts (id),
      request_id text not null,
      rule_id text not null,
      cost bigint not null,
      vip_days integer not null,
      coin_after bigint not null,
      vip_until_after timestamptz not null,
      create_time timestamptz not null default now(),
      primary key (user_id, request_id)
    );

    create table invite_rewards (
      invitee_id bigint primary key references accounts (id),
      inviter_id bigint not null references accounts (id),
      subscriber cidr,
      day date not null,
      coin bigint not null check (coin >= 0),
      constraint invite_rewards_subscriber unique nulls not distinct (inviter_id, subscriber)
    );
    create index invite_rewards_of_day on invite_rewards (inviter_id, day);

    create table cdkey_batches (
      name text primary key,
      admin_id bigint not null references accounts (id),
      request_id text not null,
      create_time timestamptz not null default now(),
      unique (admin_id, request_id)
    );
    create table cdkeys (
      id bigserial primary key,
      batch text not null references cdkey_batches (name),
      kind text not null check (kind in ('vip', 'coin', 'invite')),
      value bigint not null check (value >= 0),
      hash bytea not null unique,
      tail text not null,
      max_uses integer not null check (max_uses >= 1),
      used integer not null default 0 check (used between 0 and max_uses),
      enabled boolean not null default true,
      expire_at timestamptz,
      remark text not null default '',
      create_time timestamptz not null default now(),
      update_time timestamptz not null default now()
    );
    create index cdkeys_of_batch on cdkeys (batch, id desc);

    create table cdkey_uses (
      id bigserial primary key,
      cdkey_id bigint not null references cdkeys (id),
      user_id bigint not null references accounts (id),
      create_time timestamptz not null default now(),
      unique (cdkey_id, user_id)
    );
    create index cdkey_uses_of_key on cdkey_uses (cdkey_id, id desc);
    create table cdkey_tries (
      user_id bigint primary key references accounts (id),
      failed integer not null,
      since timestamptz not null
    );
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table cdkey_tries, cdkey_uses, cdkeys, cdkey_batches, invite_rewards, coin_exchanges, check_ins, coin_ledger;
    drop function refuse_change;
    alter table accounts drop column coin, drop column vip_until, drop column invite_code, drop column inviter_id;
    drop function random_invite_code;
  `)
}
