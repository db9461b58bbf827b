import type { Knex } from '@pandex/platform/postgres'

const allow = async (knex: Knex, reasons: readonly string[]): Promise<void> => {
  const list = reasons.map((reason) => `'${reason}'`).join(', ')
  // Without looking at the rows there are: each satisfies it, as the old rule was narrower or a new reason is not in use.
  await knex.raw(`
    alter table coin_ledger drop constraint coin_ledger_reason_check;
    alter table coin_ledger add constraint coin_ledger_reason_check check (reason in (${list})) not valid;
  `)
}

const before = ['register', 'check_in', 'invite', 'invited', 'cdkey', 'order', 'exchange', 'buy', 'refund', 'admin']

/** Points may be spent for further pages of a search. */
export const up = async (knex: Knex): Promise<void> => allow(knex, [...before, 'search'])

export const down = async (knex: Knex): Promise<void> => allow(knex, before)
