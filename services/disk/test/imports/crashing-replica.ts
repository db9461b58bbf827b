/**
 * A replica that consumes imports and probes drives, for tests that kill it: `node crashing-replica.ts <settings as JSON>`. It starts when
 * its parent sends the site's rules.
 */
import { noBans } from '@pandex/contracts/bans/bans'
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { startConsumers } from '@pandex/platform/events/consumer'
import { openKafka } from '@pandex/platform/events/kafka'
import { startRelay } from '@pandex/platform/events/relay'
import { createLogger } from '@pandex/platform/logging/logger'
import { openPeerRateLimiter } from '@pandex/platform/rate-limit/peer-rate-limiter'
import { openPostgres } from '@pandex/platform/postgres/postgres'
import { openRedis } from '@pandex/platform/redis'
import { openDrives } from '../../clients/drives/open-drives.ts'
import type { SiteRules } from '../../clients/site-config.ts'
import { onImportRequested } from '../../consumers/on-import-requested.ts'
import { startProbingDrives } from '../../jobs/probe-drives.ts'
import { startFallingBackToText } from '../../jobs/fall-back-to-text.ts'

export interface ReplicaSettings {
  postgresUrl: string
  redisUrl: string
  brokers: string[]
  prefix: string
  simulator: { origin: string; ca: string }
  /** Number of the process. Each one is a consumer group of its own and reads all events from the first. */
  life: number
}

const [, , json = ''] = process.argv
const { postgresUrl, redisUrl, brokers, prefix, simulator, life } = JSON.parse(json) as ReplicaSettings
const log = createLogger('test', 'silent')
const fail = (error: unknown): void => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
}
const dataLists = { read: async () => noBans }

flushCompileCache() // A killed process cannot write the cache at exit.
const [rules] = (await once(process, 'message')) as [SiteRules]
const siteConfig = { read: async () => rules }
const { db } = openPostgres({ url: postgresUrl, poolSize: 6, log })
const kafka = await openKafka({ brokers, prefix, clientId: 'asking-process', log })
const { client } = await openRedis({ url: redisUrl, log })
const rateLimiter = openPeerRateLimiter(client, { prefix, log })
const { drives } = openDrives({ siteConfig, paceScale: 0, simulator })
await startRelay({ db, kafka, log, fail })
const ownGroups: typeof kafka = {
  ...kafka,
  createConsumer: (group, ms) => kafka.createConsumer(`${group}.${life}`, ms),
}
await startConsumers({
  service: 'disk',
  kafka: ownGroups,
  db,
  subscriptions: [onImportRequested({ clock: () => new Date() })],
  log,
})
startProbingDrives({ db, drives, rateLimiter, siteConfig, dataLists, log }, { idleMs: 50 })
startFallingBackToText({ db, siteConfig, dataLists, log }, 100)
process.send?.('begun')
