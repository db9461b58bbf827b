import { banTypes, compileBans } from '@pandex/contracts/bans/bans'
import { createDataListReader } from '@pandex/platform/clients/data-lists'
import { startConsumers } from '@pandex/platform/events/consumer'
import { openKafka } from '@pandex/platform/events/kafka'
import { startRelay } from '@pandex/platform/events/relay'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import { startGrpcServer } from '@pandex/platform/grpc/server'
import { openPeerRateLimiter } from '@pandex/platform/rate-limit/peer-rate-limiter'
import { openPostgres } from '@pandex/platform/postgres/postgres'
import { openRedis } from '@pandex/platform/redis'
import { kafkaOptionsOf, redisOptionsOf } from '@pandex/platform/process/engine-settings'
import { secretsOf } from '@pandex/platform/process/config'
import { runService } from '@pandex/platform/process/run-service'
import type { ServiceStack } from '@pandex/platform/process/run-service'
import { createApp } from './app.ts'
import { openDouban } from './clients/douban.ts'
import { openDrives } from './clients/drives/open-drives.ts'
import { withDrivesDisabled, createSiteConfig } from './clients/site-config.ts'
import { loadConfig, simulatorOf } from './config.ts'
import { startApplyingBans } from './jobs/apply-bans.ts'
import { startProbingDrives } from './jobs/probe-drives.ts'
import { startSchedulingChecks } from './jobs/schedule-checks.ts'
import { startFallingBackToText } from './jobs/fall-back-to-text.ts'
import { startMovieLookups } from './jobs/look-up-movies.ts'
import { startPublishingViews } from './jobs/publish-views.ts'
import { startPurge } from './jobs/purge-deleted.ts'
import { startPurchaseRefunder } from './jobs/refund-purchases.ts'
import { startPurchaseResumer } from './jobs/resume-purchases.ts'

await runService('disk', loadConfig, async (stack, config, log) => {
  const fail: ServiceStack['fail'] = (error) => stack.fail(error)
  const clock = () => new Date()
  const secret = config.SERVICE_SECRET
  const { db } = stack.use(openPostgres({ url: config.POSTGRES_URL, poolSize: config.POSTGRES_POOL_SIZE, log }))
  const kafka = stack.use(await openKafka({ ...kafkaOptionsOf(config), clientId: 'disk', log }))
  const redis = stack.use(await openRedis({ ...redisOptionsOf(config), log }))
  const rateLimiter = stack.use(openPeerRateLimiter(redis.client, { prefix: `${config.REDIS_PREFIX}drive:`, log }))
  const configClient = stack.use(openGrpcClient(protos.config, { address: config.CONFIG_ADDR, secret }))
  const coins = stack.use(openGrpcClient(protos.user, { address: config.USER_ADDR, secret }))
  const fromSite = createSiteConfig(configClient, log)
  const siteConfig = config.ASK_DRIVES ? fromSite : withDrivesDisabled(fromSite)
  const dataLists = createDataListReader(configClient, banTypes, compileBans, log)
  const { DRIVE_PACE_SCALE: paceScale } = config
  const isPrivateProxyAllowed = config.ALLOW_PRIVATE_HOSTS.includes('proxy')
  const simulator = simulatorOf(config)
  const driveOptions = { siteConfig, paceScale, isPrivateProxyAllowed, simulator }
  const { drives, checks: driveChecks } = stack.use(openDrives(driveOptions))
  const app = createApp({ db, secret, siteConfig, dataLists, rateLimiter, driveChecks, paceScale, coins, clock, log })
  stack.use(await startRelay({ db, kafka, log, fail }))
  stack.use(await startConsumers({ service: 'disk', kafka, db, subscriptions: app.subscriptions, log }))
  stack.use(startPurchaseResumer({ db, coins, log }))
  stack.use(startPurchaseRefunder({ db, coins, log }))
  stack.use(startPurge({ db, siteConfig, clock, log }))
  stack.use(startPublishingViews({ db, log }))
  stack.use(startApplyingBans({ db, dataLists, log }))
  stack.use(startProbingDrives({ db, drives, rateLimiter, siteConfig, dataLists, log }, { paceScale }))
  stack.use(startFallingBackToText({ db, siteConfig, dataLists, log }))
  stack.use(startSchedulingChecks({ db, siteConfig, log }))
  if (config.ASK_DRIVES) {
    const douban = stack.use(openDouban(simulator))
    stack.use(startMovieLookups({ db, douban, rateLimiter, siteConfig, log }))
  }
  const grpc = { host: config.BIND_HOST, port: config.GRPC_PORT, secret: secretsOf(config), log }
  stack.use(await startGrpcServer(grpc, app.services))
})
