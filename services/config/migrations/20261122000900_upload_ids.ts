import type { Knex } from '@pandex/platform/postgres/postgres'

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table upload add column id bigserial unique')
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table upload drop column id')
}
