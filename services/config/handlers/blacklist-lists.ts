import { AppError } from '@pandex/platform/errors'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import { requireAdmin, requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { matchesOwn, matchesProxy, protectedNetworksOf, readEntries } from '../domain/blacklist/blacklist-entry.ts'
import { readNetwork } from '../domain/network.ts'
import type { Network } from '../domain/network.ts'
import { readChanges } from '../repositories/blacklist-changes.ts'
import { findMatched, listEntries, listEntriesAfter } from '../repositories/blacklist-lists.ts'
import { findBusiest } from '../repositories/visit-lists.ts'

type Handlers = Pick<
  HandlersOf<ConfigServiceDefinition>,
  'ListBlacklistChanges' | 'ListBlacklist' | 'FindBlacklisted' | 'PreviewBlacklist'
>

interface BlacklistListDeps {
  db: Db
  proxies: readonly Network[]
  clock: () => Date
}

const maxIps = 10_000
const sampleSize = 10

export const blacklistListHandlers = ({ db, proxies, clock }: BlacklistListDeps): Handlers => ({
  ListBlacklistChanges: async ({ since }, ctx) => {
    requireBackground(ctx, 'config')
    return readChanges(db, since)
  },

  ListBlacklist: async (req, ctx) => {
    requireAdmin(ctx, 'config')
    return req.after_id === undefined ? listEntries(db, req) : listEntriesAfter(db, req.after_id, req)
  },

  FindBlacklisted: async ({ ips }, ctx) => {
    requireAdmin(ctx, 'config')
    if (ips.length > maxIps)
      throw new AppError('invalid', 'config.too_many_ips', `一次最多查询 ${maxIps} 个地址`, { fields: ['ips'] })
    const requested = [...new Set(ips)].map((ip) => ({ ip, network: readNetwork(ip)?.text ?? '' }))
    const matched = await findMatched(
      db,
      requested.map(({ network }) => network).filter((network) => network !== ''),
    )
    return { list: requested.filter(({ network }) => matched.has(network)).map(({ ip }) => ip) }
  },

  PreviewBlacklist: async ({ ip }, ctx) => {
    requireAdmin(ctx, 'config')
    const networks = readEntries(ip)
    if (networks instanceof AppError) throw networks
    const protectedNetworks = protectedNetworksOf(ctx.clientAddress, proxies)
    const { list, addresses, total } = await findBusiest(db, clock(), sampleSize, networks)
    return {
      would_have_stopped: total,
      addresses,
      hits_yourself: networks.some((network) => matchesOwn(network, protectedNetworks)),
      hits_proxy: networks.some((network) => matchesProxy(network, protectedNetworks)),
      sample: list,
    }
  },
})
