import type { Knex } from '@pandex/platform/postgres/postgres'

/** Imported links by hour, which outlive the imports. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table import_hour (hour timestamptz primary key, count bigint not null) with (fillfactor = 70);
    insert into import_hour (hour, count)
    select date_trunc('hour', created_at, 'UTC'), count(*) from import_item group by 1;
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table import_hour')
}
