/**
 * Starts a gateway whose services always give the same answer, and prints its port. Arguments: mode, URL of a Redis, log file. `protected`:
 * access control with full lists; `open`: without access control; `logged`: as `protected`, with an access log in the file.
 */
import { randomUUID } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import { implement, startGrpcServer } from '@pandex/platform/grpc/server'
import { protos } from '@pandex/platform/grpc/protos'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { openLogDestination } from '@pandex/platform/logging/log-destination'
import { createLogger } from '@pandex/platform/logging/logger'
import { openRedis } from '@pandex/platform/redis'
import { createApp } from '../../gateway/src/app.ts'
import { createResponseCache } from '../../gateway/src/cache/response-cache.ts'
import { openServices, serviceNames } from '../../gateway/src/clients.ts'
import type { ServiceAddresses } from '../../gateway/src/clients.ts'
import { openEdgeGuard } from '../../gateway/src/edge-guard/edge-guard.ts'
import type { EdgeGuard } from '../../gateway/src/edge-guard/edge-guard.ts'
import { startHttpServer } from '../../gateway/src/server.ts'

const [kind, redisUrl = '', logFile = ''] = process.argv.slice(2)
const host = '127.0.0.1'
const secret = 'a-secret-of-this-benchmark'
const log =
  kind === 'logged' ? createLogger('bench', 'info', openLogDestination(logFile)) : createLogger('bench', 'warn')

const entries = Array.from({ length: 100_000 }, (_, index) => ({
  id: index + 1,
  ip:
    index % 3 === 0 ? `2001:db8:${index.toString(16)}::/64` : `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  enabled: true,
}))
const pageSize = 5_000

const hits = Array.from({ length: 10 }, (_, index) => ({
  disk_id: `d${index}`,
  doc_id: `d000000000000000000000000${index}`,
  disk_name: `<em>庆余年</em> 第${index}季`,
  disk_type: 'QUARK',
  link: `https://pan.quark.cn/s/d${index}`,
  enabled: true,
}))

type Handlers = HandlersOf<typeof protos.config> & HandlersOf<typeof protos.search>

const handlers: Partial<{ [M in keyof Handlers]: (request: never) => Promise<unknown> }> = {
  SearchDisk: async () => ({ total: hits.length, per_size: 10, took: 1, list: hits }),
  ListAll: async () => ({
    values: { anti_crawler: '{"ladder_enabled":true}', anti_crawler_pub: '{}', system_switch: '{}' },
  }),
  ListBlacklistChanges: async ({ since }: { since: number }) => {
    const version = Math.min(since + pageSize, entries.length)
    return { list: entries.slice(since, version), version, more: version < entries.length, reset: since === 0 }
  },
  GetDataLists: async () => ({
    lists: { ban_ua: { values: Array.from({ length: 10_000 }, (_, index) => `badbot-${index}/`) } },
  }),
  RecordVisits: async () => ({}),
  RecordSearches: async () => ({}),
}

const noAccessControl: EdgeGuard = {
  name: 'no access control',
  accessControl: { check: () => undefined, isVerifiedCrawler: () => false },
  requestLimits: { check: () => undefined, checkApiToken: async () => {} },
  captchaGrace: { grant: async () => {} },
  signatures: { check: async () => {} },
  usage: {
    countApiCall: () => undefined,
    countPageLoad: () => undefined,
    countVisit: () => undefined,
    record: () => undefined,
  },
  settings: () => ({}),
  [Symbol.asyncDispose]: async () => undefined,
}

const untypedHandlers = handlers as HandlersOf<object>
const { port: servicesPort } = await startGrpcServer({ host, port: 0, secret, log }, [
  implement(protos.config as object, untypedHandlers),
  implement(protos.search as object, untypedHandlers),
])
const address = `${host}:${servicesPort}`
const addresses = Object.fromEntries(serviceNames.map((name) => [name, address])) as ServiceAddresses
const { services } = openServices(addresses, secret)
const { client: redis } = await openRedis({ url: redisUrl, log })
const redisPrefix = `bench-${randomUUID()}:`
const edgeGuard =
  kind !== 'open'
    ? await openEdgeGuard({ services, secret, redis, redisPrefix, rateLimitScale: 1_000_000, dns: new Resolver(), log })
    : noAccessControl
const app = await createApp({
  services,
  edgeGuard,
  cache: createResponseCache({ maxBytes: 64_000_000 }),
  tokenKeys: [],
  trustedProxies: [],
  corsOrigins: [],
  web: undefined,
  log,
})
const { port } = await startHttpServer(app, { host, port: 0 })
process.stdout.write(`${port}\n`)
