import type { Knex } from '@pandex/platform/postgres/postgres'
import { readShippedPlots } from '../seeds/shipped-lists.ts'

/** Adds the list of plots with the shipped lines, once: later changes by admins stay. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`insert into data_list (type) values ('plot') on conflict do nothing`)
  const lines = readShippedPlots()
  await knex.raw(
    `insert into data_value (type, value, folded)
     select 'plot', value, folded
     from unnest(?::text[], ?::text[]) with ordinality as line (value, folded, position)
     order by position
     on conflict do nothing`,
    [lines, lines.map((line) => line.toLowerCase())],
  )
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`delete from data_value where type = 'plot'; delete from data_list where type = 'plot'`)
}
