import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * Names never contain @, so that one login field takes name or mail address. Names are unique ignoring case.
 * The mail address is optional: the first admin has none.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table accounts (
      id bigserial primary key,
      username text not null check (username <> '' and position('@' in username) = 0),
      email text check (position('@' in email) > 0),
      password text not null,
      role text not null default 'user' check (role in ('admin', 'user')),
      status text not null default 'normal' check (status in ('normal', 'banned')),
      token_version integer not null default 1,
      create_time timestamptz not null default now(),
      update_time timestamptz not null default now()
    );
    create unique index accounts_username on accounts (lower(username));
    create unique index accounts_email on accounts (lower(email));
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table accounts')
}
