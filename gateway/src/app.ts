import type { Logger } from '@pandex/platform/logger'
import type { RedisClient } from '@pandex/platform/redis'
import express from 'express'
import type { ErrorRequestHandler, Express } from 'express'
import type { JWK } from 'jose'
import type { Services } from './clients.ts'
import { createAuthenticator } from './http/auth.ts'
import { failureOf, HttpError } from './http/error.ts'
import { crossOrigin } from './http/headers.ts'
import { mountRoutes } from './http/mount.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import { createReadCache } from './http/read-cache.ts'
import { prepareRoutes } from './http/routes-in-process.ts'
import { sendJson } from './http/send.ts'
import { beginVisit, visitOf } from './http/visit.ts'
import type { WebBuild } from './http/web-build.ts'
import { routes } from './routes/index.ts'
import { mountFiles } from './routes/raw/files.ts'
import { mountPages } from './routes/raw/pages.ts'

export interface AppDeps {
  services: Services
  redis: RedisClient
  redisPrefix: string
  /** Public keys of the user service. */
  tokenKeys: readonly (JWK & { kid: string })[]
  trustedProxies: readonly string[]
  corsOrigins: readonly string[]
  rateLimitScale: number
  /** Absent when the front is not built: calls work, pages say that they do not. */
  web: WebBuild | undefined
  log: Logger
}

const cacheBytes = 64_000_000

/** Paths of calls: whatever goes wrong below them is answered with an envelope, never with a page. */
const callPrefixes = ['/v1', '/auth', '/admin/v1', '/open']

/** Builds the public door: calls, files and pages, in this order. */
export const createApp = async (deps: AppDeps): Promise<Express> => {
  const { services, log, web } = deps
  const cache = createReadCache({ maxBytes: cacheBytes })
  const limiter = createRateLimiter({ redis: deps.redis, prefix: deps.redisPrefix, scale: deps.rateLimitScale, log })
  const auth = await createAuthenticator(deps.tokenKeys, services)
  const prepared = prepareRoutes(routes)

  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', 'simple')
  app.set('trust proxy', [...deps.trustedProxies])
  app.use(beginVisit(log, deps.trustedProxies.length > 0))
  if (deps.corsOrigins.length > 0) app.use(crossOrigin(deps.corsOrigins))
  mountRoutes(app, prepared, { services, cache, limiter, auth, log })
  app.use(callPrefixes, () => {
    throw new HttpError(404, '接口不存在')
  })
  mountFiles(app, prepared, web)
  mountPages(app, { services, cache, limiter, routes: prepared, web, log })
  app.use(((error: unknown, _req, res, _next) => {
    const { status, headers, body } = failureOf(error, log, visitOf(res).requestId)
    if (res.headersSent) return void res.destroy()
    sendJson(res, status, body, headers)
  }) satisfies ErrorRequestHandler)
  return app
}
