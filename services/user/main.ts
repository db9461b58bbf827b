import { startConsumers } from '@pandex/platform/events/consumer'
import { openKafka } from '@pandex/platform/events/kafka'
import { startRelay } from '@pandex/platform/events/relay'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import { startGrpcServer } from '@pandex/platform/grpc/server'
import { openPostgres } from '@pandex/platform/postgres/postgres'
import { openRedis } from '@pandex/platform/redis'
import { kafkaOptionsOf, redisOptionsOf } from '@pandex/platform/process/engine-settings'
import { secretsOf } from '@pandex/platform/process/config'
import { runService } from '@pandex/platform/process/run-service'
import type { ServiceStack } from '@pandex/platform/process/run-service'
import { createApp } from './app.ts'
import { createSiteConfig } from './clients/site-config.ts'
import { loadConfig } from './config.ts'

await runService('user', loadConfig, async (stack, config, log) => {
  const fail: ServiceStack['fail'] = (error) => stack.fail(error)
  const secret = config.SERVICE_SECRET
  const { db } = stack.use(openPostgres({ url: config.POSTGRES_URL, poolSize: config.POSTGRES_POOL_SIZE, log }))
  const redis = stack.use(await openRedis({ ...redisOptionsOf(config), log }))
  const kafka = stack.use(await openKafka({ ...kafkaOptionsOf(config), clientId: 'user', log }))
  const siteConfig = stack.use(openGrpcClient(protos.config, { address: config.CONFIG_ADDR, secret }))
  const captcha = stack.use(openGrpcClient(protos.captcha, { address: config.CAPTCHA_ADDR, secret }))
  const app = createApp({
    db,
    redis: redis.client,
    redisPrefix: config.REDIS_PREFIX,
    secret: secretsOf(config),
    signingKey: config.JWT_PRIVATE_KEY,
    siteConfig: createSiteConfig(siteConfig, log),
    captcha,
    clock: () => new Date(),
    isPrivateMailAllowed: config.ALLOW_PRIVATE_HOSTS.includes('mail'),
    log,
  })
  stack.use(await startRelay({ db, kafka, log, fail }))
  stack.use(await startConsumers({ service: 'user', kafka, db, subscriptions: app.subscriptions, log }))
  const grpc = { host: config.BIND_HOST, port: config.GRPC_PORT, secret: secretsOf(config), log }
  stack.use(await startGrpcServer(grpc, app.services))
})
