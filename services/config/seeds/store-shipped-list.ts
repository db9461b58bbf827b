import type { Knex } from '@pandex/platform/postgres/postgres'

/** Adds a data list with its shipped lines, for migrations. Existing lines stay. */
export const storeShippedList = async (knex: Knex, type: string, lines: readonly string[]): Promise<void> => {
  await knex.raw(`insert into data_list (type) values (?) on conflict do nothing`, [type])
  await knex.raw(
    `insert into data_value (type, value, folded)
     select ?, value, folded
     from unnest(?::text[], ?::text[]) with ordinality as line (value, folded, position)
     order by position
     on conflict do nothing`,
    [type, [...lines], lines.map((line) => line.toLowerCase())],
  )
}

export const removeList = async (knex: Knex, type: string): Promise<void> => {
  await knex('data_value').where({ type }).delete()
  await knex('data_list').where({ type }).delete()
}
