import type { RequestListener } from 'node:http'
import type { Logger } from '@pandex/platform/logging/logger'
import type { JWK } from 'jose'
import type { ResponseCache } from './cache/response-cache.ts'
import type { Services } from './clients.ts'
import { createAuthenticator } from './identity/authenticator.ts'
import { createConnectionReader } from './identity/client-address.ts'
import { createSiteAddressReporter } from './identity/site-address.ts'
import { createBeginRequest } from './pipeline/begin-request.ts'
import type { EdgeGuard } from './edge-guard/edge-guard.ts'
import { createPipeline } from './pipeline/pipeline.ts'
import type { WebBuild } from './rendering/web-build.ts'
import { routes } from './routes/index.ts'
import { prepareRoutes } from './routes/prepare-routes.ts'
import { createAdminOpenApi } from './routes/raw/admin-openapi.ts'
import { createCspReports } from './routes/raw/csp-reports.ts'
import { createFilesAndPages } from './routes/raw/files-and-pages.ts'
import { createImportFile } from './routes/raw/import-file.ts'
import type { SitemapDeps } from './routes/raw/sitemap.ts'
import { createPaymentNotifications } from './routes/raw/payment-notifications.ts'
import { createUploadImage } from './routes/raw/upload-image.ts'

export interface AppDeps {
  services: Services
  edgeGuard: EdgeGuard
  cache: ResponseCache
  tokenKeys: readonly (JWK & { kid: string })[]
  trustedProxies: readonly string[]
  corsOrigins: readonly string[]
  /** Undefined without a build of `web`: calls work, pages answer with an error. */
  web: WebBuild | undefined
  sitemap?: SitemapDeps['sitemap']
  pictures?: string
  log: Logger
}

/** Creates the public request listener. */
export const createApp = async (deps: AppDeps): Promise<RequestListener> => {
  const { services, edgeGuard, cache, log } = deps
  const rows = prepareRoutes(routes)
  return createPipeline({
    services,
    edgeGuard,
    cache,
    auth: await createAuthenticator(deps.tokenKeys, services),
    corsOrigins: deps.corsOrigins,
    reportSiteAddress: createSiteAddressReporter(services.config, log),
    log,
    beginRequest: createBeginRequest({
      log,
      usage: edgeGuard.usage,
      readConnection: createConnectionReader(deps.trustedProxies),
    }),
    routes: [
      ...rows,
      createImportFile({ services, log }),
      createUploadImage({ services, log }),
      createAdminOpenApi(rows),
      createCspReports(log),
      createPaymentNotifications({ services, log }),
    ],
    serveFileOrPage: createFilesAndPages(rows, deps),
  })
}
