import { startConsumers } from '@pandex/platform/events/consumer'
import { openKafka } from '@pandex/platform/events/kafka'
import { startRelay } from '@pandex/platform/events/relay'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import { startGrpcServer } from '@pandex/platform/grpc/server'
import { openPostgres } from '@pandex/platform/postgres/postgres'
import { kafkaOptionsOf } from '@pandex/platform/process/engine-settings'
import { secretsOf } from '@pandex/platform/process/config'
import { runService } from '@pandex/platform/process/run-service'
import type { ServiceStack } from '@pandex/platform/process/run-service'
import { createApp } from './app.ts'
import { createBanReader } from './clients/bans.ts'
import { createGemini } from './clients/gemini.ts'
import { openOutboundClient } from '@pandex/platform/outbound/outbound-client'
import { createSiteConfig } from './clients/site-config.ts'
import { loadConfig } from './config.ts'
import { startItemDispatch } from './jobs/dispatch-items.ts'
import { createKinds } from './jobs/kinds.ts'
import { startRunner } from './jobs/runner.ts'

await runService('task', loadConfig, async (stack, config, log) => {
  const fail: ServiceStack['fail'] = (error) => stack.fail(error)
  const secret = config.SERVICE_SECRET
  const { db } = stack.use(openPostgres({ url: config.POSTGRES_URL, poolSize: config.POSTGRES_POOL_SIZE, log }))
  const kafka = stack.use(await openKafka({ ...kafkaOptionsOf(config), clientId: 'task', log }))
  const disk = stack.use(openGrpcClient(protos.disk, { address: config.DISK_ADDR, secret }))
  const configClient = stack.use(openGrpcClient(protos.config, { address: config.CONFIG_ADDR, secret }))
  const captcha = stack.use(openGrpcClient(protos.captcha, { address: config.CAPTCHA_ADDR, secret }))
  const siteConfig = createSiteConfig(configClient, log)
  const search = stack.use(openGrpcClient(protos.search, { address: config.SEARCH_ADDR, secret }))
  const order = stack.use(openGrpcClient(protos.order, { address: config.ORDER_ADDR, secret }))
  const outbound = stack.use(openOutboundClient())
  const clock = (): Date => new Date()
  const jobs = { db, disk, search, order, siteConfig, outbound, gemini: createGemini(outbound), clock }
  const kinds = createKinds(jobs)
  const app = createApp({ ...jobs, kinds, captcha, bans: createBanReader(configClient, log) })
  stack.use(await startRelay({ db, kafka, log, fail }))
  stack.use(await startConsumers({ service: 'task', kafka, db, subscriptions: app.subscriptions, log }))
  stack.use(startItemDispatch({ db, siteConfig, search, log }))
  stack.use(startRunner({ db, kinds, siteConfig, clock, log }))
  const grpc = { host: config.BIND_HOST, port: config.GRPC_PORT, secret: secretsOf(config), log }
  stack.use(await startGrpcServer(grpc, app.services))
})
