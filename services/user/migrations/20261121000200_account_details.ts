import type { Knex } from '@pandex/platform/postgres'

/**
 * What admins see of an account, codes sent by mail and sessions that were ended before their token ran out.
 * Addresses and names are searched by a part of them. A LIKE with a leading % cannot use a btree; the table is small enough
 * (a hundred thousand accounts are read in some 50 ms) and admins are few, so no index of trigrams is kept for it.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table accounts
      add column remark text not null default '',
      add column register_address text not null default '',
      add column last_login_time timestamptz,
      add column last_login_address text not null default '';
    create index accounts_create_time on accounts (create_time, id);
    create index accounts_last_login_time on accounts (last_login_time, id);

    -- One code for an address and a purpose: a new one takes the place of the old one. It belongs to no account, so that
    -- an address without one leaves the same traces.
    create table mail_codes (
      email text not null,
      purpose text not null check (purpose in ('register', 'find_pass')),
      code_hash text not null,
      tries integer not null default 0,
      expire_at timestamptz not null,
      primary key (email, purpose)
    );
    create index mail_codes_expire_at on mail_codes (expire_at);

    create table ended_sessions (
      session_id text primary key,
      -- When its token runs out: after this the row says nothing any more.
      expire_at timestamptz not null
    );
    create index ended_sessions_expire_at on ended_sessions (expire_at);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table ended_sessions;
    drop table mail_codes;
    drop index accounts_last_login_time, accounts_create_time;
    alter table accounts
      drop column remark, drop column register_address, drop column last_login_time, drop column last_login_address;
  `)
}
