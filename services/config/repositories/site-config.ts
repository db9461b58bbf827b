import type { Db, Knex } from '@pandex/platform/postgres'
import type { ConfigChange } from '../domain/check-change.ts'
import type { StoredChange } from '../domain/describe-change.ts'

export const readStoredConfig = async (db: Db): Promise<Map<string, string>> => {
  const rows: ConfigChange[] = await db('site_config').select('name', 'value')
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/**
 * Stores changes with history; unchanged values are skipped. @param decide runs under the lock, on the current values
 * @returns the effective changes
 */
export const storeChanges = async (
  trx: Knex.Transaction,
  decide: (stored: ReadonlyMap<string, string>) => readonly ConfigChange[],
  adminId: number,
): Promise<StoredChange[]> => {
  // Serializes writers, but not readers: two concurrent first changes of a key would both record it as unset.
  await trx.raw('lock table site_config in share row exclusive mode')
  const stored = await readStoredConfig(trx)
  const news = decide(stored)
    .map(({ name, value }) => ({ name, before: stored.get(name), after: value }))
    .filter(({ before, after }) => before !== after)
  if (news.length === 0) return []
  await trx('site_config')
    .insert(news.map(({ name, after }) => ({ name, value: after, updated_by: adminId, update_time: trx.fn.now() })))
    .onConflict('name')
    .merge()
  await trx('site_config_history').insert(
    news.map(({ name, before, after }) => ({
      name,
      old_value: before ?? null,
      new_value: after,
      changed_by: adminId,
    })),
  )
  return news
}
