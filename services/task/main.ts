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
import { createBans } from './clients/bans.ts'
import { createGemini } from './clients/gemini.ts'
import { createJobSettings } from './clients/job-settings.ts'
import { openOutside } from './clients/outside.ts'
import { createSiteConfig } from './clients/site-config.ts'
import { loadConfig } from './config.ts'
import { startHandingOut } from './jobs/hand-out-items.ts'
import { createKinds } from './jobs/kinds.ts'
import { startRunner } from './jobs/runner.ts'

await runService('task', loadConfig, async (stack, config, log) => {
  const fail: ServiceStack['fail'] = (error) => stack.fail(error)
  const secret = config.SERVICE_SECRET
  const { db } = stack.use(openPostgres({ url: config.POSTGRES_URL, poolSize: config.POSTGRES_POOL_SIZE, log }))
  const kafka = stack.use(
    await openKafka({ brokers: config.KAFKA_BROKERS, prefix: config.KAFKA_PREFIX, clientId: 'task', log }),
  )
  const disk = stack.use(openGrpcClient(protos.disk, { address: config.DISK_ADDR, secret }))
  const configClient = stack.use(openGrpcClient(protos.config, { address: config.CONFIG_ADDR, secret }))
  const captcha = stack.use(openGrpcClient(protos.captcha, { address: config.CAPTCHA_ADDR, secret }))
  const siteConfig = createSiteConfig(configClient, log)
  const search = stack.use(openGrpcClient(protos.search, { address: config.SEARCH_ADDR, secret }))
  const outside = stack.use(openOutside())
  const clock = (): Date => new Date()
  const settings = createJobSettings(configClient, log)
  const jobs = { db, disk, search, settings, outside, gemini: createGemini(outside), clock }
  const kinds = createKinds(jobs)
  const app = createApp({ ...jobs, kinds, siteConfig, captcha, bans: createBans(configClient, log) })
  stack.use(await startRelay({ db, kafka, log, fail }))
  stack.use(await startConsumers({ service: 'task', kafka, db, subscriptions: app.subscriptions, log }))
  stack.use(startHandingOut({ db, siteConfig, log }))
  stack.use(startRunner({ db, kinds, settings, clock, log }))
  const grpc = { host: config.BIND_HOST, port: config.GRPC_PORT, secret, log }
  stack.use(await startGrpcServer(grpc, app.services))
})
