import type { Knex } from '@pandex/platform/postgres/postgres'

const counts = ['visit', 'search', 'detail', 'import', 'register', 'login', '"order"', 'blocked']
  .map((kind) => `${kind} bigint not null`)
  .join(', ')

/**
 * Visits by address and slot, address and day, hour, and day (Asia/Shanghai); `ip` null is the aggregated rest. Fillfactor leaves room
 * for frequent updates, and only the default order has an index, because every index is written on each update.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table visit_batch (batch_id text primary key, recorded_at timestamptz not null default now());
    create index visit_batch_recorded_at on visit_batch (recorded_at);

    create table visit_slot (
      slot timestamptz not null, ip inet, ${counts},
      unique nulls not distinct (slot, ip)
    ) with (fillfactor = 70);

    create table visit_address_day (
      day date not null, ip inet, ${counts}, last_time timestamptz not null,
      unique nulls not distinct (day, ip)
    ) with (fillfactor = 70);

    create index visit_address_day_visit on visit_address_day (day, visit desc nulls last, ip desc);

    create table visit_hour (hour timestamptz primary key, ${counts});
    create table visit_day (day date primary key, ${counts}, visitors bigint not null);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(
    'drop table visit_day; drop table visit_hour; drop table visit_address_day; drop table visit_slot; drop table visit_batch',
  )
}
