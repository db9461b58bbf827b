import { tellAdminChanged } from '@pandex/platform/audit'
import type { CachedReader } from '@pandex/platform/cached-reader'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import { requireAdmin, requireBackground } from '@pandex/platform/grpc/require'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Knex } from '@pandex/platform/postgres'
import { checkChanges } from '../domain/check-change.ts'
import { describeChange } from '../domain/describe-change.ts'
import { findOpenToken } from '../domain/open-token.ts'
import type { SiteConfig } from '../domain/site-config.ts'
import { storeChanges } from '../repositories/site-config.ts'

export interface SiteConfigDeps {
  db: Knex
  config: CachedReader<SiteConfig>
}

type Handlers = Pick<HandlersOf<ConfigServiceDefinition>, 'ListPublic' | 'ListAll' | 'Update' | 'VerifyOpenToken'>

export const siteConfigHandlers = ({ db, config }: SiteConfigDeps): Handlers => ({
  ListPublic: async () => ({ values: (await config.read()).public }),

  ListAll: async (_req, ctx) => {
    if (ctx.user?.role !== 'admin') requireBackground(ctx, 'config')
    return { values: (await config.read()).all }
  },

  Update: async ({ list }, ctx) => {
    const admin = requireAdmin(ctx, 'config')
    const changes = checkChanges(list)
    const changed = await db.transaction(async (trx) => {
      const stored = await storeChanges(trx, changes, admin.id)
      for (const change of stored)
        await tellAdminChanged(trx, ctx, {
          action: 'site_config.update',
          target: `site_config:${change.name}`,
          changes: describeChange(change),
        })
      return stored.map(({ name }) => name)
    })
    config.invalidate()
    ctx.log.info({ user_id: admin.id, changed }, 'site configuration changed')
    return { values: Object.fromEntries(changes.map(({ name, value }) => [name, value])) }
  },

  VerifyOpenToken: async ({ token }) => {
    const { name, scopes, per_minute } = findOpenToken((await config.read()).openTokens, token)
    return { name, scopes, per_minute }
  },
})
