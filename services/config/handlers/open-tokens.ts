import { createHash, randomBytes } from 'node:crypto'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import { requireAdmin, requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { pageSizeOf } from '@pandex/platform/postgres/list-query'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { CachedReader } from '@pandex/platform/resilience/cached-reader'
import { listPage } from '../domain/open-tokens/list-page.ts'
import { readUsage } from '../domain/open-tokens/read-usage.ts'
import { toTokenRow } from '../domain/open-tokens/to-token-row.ts'
import { findOpenToken } from '../domain/settings/open-token.ts'
import {
  listOpenTokens,
  openTokenId,
  unknownTokenError,
  withChangedOpenToken,
  withOpenToken,
  withoutOpenTokens,
} from '../domain/settings/open-token-changes.ts'
import type { SettingSecrets } from '../domain/settings/setting-secrets.ts'
import type { SiteConfig } from '../domain/settings/site-config.ts'
import { addOpenTokenUsage, findOpenTokenUsage } from '../repositories/open-token-usage.ts'
import { readStoredConfig } from '../repositories/site-config.ts'
import type { ChangeConfig } from '../use-cases/change-config.ts'

interface OpenTokenDeps {
  db: Db
  config: CachedReader<SiteConfig>
  secrets: SettingSecrets
  clock: () => Date
  changeConfig: ChangeConfig
}

type Handlers = Pick<
  HandlersOf<ConfigServiceDefinition>,
  | 'VerifyOpenToken'
  | 'CreateOpenToken'
  | 'ListOpenTokens'
  | 'UpdateOpenToken'
  | 'RevokeOpenTokens'
  | 'RecordOpenTokenUsage'
>

export const openTokenHandlers = ({ db, config, secrets, clock, changeConfig: change }: OpenTokenDeps): Handlers => {
  const readRows = async (id?: number) => {
    // Not from the cache: an admin who has just saved at another replica would read old values.
    const all = listOpenTokens(await readStoredConfig(db, secrets))
    const tokens = id === undefined ? all : all.filter((token) => openTokenId(token) === id)
    const usage = await findOpenTokenUsage(db, tokens.map(openTokenId))
    const now = clock()
    return tokens.map((token) => toTokenRow(token, usage.get(openTokenId(token)), now))
  }
  return {
    VerifyOpenToken: async ({ token }) => {
      const found = findOpenToken((await config.read()).openTokens, token)
      const { name, scopes, per_minute } = found
      return { id: openTokenId(found), name, scopes, per_minute }
    },

    CreateOpenToken: async ({ name, scopes, per_minute, remark }, ctx) => {
      const token = randomBytes(32).toString('base64url')
      const sha256 = createHash('sha256').update(token).digest('hex')
      await change(ctx, (stored) => [withOpenToken(stored, { name, sha256, scopes, per_minute, remark })])
      return { name: name.trim(), token }
    },

    ListOpenTokens: async ({ page, q }, ctx) => {
      requireAdmin(ctx, 'config')
      const { page: number = 1, size = 0, order_by = '', order = '' } = page ?? {}
      return listPage(await readRows(), q, { page: number, size: pageSizeOf(size), order_by, order })
    },

    UpdateOpenToken: async ({ id, name, scopes, per_minute, enabled, remark }, ctx) => {
      requireAdmin(ctx, 'config')
      const update = {
        ...(name !== undefined && { name }),
        ...(scopes.length > 0 && { scopes }),
        ...(per_minute !== undefined && { per_minute }),
        ...(enabled !== undefined && { enabled }),
        ...(remark !== undefined && { remark }),
      }
      await change(ctx, (stored) => [withChangedOpenToken(stored, id, update)])
      const [row] = await readRows(id)
      if (!row) throw unknownTokenError()
      return row
    },

    RevokeOpenTokens: async ({ ids }, ctx) => {
      requireAdmin(ctx, 'config')
      const chosen = new Set(ids)
      let known: ReadonlySet<number> = new Set()
      await change(ctx, (stored) => {
        known = new Set(listOpenTokens(stored).map(openTokenId))
        return [withoutOpenTokens(stored, chosen)]
      })
      const failed = [...chosen].filter((id) => !known.has(id)).map((id) => ({ id, msg: '令牌不存在或已被删除' }))
      return { done: chosen.size - failed.length, failed }
    },

    RecordOpenTokenUsage: async ({ batch_id, list }, ctx) => {
      requireBackground(ctx, 'config')
      await addOpenTokenUsage(db, batch_id, readUsage(batch_id, list, clock()))
      return {}
    },
  }
}
