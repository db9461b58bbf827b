import type { Knex } from '@pandex/platform/postgres/postgres'

/** Sizes of the lines of `files`, at most 500. Old rows have none until the next probe. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`alter table disk add column file_sizes bigint[] not null default '{}'`)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table disk drop column file_sizes')
}
