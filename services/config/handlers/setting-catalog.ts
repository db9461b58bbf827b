import { AppError } from '@pandex/platform/errors'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { settingByName } from '../domain/settings/checked-settings.ts'
import { describeChange } from '../domain/settings/describe-change.ts'
import type { SettingSecrets } from '../domain/settings/setting-secrets.ts'
import { settingSchemas } from '../domain/settings/setting-schemas.ts'
import { listHistory, readStoredConfig } from '../repositories/site-config.ts'

type Handlers = Pick<HandlersOf<ConfigServiceDefinition>, 'ListSettingSchemas' | 'ListConfigHistory'>

/** @param name empty for all settings */
const namesOf = (name: string): string[] => {
  if (name === '') return [...settingByName.keys()]
  if (settingByName.has(name)) return [name]
  throw new AppError('invalid', 'config.unknown_key', `没有名为 ${name.slice(0, 50)} 的配置项`, { fields: ['name'] })
}

export const settingCatalogHandlers = ({ db, secrets }: { db: Db; secrets: SettingSecrets }): Handlers => ({
  ListSettingSchemas: async ({ name }, ctx) => {
    requireAdmin(ctx, 'config')
    const names = namesOf(name)
    return { list: settingSchemas.filter((schema) => names.includes(schema.name)) }
  },

  ListConfigHistory: async ({ page, name }, ctx) => {
    requireAdmin(ctx, 'config')
    const { rows, total } = await listHistory(db, namesOf(name), { page, secrets })
    const stored = await readStoredConfig(db, secrets)
    const list = rows.map((row) => {
      const change = { name: row.name, before: row.old_value ?? undefined, after: row.new_value }
      const restoring = { ...change, before: stored.get(row.name) }
      return {
        id: row.id,
        name: row.name,
        admin_id: row.changed_by,
        create_time: row.change_time.toISOString(),
        changes: JSON.stringify(describeChange(change, { showsPrivateSettings: true })),
        restore_changes: JSON.stringify(describeChange(restoring, { showsPrivateSettings: true })),
      }
    })
    return { list, total }
  },
})
