import type { Knex } from '@pandex/platform/postgres/postgres'
import { readShippedAliases } from '../seeds/shipped-lists.ts'

/** Adds the list of equal names with the shipped lines, once: later changes by admins stay. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`insert into data_list (type) values ('alias') on conflict do nothing`)
  const lines = readShippedAliases()
  await knex.raw(
    `insert into data_value (type, value, folded)
     select 'alias', value, folded
     from unnest(?::text[], ?::text[]) with ordinality as line (value, folded, position)
     order by position
     on conflict do nothing`,
    [lines, lines.map((line) => line.toLowerCase())],
  )
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`delete from data_value where type = 'alias'; delete from data_list where type = 'alias'`)
}
