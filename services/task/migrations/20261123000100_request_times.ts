import type { Knex } from '@pandex/platform/postgres/postgres'

/** Of items that an admin approved or started again; null for the others, whose request created them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table import_item add column requested_at timestamptz')
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table import_item drop column requested_at')
}
