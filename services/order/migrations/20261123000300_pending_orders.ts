import type { Knex } from '@pandex/platform/postgres/postgres'

/** Without this index the planner counts a buyer's unpaid orders by reading those of all buyers. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`create index orders_pending on orders (user_id) where status = 'pending'`)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index orders_pending')
}
