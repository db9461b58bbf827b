import type { Knex } from '@pandex/platform/postgres/postgres'

/** Finds the imports of a user. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('create index import_task_user on import_task (user_id) where user_id is not null')
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index import_task_user')
}
