import type { Knex } from 'knex'

/** Every service's database has an outbox for the events it emits and an inbox for those it has dealt with. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table outbox (
      id bigserial primary key,
      event_id uuid not null unique,
      topic text not null,
      key text not null,
      payload jsonb not null,
      headers jsonb not null default '{}',
      created_at timestamptz not null default now(),
      published_at timestamptz
    );
    create index outbox_unpublished on outbox (id) where published_at is null;
    create table inbox (
      consumer text not null,
      event_id uuid not null,
      handled_at timestamptz not null default now(),
      primary key (consumer, event_id)
    );
    create index inbox_handled_at on inbox (handled_at);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table inbox; drop table outbox;')
}
