import type { Logger } from '@pandex/platform/logger'
import express from 'express'
import type { ErrorRequestHandler, Express, RequestHandler } from 'express'
import type { JWK } from 'jose'
import type { Services } from './clients.ts'
import type { Gate } from './gate/gate.ts'
import { createAuthenticator } from './http/auth.ts'
import { HttpError } from './http/error.ts'
import { crossOrigin } from './http/headers.ts'
import { mountRoutes } from './http/mount.ts'
import { createReadCache } from './http/read-cache.ts'
import { prepareRoutes } from './http/routes-in-process.ts'
import { callPrefixes, sendFailure } from './http/send-failure.ts'
import { beginVisit, blockedRoute, visitOf } from './http/visit.ts'
import type { WebBuild } from './http/web-build.ts'
import { routes } from './routes/index.ts'
import { mountFiles } from './routes/raw/files.ts'
import { mountPages } from './routes/raw/pages.ts'

export interface AppDeps {
  services: Services
  gate: Gate
  /** Public keys of the user service. */
  tokenKeys: readonly (JWK & { kid: string })[]
  trustedProxies: readonly string[]
  corsOrigins: readonly string[]
  /** Absent when the front is not built: calls work, pages say that they do not. */
  web: WebBuild | undefined
  log: Logger
}

const cacheBytes = 64_000_000

/** Step 2 of the pipeline that `http/mount.ts` describes. */
const admitVisitors =
  (gate: Gate): RequestHandler =>
  (_req, res, next) => {
    const visit = visitOf(res)
    visit.route = blockedRoute
    gate.admit(visit)
    visit.route = 'unknown'
    next()
  }

/** Builds the public door: calls, files and pages, in this order. */
export const createApp = async (deps: AppDeps): Promise<Express> => {
  const { services, gate, log, web } = deps
  const cache = createReadCache({ maxBytes: cacheBytes })
  const auth = await createAuthenticator(deps.tokenKeys, services)
  const prepared = prepareRoutes(routes)

  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', 'simple')
  app.set('trust proxy', [...deps.trustedProxies])
  app.use(beginVisit(log, deps.trustedProxies.length > 0, gate))
  app.use(admitVisitors(gate))
  if (deps.corsOrigins.length > 0) app.use(crossOrigin(deps.corsOrigins))
  mountRoutes(app, prepared, { services, gate, cache, auth, corsOrigins: deps.corsOrigins, log })
  app.use(callPrefixes, () => {
    throw new HttpError(404, '接口不存在')
  })
  mountFiles(app, prepared, web)
  mountPages(app, { services, gate, cache, routes: prepared, web, log })
  app.use(((error: unknown, req, res, _next) => sendFailure(req, res, error, log)) satisfies ErrorRequestHandler)
  return app
}
