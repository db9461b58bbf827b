import type { Knex } from '@pandex/platform/postgres/postgres'

/** Admin details, mailed codes and ended sessions. Substring search uses trigrams; a database owner may install pg_trgm. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table accounts
      add column remark text not null default '',
      add column register_address text not null default '',
      add column last_login_time timestamptz,
      add column last_login_address text not null default '';
    create extension if not exists pg_trgm;
    create index accounts_username_parts on accounts using gin (lower(username) gin_trgm_ops);
    create index accounts_email_parts on accounts using gin (lower(email) gin_trgm_ops);
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
    drop index accounts_last_login_time, accounts_create_time, accounts_email_parts, accounts_username_parts;
    alter table accounts
      drop column remark, drop column register_address, drop column last_login_time, drop column last_login_address;
  `)
}
