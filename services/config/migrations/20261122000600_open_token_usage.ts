import type { Knex } from '@pandex/platform/postgres/postgres'

/** Calls of each API token by day (Asia/Shanghai). Fillfactor leaves room for frequent updates. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table open_token_usage (
      token_id bigint not null,
      day date not null,
      calls bigint not null,
      last_used_at timestamptz not null,
      primary key (token_id, day)
    ) with (fillfactor = 70);
    create index open_token_usage_day on open_token_usage (day);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table open_token_usage')
}
