import type { Knex } from '@pandex/platform/postgres/postgres'

/** The time of the request as its event names it; empty if it names none. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`alter table import_wait add column requested_at text not null default ''`)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table import_wait drop column requested_at')
}
