/** `/share-image/<doc_id>.png`: preview image of a shared page whose resource has no poster. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '@pandex/platform/logging/logger'
import { selectSettings } from '@pandex/contracts/settings/select-settings'
import { createSiteConfigReader } from '@pandex/platform/clients/site-config'
import type { Express } from 'express'
import { createCachedResponse } from '../../cache/cached-response.ts'
import type { CachedResponse } from '../../cache/cached-response.ts'
import type { ResponseCache } from '../../cache/response-cache.ts'
import { docTag, tags } from '../../cache/tags.ts'
import type { Services } from '../../clients.ts'
import type { EdgeGuard } from '../../edge-guard/edge-guard.ts'
import { sendCachedResponse } from '../../fast-path/send-cached-response.ts'
import { createCallContext, fileRoute, readBudgetMs, contextOf } from '../../pipeline/request-context.ts'
import { renderCard } from '../../share-image/render-card.ts'
import type { RequestContext } from '../../types.ts'

interface ShareImageDeps {
  services: Pick<Services, 'disk' | 'config'>
  edgeGuard: Pick<EdgeGuard, 'requestLimits'>
  cache: Pick<ResponseCache, 'load'>
  log: Logger
}

const select = selectSettings(['site_basic'])

const pathPattern = /^\/share-image\/([a-z][a-z0-9]{24})\.png$/
const lifetime = { freshMs: 3_600_000, staleWhileRevalidateMs: 3_600_000, staleIfErrorMs: 3_600_000 }
const ownHeaders = { 'Cache-Control': 'public, max-age=3600' }

const formatSize = (bytes: number): string => {
  const [value, unit] = bytes >= 2 ** 30 ? [bytes / 2 ** 30, 'GB'] : [bytes / 2 ** 20, 'MB']
  return value < 0.1 ? '' : `${value.toFixed(1)} ${unit}`
}

const countFiles = (files: string): string => {
  const count = files.split('\n').filter((line) => line.startsWith('file:')).length
  return count === 0 ? '' : `${count} 个文件`
}

export const mountShareImages = (app: Express, { services, edgeGuard, cache, log }: ShareImageDeps): void => {
  const config = createSiteConfigReader(services.config, select, log)

  /** Fetched anonymously: the image is shared and shows no paid field. */
  const make = async (docId: string, context: RequestContext): Promise<CachedResponse> => {
    const ctx = createCallContext(context, { log, budgetMs: readBudgetMs })
    const doc = await services.disk.GetDoc({ doc_id: docId, with_meta: false }, ctx)
    const siteName = await config.read().then(
      ({ site_basic }) => site_basic.site_name,
      () => '',
    )
    const facts = [formatSize(doc.size), countFiles(doc.files), ...doc.tags.slice(0, 3)].filter(Boolean)
    const png = await renderCard({ siteName, title: doc.disk_name, facts })
    return { ...createCachedResponse(png, lifetime, 'image/png'), tags: [tags.docs, docTag(docId)] }
  }

  const answer = async (req: IncomingMessage, res: ServerResponse, docId: string): Promise<void> => {
    const context = contextOf(res)
    context.route = fileRoute
    await edgeGuard.requestLimits.check(context, 'page', false)
    const entry = await cache.load({ key: `share image\n${docId}`, make: () => make(docId, context) })
    sendCachedResponse(req, res, entry, ownHeaders)
  }

  app.use((req, res, next) => {
    const docId = req.method === 'GET' || req.method === 'HEAD' ? pathPattern.exec(req.path)?.[1] : undefined
    if (docId === undefined) return next()
    answer(req, res, docId).catch(next)
  })
}
