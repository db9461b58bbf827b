import { AppError } from '@pandex/platform/errors'
import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { SettingSecrets } from '../domain/settings/setting-secrets.ts'
import type { ConfigChange } from '../domain/settings/check-change.ts'
import type { StoredChange } from '../domain/settings/describe-change.ts'

export const readStoredConfig = async (db: Db, secrets: SettingSecrets): Promise<Map<string, string>> => {
  const rows: ConfigChange[] = await db('site_config').select('name', 'value')
  return new Map(rows.map(({ name, value }) => [name, secrets.open(name, value)]))
}

export interface VersionedConfig {
  stored: ReadonlyMap<string, string>
  /** Id of the last change; 0 before the first. */
  version: number
}

/** Reads the values and their version in one snapshot. */
export const readVersionedConfig = async (db: Db, secrets: SettingSecrets): Promise<VersionedConfig> => {
  const { rows } = await db.raw<{ rows: { version: number; values: Record<string, string> }[] }>(
    `select (select coalesce(max(id), 0) from site_config_history) as version,
            (select coalesce(json_object_agg(name, value), '{}') from site_config) as values`,
  )
  const [row] = rows
  const values = Object.entries(row?.values ?? {})
  return { stored: new Map(values.map(([name, text]) => [name, secrets.open(name, text)])), version: row?.version ?? 0 }
}

/** Throws if one of the settings changed after `version`. Must run under the lock of `storeChanges`. */
const refuseStale = async (trx: Knex.Transaction, names: readonly string[], version: number): Promise<void> => {
  const rows: { name: string }[] = await trx('site_config_history')
    .distinct('name')
    .whereIn('name', names)
    .where('id', '>', version)
  const stale = rows.map(({ name }) => name)
  if (stale.length > 0)
    throw new AppError('conflict', 'config.stale', '这些设置刚被另一位管理员修改，请载入最新的值', {
      fields: stale,
      data: { stale: stale.join(',') },
    })
}

/**
 * Stores changes with history; unchanged values are skipped. @param decide runs under the lock, on the current values
 * @param version of the values that the admin saw; changes of settings that changed since are refused
 * @returns the effective changes @throws AppError conflict config.stale
 */
export const storeChanges = async (
  trx: Knex.Transaction,
  decide: (stored: ReadonlyMap<string, string>) => readonly ConfigChange[],
  { adminId, version, secrets }: { adminId: number; version?: number | undefined; secrets: SettingSecrets },
): Promise<StoredChange[]> => {
  // Serializes writers, but not readers: two concurrent first changes of a key would both record it as unset.
  await trx.raw('lock table site_config in share row exclusive mode')
  const stored = await readStoredConfig(trx, secrets)
  const news = decide(stored)
    .map(({ name, value }) => ({ name, before: stored.get(name), after: value }))
    .filter(({ before, after }) => before !== after)
  if (news.length === 0) return []
  if (version !== undefined)
    await refuseStale(
      trx,
      news.map(({ name }) => name),
      version,
    )
  await trx('site_config')
    .insert(
      news.map(({ name, after }) => ({
        name,
        value: secrets.seal(name, after),
        updated_by: adminId,
        update_time: trx.fn.now(),
      })),
    )
    .onConflict('name')
    .merge()
  await trx('site_config_history').insert(
    news.map(({ name, before, after }) => ({
      name,
      old_value: before === undefined ? null : secrets.seal(name, before),
      new_value: secrets.seal(name, after),
      changed_by: adminId,
    })),
  )
  return news
}

export interface StoredHistory {
  id: number
  name: string
  old_value: string | null
  new_value: string
  changed_by: number
  change_time: Date
}

const openRow = (row: StoredHistory, secrets: SettingSecrets): StoredHistory => ({
  ...row,
  old_value: row.old_value === null ? null : secrets.open(row.name, row.old_value),
  new_value: secrets.open(row.name, row.new_value),
})

const historyRules = { sortable: { id: 'id' }, sort: 'id' }

/** Changes of the named settings, newest first. */
export const listHistory = async (
  db: Db,
  names: readonly string[],
  { page, secrets }: { page: Page | null; secrets: SettingSecrets },
): Promise<{ rows: StoredHistory[]; total: number }> => {
  const { rows, total } = await listQuery<StoredHistory>(
    db('site_config_history').whereIn('name', names),
    page,
    historyRules,
    ['id', 'name', 'old_value', 'new_value', 'changed_by', 'change_time'],
  )
  return { rows: rows.map((row) => openRow(row, secrets)), total }
}

export const findHistory = async (db: Db, id: number, secrets: SettingSecrets): Promise<StoredHistory | undefined> => {
  const row = await db<StoredHistory>('site_config_history').where({ id }).first()
  return row && openRow(row, secrets)
}

const portionSize = 500

/** Encrypts secrets that earlier versions stored as they are, or that were encrypted with the previous secret. Safe to repeat. @returns the number of rows changed */
export const sealStoredSecrets = async (db: Knex, names: readonly string[], secrets: SettingSecrets): Promise<number> =>
  db.transaction(async (trx) => {
    await trx.raw('lock table site_config in share row exclusive mode')
    let changed = 0
    const rows: ConfigChange[] = await trx('site_config').whereIn('name', names).select('name', 'value')
    for (const { name, value } of rows.filter((row) => secrets.needsSealing(row.name, row.value))) {
      await trx('site_config')
        .where({ name })
        .update({ value: secrets.seal(name, value) })
      changed += 1
    }
    for (let after = 0; ;) {
      const portion = await trx<StoredHistory>('site_config_history')
        .whereIn('name', names)
        .where('id', '>', after)
        .orderBy('id')
        .limit(portionSize)
      const isOutdated = ({ name, old_value: old, new_value: value }: StoredHistory): boolean =>
        secrets.needsSealing(name, value) || (old !== null && secrets.needsSealing(name, old))
      for (const { id, name, old_value: old, new_value: value } of portion.filter(isOutdated)) {
        const sealed = {
          old_value: old === null ? null : secrets.seal(name, old),
          new_value: secrets.seal(name, value),
        }
        await trx('site_config_history').where({ id }).update(sealed)
        changed += 1
      }
      after = portion.at(-1)?.id ?? after
      if (portion.length < portionSize) return changed
    }
  })
