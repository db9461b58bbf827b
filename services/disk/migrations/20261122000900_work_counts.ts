import type { Knex } from '@pandex/platform/postgres/postgres'

/** Index for an exact count of open work (`repositories/resources/work-counts.ts`). */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create index disk_dead on disk (id) where health = 'dead' and deleted_at is null;
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index disk_dead')
}
