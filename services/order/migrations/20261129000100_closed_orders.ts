import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * `recheck_at`: when the provider is asked once more about an order that was closed before its code was scanned. `reported_refund`:
 * the cents of a payment that went back, as its provider says.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table orders add column recheck_at timestamptz;
    create index orders_recheck on orders (recheck_at) where recheck_at is not null;
    alter table payments add column reported_refund bigint not null default 0;
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table payments drop column reported_refund;
    drop index orders_recheck;
    alter table orders drop column recheck_at;
  `)
}
