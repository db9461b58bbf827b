import type { Knex } from '@pandex/platform/postgres/postgres'

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table file_text add column id bigserial unique')
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table file_text drop column id')
}
