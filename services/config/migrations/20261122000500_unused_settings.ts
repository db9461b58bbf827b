import type { Knex } from '@pandex/platform/postgres/postgres'

const unused = [
  ['search_basic', '{default_order,half_life_months}'],
  ['system_switch', '{index_unresolved}'],
] as const

/** Removes stored fields that no longer exist: readers of the table would report them as damaged. */
export const up = async (knex: Knex): Promise<void> => {
  for (const [name, fields] of unused)
    await knex.raw('update site_config set value = (value::jsonb - ?::text[])::text where name = ?', [fields, name])
}

/** The fields had no effect. */
export const down = async (): Promise<void> => {}
