import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Logger } from '@pandex/platform/logging/logger'
import { selectSettings } from '@pandex/contracts/settings/select-settings'
import { createSiteConfigReader } from '@pandex/platform/clients/site-config'
import type { Express, Request } from 'express'
import { acceptsGzip, createCachedResponse, unlimitedLifetime } from '../../cache/cached-response.ts'
import type { Services } from '../../clients.ts'
import type { EdgeGuard } from '../../edge-guard/edge-guard.ts'
import { HttpError } from '../../http/error.ts'
import { securityHeaders } from '../../http/headers.ts'
import { writeHead } from '../../http/send.ts'
import { matchesEtag, sendCachedResponse, sharedHeaders } from '../../fast-path/send-cached-response.ts'
import { fileRoute, contextOf } from '../../pipeline/request-context.ts'
import { createSitemapFiles } from './sitemap-files.ts'
import type { SitemapFile, SitemapFilesOptions } from './sitemap-files.ts'

export interface SitemapDeps {
  services: Pick<Services, 'task' | 'config'>
  edgeGuard: Pick<EdgeGuard, 'requestLimits'>
  log: Logger
  sitemap?: Pick<SitemapFilesOptions, 'maxBytes' | 'freshMs'>
}

const select = selectSettings(['site_address', 'seo_push'])

const sitemapPath = /^\/(sitemap(?:-[1-9]\d{0,5})?\.xml)$/
const keyPath = /^\/([A-Za-z0-9-]{8,128})\.txt$/

/** Excludes the admin area, the login and calls; all public pages are allowed. */
const robots = ['User-agent: *', 'Disallow: /admin', 'Disallow: /login', 'Disallow: /v1/', 'Disallow: /open/', '']

const textType = 'text/plain; charset=utf-8'

const isNotModified = ({ headers }: Request, file: SitemapFile): boolean => {
  const tags = headers['if-none-match']
  if (tags !== undefined) return matchesEtag(tags, file.etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Date.parse(file.lastModified) <= since
}

const sendFile = async (req: Request, res: ServerResponse, file: SitemapFile): Promise<void> => {
  const isCompressed = acceptsGzip.test(req.headers['accept-encoding'] ?? '')
  const ownHeaders = {
    'Cache-Control': 'public, max-age=600',
    Vary: 'Accept-Encoding',
    ETag: file.etag,
    'Last-Modified': file.lastModified,
  }
  const head = [...securityHeaders('call', contextOf(res).isSecure), ...Object.entries(ownHeaders).flat()]
  if (isNotModified(req, file)) {
    writeHead(res, 304, head)
    return void res.end()
  }
  head.push('Content-Type', 'application/xml; charset=utf-8')
  if (isCompressed) head.push('Content-Encoding', 'gzip', 'Content-Length', String(file.gzipped.length))
  writeHead(res, 200, head)
  if (req.method === 'HEAD') return void res.end()
  if (isCompressed) return void res.end(file.gzipped)
  // Decompressed as a stream: a file may have 50 MB.
  await pipeline(Readable.from([file.gzipped]), createGunzip(), res).catch(() => res.destroy())
}

export const mountSitemap = (app: Express, { services, edgeGuard, log, sitemap }: SitemapDeps): void => {
  const files = createSitemapFiles({ task: services.task, log, ...sitemap })
  const config = createSiteConfigReader(services.config, select, log)
  const sendText = (req: Request, res: ServerResponse, text: string, route: string): void => {
    contextOf(res).route = route
    sendCachedResponse(req, res, createCachedResponse(text, unlimitedLifetime, textType), sharedHeaders)
  }
  const answer = async (req: Request, res: ServerResponse): Promise<boolean> => {
    const [, sitemapName] = sitemapPath.exec(req.path) ?? []
    if (sitemapName !== undefined) {
      const context = contextOf(res)
      context.route = 'sitemap'
      await edgeGuard.requestLimits.check(context, 'page', false)
      const file = await files.find(sitemapName)
      if (!file) throw new HttpError(404, '没有站点地图')
      await sendFile(req, res, file)
      return true
    }
    if (req.path === '/robots.txt') {
      const host = await config.read().then(
        ({ site_address }) => site_address,
        () => '',
      )
      const lines = host === '' ? robots : [...robots, `Sitemap: ${host}/sitemap.xml`, '']
      sendText(req, res, lines.join('\n'), req.path)
      return true
    }
    const [, key] = keyPath.exec(req.path) ?? []
    if (key === undefined || (await config.read()).seo_push.indexnow_key !== key) return false
    sendText(req, res, key, fileRoute)
    return true
  }
  app.use((req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (!isRead || !/\.(?:txt|xml)$/.test(req.path)) return next()
    answer(req, res).then((isAnswered) => (isAnswered ? undefined : next()), next)
  })
}
