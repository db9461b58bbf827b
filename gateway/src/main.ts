import { Resolver } from 'node:dns/promises'
import { openKafka } from '@pandex/platform/events/kafka'
import { openRedis } from '@pandex/platform/redis'
import { runService } from '@pandex/platform/run-service'
import { createApp } from './app.ts'
import { createDrops } from './cache/drops.ts'
import { followChanges } from './cache/follow-changes.ts'
import { followVisibility } from './cache/follow-visibility.ts'
import { createReadCache } from './cache/read-cache.ts'
import { createSharedStore } from './cache/shared-store.ts'
import { openServices } from './clients.ts'
import { loadConfig } from './config.ts'
import { openGate } from './gate/gate.ts'
import { buildOf, loadWebBuild } from './http/web-build.ts'
import { startHttpServer } from './server.ts'

const cacheBytes = 64_000_000

await runService('gateway', loadConfig, async (stack, config, log) => {
  const { client } = stack.use(await openRedis({ url: config.REDIS_URL, log }))
  const addresses = {
    user: config.USER_ADDR,
    disk: config.DISK_ADDR,
    search: config.SEARCH_ADDR,
    captcha: config.CAPTCHA_ADDR,
    config: config.CONFIG_ADDR,
    task: config.TASK_ADDR,
  }
  const { services, resources } = openServices(addresses, config.SERVICE_SECRET)
  for (const resource of resources) stack.use(resource)
  const web = await loadWebBuild(config.WEB_DIST).catch((error: unknown) => {
    log.warn({ err: error }, 'no pages: the front is not built')
    return undefined
  })
  const gate = stack.use(
    await openGate({
      services,
      secret: config.SERVICE_SECRET,
      redis: client,
      redisPrefix: config.REDIS_PREFIX,
      rateLimitScale: config.RATE_LIMIT_SCALE,
      names: new Resolver({ timeout: 2_000, tries: 1 }),
      log,
    }),
  )
  const drops = createDrops()
  const kafka = stack.use(
    await openKafka({ brokers: config.KAFKA_BROKERS, prefix: config.KAFKA_PREFIX, clientId: 'gateway', log }),
  )
  stack.use(followChanges({ kafka, drops, log }))
  stack.use(followVisibility(services.disk, drops, log))
  const store = createSharedStore({ redis: client, prefix: config.REDIS_PREFIX, version: buildOf(web), log })
  const app = await createApp({
    services,
    gate,
    cache: createReadCache({ maxBytes: cacheBytes, drops, store }),
    tokenKeys: config.JWT_PUBLIC_KEYS,
    trustedProxies: config.TRUSTED_PROXIES,
    corsOrigins: config.CORS_ORIGINS,
    web,
    pictures: config.PICTURES_DIR,
    log,
  })
  const server = stack.use(await startHttpServer(app, { host: config.HOST, port: config.PORT }))
  log.info({ port: server.port }, 'listening')
})
