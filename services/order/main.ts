import { startConsumers } from '@pandex/platform/events/consumer'
import { openKafka } from '@pandex/platform/events/kafka'
import { startRelay } from '@pandex/platform/events/relay'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import { startGrpcServer } from '@pandex/platform/grpc/server'
import { openOutboundClient } from '@pandex/platform/outbound/outbound-client'
import { openPostgres } from '@pandex/platform/postgres/postgres'
import { kafkaOptionsOf } from '@pandex/platform/process/engine-settings'
import { secretsOf } from '@pandex/platform/process/config'
import { runService } from '@pandex/platform/process/run-service'
import type { ServiceStack } from '@pandex/platform/process/run-service'
import { createApp } from './app.ts'
import { openPaymentProviders } from './clients/payments/payment-providers.ts'
import { createSiteConfig } from './clients/site-config.ts'
import { loadConfig, simulatorOf } from './config.ts'
import { startReconciliation } from './jobs/reconcile-orders.ts'
import { startSweeper } from './jobs/sweep-orders.ts'

await runService('order', loadConfig, async (stack, config, log) => {
  const fail: ServiceStack['fail'] = (error) => stack.fail(error)
  const secret = config.SERVICE_SECRET
  const { db } = stack.use(openPostgres({ url: config.POSTGRES_URL, poolSize: config.POSTGRES_POOL_SIZE, log }))
  const kafka = stack.use(await openKafka({ ...kafkaOptionsOf(config), clientId: 'order', log }))
  const configClient = stack.use(openGrpcClient(protos.config, { address: config.CONFIG_ADDR, secret }))
  const users = stack.use(openGrpcClient(protos.user, { address: config.USER_ADDR, secret }))
  const siteConfig = createSiteConfig(configClient, log)
  const simulator = simulatorOf(config)
  const outbound = stack.use(openOutboundClient(simulator && { mapTo: simulator }))
  const providers = openPaymentProviders({ siteConfig, outbound, isSimulated: simulator !== undefined })
  const app = createApp({ db, users, providers, siteConfig, outbound, clock: () => new Date() })
  stack.use(await startRelay({ db, kafka, log, fail }))
  stack.use(await startConsumers({ service: 'order', kafka, db, subscriptions: app.subscriptions, log }))
  stack.use(startSweeper({ db, providers, log }))
  stack.use(startReconciliation({ db, users, log }))
  const grpc = { host: config.BIND_HOST, port: config.GRPC_PORT, secret: secretsOf(config), log }
  stack.use(await startGrpcServer(grpc, app.services))
})
