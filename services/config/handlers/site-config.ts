import { AppError } from '@pandex/platform/errors'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import type { Context } from '@pandex/platform/grpc/context'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Knex } from '@pandex/platform/postgres'
import { checkChanges } from '../domain/check-change.ts'
import { findOpenToken } from '../domain/open-token.ts'
import type { SiteConfig } from '../domain/site-config.ts'
import type { CachedReader } from '@pandex/platform/cached-reader'
import { storeChanges } from '../repositories/site-config.ts'

export interface SiteConfigDeps {
  db: Knex
  config: CachedReader<SiteConfig>
}

const forbidden = (): AppError => new AppError('forbidden', 'config.admin_only', '没有权限')

/** Another service on its own account: a call that a visitor caused carries his address or his identity. */
const isFromService = (ctx: Context): boolean => !ctx.user && ctx.clientAddress === ''

export const siteConfigHandlers = ({ db, config }: SiteConfigDeps): HandlersOf<ConfigServiceDefinition> => ({
  ListPublic: async () => ({ values: (await config.read()).public }),

  ListAll: async (_req, ctx) => {
    if (ctx.user?.role !== 'admin' && !isFromService(ctx)) throw forbidden()
    return { values: (await config.read()).all }
  },

  Update: async ({ list }, ctx) => {
    if (ctx.user?.role !== 'admin') throw forbidden()
    const changes = checkChanges(list)
    const changed = await storeChanges(db, changes, ctx.user.id)
    config.invalidate()
    ctx.log.info({ user_id: ctx.user.id, changed }, 'site configuration changed')
    return { values: Object.fromEntries(changes.map(({ name, value }) => [name, value])) }
  },

  VerifyOpenToken: async ({ token }) => ({ name: findOpenToken((await config.read()).openTokens, token).name }),
})
