import type { Knex } from '@pandex/platform/postgres/postgres'

/** Words of the changed resources, by which caches find the searches that a change may affect. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`alter table changed_docs add column words text[] not null default '{}'`)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table changed_docs drop column words')
}
