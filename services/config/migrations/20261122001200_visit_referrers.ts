import type { Knex } from '@pandex/platform/postgres/postgres'

/** Visits by day (Asia/Shanghai) and referring host; `direct` and `other` are no hosts, because they contain no dot. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table visit_referrer_day (
      day date not null, host text not null, visits bigint not null,
      primary key (day, host)
    ) with (fillfactor = 70);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table visit_referrer_day')
}
