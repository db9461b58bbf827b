import { Resolver } from 'node:dns/promises'
import { openKafka } from '@pandex/platform/events/kafka'
import { openRedis } from '@pandex/platform/redis'
import { kafkaOptionsOf, redisOptionsOf } from '@pandex/platform/process/engine-settings'
import { runService } from '@pandex/platform/process/run-service'
import { createApp } from './app.ts'
import { createTagInvalidation } from './cache/tag-invalidation.ts'
import { invalidateOnAdminChanges } from './cache/invalidate-on-admin-changes.ts'
import { pollChangedDocs } from './cache/poll-changed-docs.ts'
import { createResponseCache } from './cache/response-cache.ts'
import { createSharedStore } from './cache/shared-store.ts'
import { openServices, serviceAddressesOf } from './clients.ts'
import { loadConfig } from './config.ts'
import { openEdgeGuard } from './edge-guard/edge-guard.ts'
import { cacheVersionOf, loadWebBuild } from './rendering/web-build.ts'
import { startHttpServer } from './server.ts'

const cacheBytes = 64_000_000

await runService('gateway', loadConfig, async (stack, config, log) => {
  const { client } = stack.use(await openRedis({ ...redisOptionsOf(config), log }))
  const { services, resources } = openServices(serviceAddressesOf(config), config.SERVICE_SECRET)
  for (const resource of resources) stack.use(resource)
  const web = await loadWebBuild(config.WEB_DIST).catch((error: unknown) => {
    log.warn({ err: error }, 'rendering: web build not found, serving only the API')
    return undefined
  })
  const edgeGuard = stack.use(
    await openEdgeGuard({
      services,
      secret: config.SERVICE_SECRET,
      redis: client,
      redisPrefix: config.REDIS_PREFIX,
      rateLimitScale: config.RATE_LIMIT_SCALE,
      dns: new Resolver({ timeout: 2_000, tries: 1 }),
      log,
    }),
  )
  const tagInvalidation = createTagInvalidation()
  const changedWords = createTagInvalidation()
  const kafka = stack.use(await openKafka({ ...kafkaOptionsOf(config), clientId: 'gateway', log }))
  stack.use(invalidateOnAdminChanges({ kafka, tagInvalidation, log }))
  stack.use(pollChangedDocs(services.disk, { tagInvalidation, changedWords }, log))
  const store = createSharedStore({ redis: client, prefix: config.REDIS_PREFIX, version: cacheVersionOf(web), log })
  const app = await createApp({
    services,
    edgeGuard,
    cache: createResponseCache({ maxBytes: cacheBytes, tagInvalidation, changedWords, store }),
    tokenKeys: config.JWT_PUBLIC_KEYS,
    trustedProxies: config.TRUSTED_PROXIES,
    corsOrigins: config.CORS_ORIGINS,
    web,
    pictures: config.PICTURES_DIR,
    log,
  })
  const server = stack.use(await startHttpServer(app, { host: config.HOST, port: config.PORT }))
  log.info({ port: server.port }, 'http: listening')
})
