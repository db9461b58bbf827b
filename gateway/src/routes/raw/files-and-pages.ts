import type { Logger } from '@pandex/platform/logging/logger'
import express from 'express'
import type { ErrorRequestHandler } from 'express'
import type { ResponseCache } from '../../cache/response-cache.ts'
import type { Services } from '../../clients.ts'
import { sendFailure } from '../../http/send-failure.ts'
import type { EdgeGuard } from '../../edge-guard/edge-guard.ts'
import type { PreparedRoute, Step } from '../../pipeline/step.ts'
import { createPageHandler } from '../../rendering/pages.ts'
import type { WebBuild } from '../../rendering/web-build.ts'
import { mountFileTexts } from './file-texts.ts'
import { mountPictures } from './pictures.ts'
import { mountStatisticsScript } from './statistics-script.ts'
import { mountShareImages } from './share-images.ts'
import { mountSitemap } from './sitemap.ts'
import type { SitemapDeps } from './sitemap.ts'
import { mountStaticFiles } from './static-files.ts'
import { mountUploadedImages } from './uploaded-images.ts'
import { mountWebManifest } from './web-manifest.ts'

export interface FilesAndPagesDeps {
  services: Services
  edgeGuard: EdgeGuard
  cache: ResponseCache
  web: WebBuild | undefined
  sitemap?: SitemapDeps['sitemap']
  pictures?: string
  log: Logger
}

/** Everything that is not in the route table: Express serves files, the last handler renders pages. */
export const createFilesAndPages = (rows: readonly PreparedRoute[], deps: FilesAndPagesDeps): Step => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  // Before the built-in robots.txt.
  mountFileTexts(app, deps)
  mountSitemap(app, deps)
  mountWebManifest(app, deps)
  mountStatisticsScript(app, deps)
  mountStaticFiles(app, rows, deps.web)
  mountShareImages(app, deps)
  mountUploadedImages(app, deps)
  mountPictures(app, deps.pictures ?? '')
  app.use(createPageHandler({ ...deps, routes: rows }))
  app.use(((error: unknown, req, res, _next) => sendFailure(req, res, error, deps.log)) satisfies ErrorRequestHandler)
  return ({ req, res }) => app(req, res)
}
