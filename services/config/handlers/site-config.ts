import { createHash, randomBytes } from 'node:crypto'
import { recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { CachedReader } from '@pandex/platform/resilience/cached-reader'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import type { Context } from '@pandex/platform/grpc/context'
import { requireAdmin, requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { withIndexNowKey, withOpenToken } from '../domain/settings/single-field-changes.ts'
import { checkChange, checkChanges } from '../domain/settings/check-change.ts'
import type { ConfigChange } from '../domain/settings/check-change.ts'
import type { PrivateHostUse } from '../domain/settings/check-hosts.ts'
import { settingByName } from '../domain/settings/checked-settings.ts'
import { describeChange } from '../domain/settings/describe-change.ts'
import { findOpenToken } from '../domain/settings/open-token.ts'
import { readStored } from '../domain/settings/read-stored.ts'
import { toText } from '../domain/settings/site-config.ts'
import type { SiteConfig } from '../domain/settings/site-config.ts'
import { chooseVisitedAddress, visitedAddressName } from '../domain/settings/visited-address.ts'
import { findHistory, readStoredConfig, storeChanges } from '../repositories/site-config.ts'

export interface SiteConfigDeps {
  db: Knex
  config: CachedReader<SiteConfig>
  privateHosts: readonly PrivateHostUse[]
}

type Handlers = Pick<
  HandlersOf<ConfigServiceDefinition>,
  | 'ListPublic'
  | 'ListAll'
  | 'Update'
  | 'RestoreConfig'
  | 'VerifyOpenToken'
  | 'CreateOpenToken'
  | 'AddIndexNow'
  | 'NoteVisitedAddress'
>

export const siteConfigHandlers = ({ db, config, privateHosts }: SiteConfigDeps): Handlers => {
  const change = async (
    ctx: Context,
    decide: (stored: ReadonlyMap<string, string>) => readonly ConfigChange[],
    action = 'site_config.update',
  ): Promise<void> => {
    const admin = requireAdmin(ctx, 'config')
    const changed = await db.transaction(async (trx) => {
      const stored = await storeChanges(trx, decide, admin.id)
      for (const one of stored)
        await recordAudit(trx, ctx, {
          action,
          target: `site_config:${one.name}`,
          changes: describeChange(one),
        })
      return stored.map(({ name }) => name)
    })
    config.invalidate()
    ctx.log.info({ user_id: admin.id, changed }, 'site configuration: changed')
  }
  return {
    ListPublic: async () => ({ values: (await config.read()).public }),

    ListAll: async (_req, ctx) => {
      if (ctx.user?.role !== 'admin') requireBackground(ctx, 'config')
      return { values: (await config.read()).all }
    },

    Update: async ({ list }, ctx) => {
      requireAdmin(ctx, 'config')
      const changes = checkChanges(list, privateHosts)
      await change(ctx, () => changes)
      return { values: Object.fromEntries(changes.map(({ name, value }) => [name, value])) }
    },

    RestoreConfig: async ({ history_id }, ctx) => {
      requireAdmin(ctx, 'config')
      const row = await findHistory(db, history_id)
      const setting = row && settingByName.get(row.name)
      if (!setting) throw new AppError('not_found', 'config.unknown_change', '记录不存在')
      const { value } = readStored(setting, row.new_value)
      const restored = checkChange({ name: setting.name, value: toText(setting, value) }, privateHosts)
      await change(ctx, () => [restored], 'site_config.restore')
      return { values: { [restored.name]: restored.value } }
    },

    VerifyOpenToken: async ({ token }) => {
      const { name, scopes, per_minute } = findOpenToken((await config.read()).openTokens, token)
      return { name, scopes, per_minute }
    },

    CreateOpenToken: async ({ name, scopes, per_minute }, ctx) => {
      const token = randomBytes(32).toString('base64url')
      const sha256 = createHash('sha256').update(token).digest('hex')
      await change(ctx, (stored) => [withOpenToken(stored, { name, sha256, scopes, per_minute })])
      return { name: name.trim(), token }
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
      const stored = await readStoredConfig(db)
      const { name, value } = decide(stored)
      if (stored.get(name) !== value) await change(ctx, (latest) => [decide(latest)])
      return {}
    },
  }
}
