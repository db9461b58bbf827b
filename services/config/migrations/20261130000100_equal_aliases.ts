import { namesOfLine } from '@pandex/contracts/text/alias-line'
import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * Deletes lines that name one title in Japanese and Chinese characters, such as 潮骚=潮騒: searches now read both as the same, and an
 * import of the exported list would refuse them.
 */
export const up = async (knex: Knex): Promise<void> => {
  const rows = await knex('data_value').where({ type: 'alias' }).select<{ id: string; value: string }[]>('id', 'value')
  const ids = rows.filter(({ value }) => namesOfLine(value).length < 2).map(({ id }) => id)
  if (ids.length === 0) return
  await knex('data_value').whereIn('id', ids).delete()
  await knex('data_list').where({ type: 'alias' }).increment('version', 1)
}

/** The lines had no effect. */
export const down = async (): Promise<void> => undefined
