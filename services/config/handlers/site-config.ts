import { randomBytes } from 'node:crypto'
import { AppError } from '@pandex/platform/errors'
import type { CachedReader } from '@pandex/platform/resilience/cached-reader'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import { requireAdmin, requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { withIndexNowKey } from '../domain/settings/single-field-changes.ts'
import { checkChange, refuseRepeatedNames } from '../domain/settings/check-change.ts'
import type { ConfigChange } from '../domain/settings/check-change.ts'
import type { PrivateHostUse } from '../domain/settings/check-hosts.ts'
import { settingByName } from '../domain/settings/checked-settings.ts'
import { readStored } from '../domain/settings/read-stored.ts'
import { maskChanges, maskConfig } from '../domain/settings/mask-config.ts'
import { buildSiteConfig, toText } from '../domain/settings/site-config.ts'
import type { SiteConfig } from '../domain/settings/site-config.ts'
import { chooseVisitedAddress, visitedAddressName } from '../domain/settings/visited-address.ts'
import type { SettingSecrets } from '../domain/settings/setting-secrets.ts'
import type { ChangeConfig } from '../use-cases/change-config.ts'
import { findHistory, readStoredConfig, readVersionedConfig } from '../repositories/site-config.ts'

export interface SiteConfigDeps {
  db: Db
  config: CachedReader<SiteConfig>
  secrets: SettingSecrets
  privateHosts: readonly PrivateHostUse[]
  changeConfig: ChangeConfig
}

type Handlers = Pick<
  HandlersOf<ConfigServiceDefinition>,
  'ListPublic' | 'ListAll' | 'Update' | 'RestoreConfig' | 'AddIndexNow' | 'NoteVisitedAddress'
>

export const siteConfigHandlers = ({
  db,
  config,
  secrets,
  privateHosts,
  changeConfig: change,
}: SiteConfigDeps): Handlers => ({
  ListPublic: async () => ({ values: (await config.read()).public }),

  ListAll: async ({ known }, ctx) => {
    if (ctx.user?.role !== 'admin') {
      requireBackground(ctx, 'config')
      const { all, fingerprint } = await config.read()
      return { values: known === fingerprint ? {} : all, fingerprint }
    }
    // Not from the cache: an admin who has just saved at another replica would read old values.
    const { stored, version } = await readVersionedConfig(db, secrets)
    return { values: maskConfig(buildSiteConfig(stored).all), version }
  },

  Update: async ({ list, version }, ctx) => {
    requireAdmin(ctx, 'config')
    refuseRepeatedNames(list)
    const check = (stored: ReadonlyMap<string, string>): ConfigChange[] =>
      list.map((one) => checkChange(one, { stored: stored.get(one.name), privateHosts }))
    // Checked before `change` locks the table, and again on the values under the lock.
    check(await readStoredConfig(db, secrets))
    let changes: ConfigChange[] = []
    await change(ctx, (stored) => (changes = check(stored)), { version })
    return { values: maskChanges(changes) }
  },

  RestoreConfig: async ({ history_id }, ctx) => {
    requireAdmin(ctx, 'config')
    const row = await findHistory(db, history_id, secrets)
    const setting = row && settingByName.get(row.name)
    if (!setting) throw new AppError('not_found', 'config.unknown_change', '记录不存在')
    const { value } = readStored(setting, row.new_value)
    const earlier = { name: setting.name, value: toText(setting, value) }
    const restored = checkChange(earlier, { stored: row.new_value, privateHosts })
    await change(ctx, () => [restored], { action: 'site_config.restore' })
    return { values: maskChanges([restored]) }
  },

  AddIndexNow: async ({ key: given }, ctx) => {
    const key = given.trim() === '' ? randomBytes(16).toString('hex') : given.trim()
    await change(ctx, (stored) => [withIndexNowKey(stored, key)])
    return { key, key_url: `/${key}.txt` }
  },

  NoteVisitedAddress: async ({ address }, ctx) => {
    requireAdmin(ctx, 'config')
    const decide = (stored: ReadonlyMap<string, string>): ConfigChange => ({
      name: visitedAddressName,
      value: chooseVisitedAddress(stored.get(visitedAddressName) ?? '', address),
    })
    // Checked before `change` locks the table: most calls change nothing.
    const stored = await readStoredConfig(db, secrets)
    const { name, value } = decide(stored)
    if (stored.get(name) !== value) await change(ctx, (latest) => [decide(latest)])
    return {}
  },
})
