import type { Knex } from '@pandex/platform/postgres/postgres'

const allow = async (knex: Knex, reasons: readonly string[]): Promise<void> => {
  const list = reasons.map((reason) => `'${reason}'`).join(', ')
  // `not valid` skips the scan of existing rows, which all satisfy the constraint.
  await knex.raw(`
    alter table coin_ledger drop constraint coin_ledger_reason_check;
    alter table coin_ledger add constraint coin_ledger_reason_check check (reason in (${list})) not valid;
  `)
}

const before = ['register', 'check_in', 'invite', 'invited', 'cdkey', 'order', 'exchange', 'buy', 'refund', 'admin']

export const up = async (knex: Knex): Promise<void> => allow(knex, [...before, 'search'])

export const down = async (knex: Knex): Promise<void> => allow(knex, before)
