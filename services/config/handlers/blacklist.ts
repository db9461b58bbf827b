import { changedFields, recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { BlacklistEntry__Output as BlacklistEntry } from '@pandex/platform/gen/pandex/config/v1/BlacklistEntry'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import { failuresOf, readIds } from '@pandex/platform/grpc/bulk-ids'
import type { Context } from '@pandex/platform/grpc/context'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { cleanReason, protectedNetworksOf, readEntries, refusalOf } from '../domain/blacklist/blacklist-entry.ts'
import type { ProtectedNetworks } from '../domain/blacklist/blacklist-entry.ts'
import type { Network } from '../domain/network.ts'
import { readImport } from '../domain/blacklist/read-import.ts'
import {
  changeBlacklist,
  clearEntries,
  deleteEntries,
  findEntry,
  findTakenIps,
  insertEntries,
  insertEntry,
  updateEntry,
} from '../repositories/blacklist.ts'
import type { EntryValues } from '../repositories/blacklist.ts'

export interface BlacklistDeps {
  db: Db
  proxies: readonly Network[]
}

type Handlers = Pick<
  HandlersOf<ConfigServiceDefinition>,
  'CreateBlacklistEntry' | 'UpdateBlacklistEntry' | 'DeleteBlacklistEntries' | 'ClearBlacklist' | 'ImportBlacklist'
>

/** Maximum addresses in one audit entry. */
const maxAuditedIps = 100

const maxDeletedIds = 10_000

const knownIp = (): AppError => new AppError('conflict', 'config.known_ip', '该地址已在黑名单中', { fields: ['ip'] })

/** @throws AppError like `refusalOf` and `cleanReason` */
const checkNetwork = (
  network: Network,
  { reason, enabled }: EntryValues,
  protectedNetworks: ProtectedNetworks,
): EntryValues => {
  const refusal = enabled ? refusalOf(network, protectedNetworks) : null
  if (refusal) throw refusal
  return { ip: network.text, reason: cleanReason(reason), enabled }
}

/** A range may need several entries. @throws AppError like `readEntries` and `checkNetwork` */
const checkEntries = (values: EntryValues, protectedNetworks: ProtectedNetworks): EntryValues[] => {
  const networks = readEntries(values.ip)
  if (networks instanceof AppError) throw networks
  return networks.map((network) => checkNetwork(network, values, protectedNetworks))
}

const addEntries = async (
  trx: Knex.Transaction,
  ctx: Context,
  all: readonly EntryValues[],
): Promise<BlacklistEntry | undefined> => {
  let first: BlacklistEntry | undefined
  for (const values of all) {
    const entry = await insertEntry(trx, values)
    if (!entry) continue
    const changes = changedFields({}, values)
    await recordAudit(trx, ctx, { action: 'blacklist.create', target: `blacklist:${entry.id}`, changes })
    first ??= entry
  }
  return first
}

export const blacklistHandlers = ({ db, proxies }: BlacklistDeps): Handlers => ({
  CreateBlacklistEntry: async ({ ip = '', reason = '', enabled = true }, ctx) => {
    requireAdmin(ctx, 'config')
    const all = checkEntries({ ip, reason, enabled }, protectedNetworksOf(ctx.clientAddress, proxies))
    return changeBlacklist(db, async (trx) => {
      const first = await addEntries(trx, ctx, all)
      if (!first) throw knownIp()
      return first
    })
  },

  UpdateBlacklistEntry: async ({ id, ...given }, ctx) => {
    requireAdmin(ctx, 'config')
    return changeBlacklist(db, async (trx) => {
      const stored = await findEntry(trx, id)
      if (!stored) throw new AppError('not_found', 'config.unknown_entry', '该记录不存在')
      const { ip = stored.ip, reason = stored.reason, enabled = stored.enabled } = given
      const all = checkEntries({ ip, reason, enabled }, protectedNetworksOf(ctx.clientAddress, proxies))
      const taken = await findTakenIps(trx, stored.id, all)
      // The updated entry keeps the part of the range that it has, else takes the first free part.
      const values = all.find((one) => one.ip === stored.ip) ?? all.find((one) => !taken.has(one.ip))
      if (!values) throw knownIp()
      await addEntries(
        trx,
        ctx,
        all.filter((one) => one !== values && !taken.has(one.ip)),
      )
      const changes = changedFields(stored, values)
      if (Object.keys(changes).length === 0) return stored
      const entry = await updateEntry(trx, stored, values)
      await recordAudit(trx, ctx, { action: 'blacklist.update', target: `blacklist:${id}`, changes })
      return entry
    })
  },

  DeleteBlacklistEntries: async ({ ids: given }, ctx) => {
    requireAdmin(ctx, 'config')
    const ids = readIds('config', given, maxDeletedIds)
    const deleted = await changeBlacklist(db, async (trx) => {
      const gone = await deleteEntries(trx, ids)
      const changes = { count: gone.length, ips: gone.slice(0, maxAuditedIps).map(({ ip }) => ip) }
      if (gone.length > 0) await recordAudit(trx, ctx, { action: 'blacklist.delete', target: 'blacklist:*', changes })
      return gone
    })
    return { done: deleted.length, failed: failuresOf(ids, deleted, '该记录不存在') }
  },

  ClearBlacklist: async (_req, ctx) => {
    requireAdmin(ctx, 'config')
    const done = await changeBlacklist(db, async (trx) => {
      const count = await clearEntries(trx)
      await recordAudit(trx, ctx, { action: 'blacklist.clear', target: 'blacklist:*', changes: { count } })
      return count
    })
    return { done, failed: [] }
  },

  ImportBlacklist: async ({ text }, ctx) => {
    requireAdmin(ctx, 'config')
    const { entries, repeated, invalid, invalidTotal } = await readImport(
      text,
      protectedNetworksOf(ctx.clientAddress, proxies),
    )
    const added = await changeBlacklist(db, async (trx) => {
      const count = await insertEntries(trx, entries)
      const changes = { added: count, given: entries.length, ips: entries.slice(0, maxAuditedIps).map(({ ip }) => ip) }
      if (count > 0) await recordAudit(trx, ctx, { action: 'blacklist.import', target: 'blacklist:*', changes })
      return count
    })
    return { added, known: entries.length - added + repeated, invalid, invalid_total: invalidTotal }
  },
})
