import type { Knex } from '@pandex/platform/postgres/postgres'

/** Counted searches by hour, and those without hits. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table search_hour (hour timestamptz primary key, searches bigint not null, zero bigint not null)
      with (fillfactor = 70)
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table search_hour')
}
