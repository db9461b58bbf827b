import type { RequestListener } from 'node:http'
import type { Logger } from '@pandex/platform/logger'
import express from 'express'
import type { ErrorRequestHandler } from 'express'
import type { JWK } from 'jose'
import type { Services } from './clients.ts'
import { createOriginReader } from './gate/client-address.ts'
import type { Gate } from './gate/gate.ts'
import { createAuthenticator } from './http/auth.ts'
import { HttpError } from './http/error.ts'
import { crossOrigin } from './http/headers.ts'
import { createFinder, mountRoutes, serveRoute } from './http/mount.ts'
import type { ReadCache } from './cache/read-cache.ts'
import { prepareRoutes } from './http/routes-in-process.ts'
import { callPrefixes, sendFailure } from './http/send-failure.ts'
import { blockedRoute, createVisits } from './http/visit.ts'
import { createAddressNotes } from './http/visited-address.ts'
import type { WebBuild } from './http/web-build.ts'
import { routes } from './routes/index.ts'
import { createAdminOpenApi } from './routes/raw/admin-openapi.ts'
import { createCspReports } from './routes/raw/csp-reports.ts'
import { mountFiles } from './routes/raw/files.ts'
import { createImportFile } from './routes/raw/import-file.ts'
import { mountPictures } from './routes/raw/pictures.ts'
import { createPages } from './routes/raw/pages.ts'
import { mountWebManifest } from './routes/raw/web-manifest.ts'
import { mountShareImages } from './routes/raw/share-images.ts'
import { mountSitemap } from './routes/raw/sitemap.ts'
import type { SitemapDeps } from './routes/raw/sitemap.ts'

export interface AppDeps {
  services: Services
  gate: Gate
  cache: ReadCache
  tokenKeys: readonly (JWK & { kid: string })[]
  trustedProxies: readonly string[]
  corsOrigins: readonly string[]
  /** Undefined without a build of `web`: calls work, pages answer with an error. */
  web: WebBuild | undefined
  sitemap?: SitemapDeps['sitemap']
  pictures?: string
  log: Logger
}

/** Creates the public request listener. Table rows bypass Express; other calls, files and pages go through it. */
export const createApp = async (deps: AppDeps): Promise<RequestListener> => {
  const { services, gate, cache, log, web } = deps
  const auth = await createAuthenticator(deps.tokenKeys, services)
  const prepared = prepareRoutes(routes)
  const noteAddress = createAddressNotes(services.config, log)
  const pipeline = { services, gate, cache, auth, corsOrigins: deps.corsOrigins, noteAddress, log }
  const rows = [
    ...prepared.map((route) => serveRoute(route, pipeline)),
    createImportFile(pipeline),
    createAdminOpenApi(prepared, pipeline),
    createCspReports(pipeline),
  ]

  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  mountRoutes(app, rows)
  app.use(callPrefixes, () => {
    throw new HttpError(404, '接口不存在')
  })
  mountSitemap(app, deps)
  mountWebManifest(app, deps)
  mountFiles(app, prepared, web)
  mountShareImages(app, deps)
  mountPictures(app, deps.pictures ?? '')
  const pages = createPages({ services, gate, cache, routes: prepared, web, log })
  app.use(pages.serve)
  app.use(((error: unknown, req, res, _next) => sendFailure(req, res, error, log)) satisfies ErrorRequestHandler)

  const beginVisit = createVisits({ log, gate, originOf: createOriginReader(deps.trustedProxies) })
  const allow = crossOrigin(deps.corsOrigins)
  const find = createFinder(rows)
  return (req, res) => {
    const visit = beginVisit(req, res)
    try {
      visit.route = blockedRoute
      gate.admit(visit)
      visit.route = 'unknown'
    } catch (error) {
      return sendFailure(req, res, error, log)
    }
    if (allow(req, res) === 'answered') return
    const found = find(req)
    if (!found && !pages.isDrawn(req)) return void app(req, res)
    const fail = (error: unknown): void => sendFailure(req, res, error, log)
    if (found) found.route.serve(req, res, found.params, fail)
    else pages.serve(req, res).catch(fail)
  }
}
