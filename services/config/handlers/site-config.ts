import { createHash, randomBytes } from 'node:crypto'
import { tellAdminChanged } from '@pandex/platform/audit'
import type { CachedReader } from '@pandex/platform/cached-reader'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import type { Context } from '@pandex/platform/grpc/context'
import { requireAdmin, requireBackground } from '@pandex/platform/grpc/require'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Knex } from '@pandex/platform/postgres'
import { withIndexNowKey, withOpenToken } from '../domain/added-keys.ts'
import { checkChanges } from '../domain/check-change.ts'
import type { ConfigChange } from '../domain/check-change.ts'
import type { PrivateHostUse } from '../domain/check-hosts.ts'
import { describeChange } from '../domain/describe-change.ts'
import { findOpenToken } from '../domain/open-token.ts'
import type { SiteConfig } from '../domain/site-config.ts'
import { chooseVisitedAddress, visitedAddressName } from '../domain/visited-address.ts'
import { readStoredConfig, storeChanges } from '../repositories/site-config.ts'

export interface SiteConfigDeps {
  db: Knex
  config: CachedReader<SiteConfig>
  privateHosts: readonly PrivateHostUse[]
}

type Handlers = Pick<
  HandlersOf<ConfigServiceDefinition>,
  'ListPublic' | 'ListAll' | 'Update' | 'VerifyOpenToken' | 'CreateOpenToken' | 'AddIndexNow' | 'NoteVisitedAddress'
>

export const siteConfigHandlers = ({ db, config, privateHosts }: SiteConfigDeps): Handlers => {
  const change = async (
    ctx: Context,
    decide: (stored: ReadonlyMap<string, string>) => readonly ConfigChange[],
  ): Promise<void> => {
    const admin = requireAdmin(ctx, 'config')
    const changed = await db.transaction(async (trx) => {
      const stored = await storeChanges(trx, decide, admin.id)
      for (const one of stored)
        await tellAdminChanged(trx, ctx, {
          action: 'site_config.update',
          target: `site_config:${one.name}`,
          changes: describeChange(one),
        })
      return stored.map(({ name }) => name)
    })
    config.invalidate()
    ctx.log.info({ user_id: admin.id, changed }, 'site configuration changed')
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
