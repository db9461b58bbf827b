import { recordAudit } from '@pandex/platform/events/record-audit'
import type { CachedReader } from '@pandex/platform/resilience/cached-reader'
import type { Context } from '@pandex/platform/grpc/context'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { Knex } from '@pandex/platform/postgres/postgres'
import type { ConfigChange } from '../domain/settings/check-change.ts'
import { describeChange } from '../domain/settings/describe-change.ts'
import type { SiteConfig } from '../domain/settings/site-config.ts'
import type { SettingSecrets } from '../domain/settings/setting-secrets.ts'
import { storeChanges } from '../repositories/site-config.ts'

interface ChangeOptions {
  /** Action in the audit log. */
  action?: string
  /** Version of the values that the admin saw. */
  version?: number | undefined
}

/** Stores an admin's changes with their history and their audit events in one transaction. @returns the effective changes */
export type ChangeConfig = (
  ctx: Context,
  decide: (stored: ReadonlyMap<string, string>) => readonly ConfigChange[],
  options?: ChangeOptions,
) => Promise<readonly ConfigChange[]>

interface ChangeDeps {
  db: Knex
  config: CachedReader<SiteConfig>
  secrets: SettingSecrets
}

export const createChangeConfig =
  ({ db, config, secrets }: ChangeDeps): ChangeConfig =>
  async (ctx, decide, { action = 'site_config.update', version } = {}) => {
    const admin = requireAdmin(ctx, 'config')
    const changes = await db.transaction(async (trx) => {
      const stored = await storeChanges(trx, decide, { adminId: admin.id, version, secrets })
      for (const one of stored)
        await recordAudit(trx, ctx, { action, target: `site_config:${one.name}`, changes: describeChange(one) })
      return stored.map(({ name, after }) => ({ name, value: after }))
    })
    config.invalidate()
    ctx.log.info({ user_id: admin.id, changed: changes.map(({ name }) => name) }, 'site configuration: changed')
    return changes
  }
