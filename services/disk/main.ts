import { startConsumers } from '@pandex/platform/events/consumer'
import { openKafka } from '@pandex/platform/events/kafka'
import { startRelay } from '@pandex/platform/events/relay'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import { startGrpcServer } from '@pandex/platform/grpc/server'
import { openPostgres } from '@pandex/platform/postgres'
import { runService } from '@pandex/platform/run-service'
import type { ServiceStack } from '@pandex/platform/run-service'
import { createApp } from './app.ts'
import { createTextProvider } from './clients/providers/from-text.ts'
import { createSiteConfig } from './clients/site-config.ts'
import { loadConfig } from './config.ts'
import { startPurge } from './jobs/purge-deleted.ts'
import { startPurchaseResumer } from './handlers/resume-purchases.ts'

await runService('disk', loadConfig, async (stack, config, log) => {
  const fail: ServiceStack['fail'] = (error) => stack.fail(error)
  const clock = () => new Date()
  const secret = config.SERVICE_SECRET
  const { db } = stack.use(openPostgres({ url: config.POSTGRES_URL, poolSize: config.POSTGRES_POOL_SIZE, log }))
  const kafka = stack.use(
    await openKafka({ brokers: config.KAFKA_BROKERS, prefix: config.KAFKA_PREFIX, clientId: 'disk', log }),
  )
  const siteConfig = stack.use(openGrpcClient(protos.config, { address: config.CONFIG_ADDR, secret }))
  const coins = stack.use(openGrpcClient(protos.user, { address: config.USER_ADDR, secret }))
  const app = createApp({
    db,
    provider: createTextProvider(),
    siteConfig: createSiteConfig(siteConfig, log),
    coins,
    clock,
    log,
  })
  stack.use(await startRelay({ db, kafka, log, fail }))
  stack.use(await startConsumers({ service: 'disk', kafka, db, subscriptions: app.subscriptions, log, fail }))
  stack.use(startPurchaseResumer({ db, coins, log }))
  stack.use(startPurge({ db, log }))
  const grpc = { host: config.BIND_HOST, port: config.GRPC_PORT, secret, log }
  stack.use(await startGrpcServer(grpc, app.services))
})
