import type { Knex } from '@pandex/platform/postgres/postgres'

/** Marks accounts whose generated password was never changed. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table accounts add column has_initial_password boolean not null default false')
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table accounts drop column has_initial_password')
}
