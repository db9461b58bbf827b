import type { Express } from 'express'
import { openApiOf } from '../../http/openapi.ts'
import { createCachedResponse, unlimitedLifetime } from '../../cache/cached-response.ts'
import type { PreparedRoute } from '../../pipeline/step.ts'
import { jsonType } from '../../http/send.ts'
import { sendCachedResponse, sharedHeaders } from '../../fast-path/send-cached-response.ts'
import { fileRoute, contextOf } from '../../pipeline/request-context.ts'
import type { WebBuild } from '../../rendering/web-build.ts'

/** Names of build files contain a content hash. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const revalidated = { 'Cache-Control': 'public, max-age=3600' }

/** Serves `/openapi.json` without the admin routes (`admin-openapi.ts` includes them), and the files of the web build. */
export const mountStaticFiles = (app: Express, routes: readonly PreparedRoute[], web: WebBuild | undefined): void => {
  const openApi = createCachedResponse(
    JSON.stringify(openApiOf(routes.filter(({ row }) => row.auth !== 'admin'))),
    unlimitedLifetime,
    jsonType,
  )
  app.use((req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    const text = isRead && req.path === '/openapi.json' ? openApi : undefined
    const file = isRead ? web?.files.get(req.path) : undefined
    if (!text && !file) return next()
    contextOf(res).route = text ? req.path : fileRoute
    if (text) return sendCachedResponse(req, res, text, sharedHeaders)
    if (file) sendCachedResponse(req, res, file, req.path.startsWith('/assets/') ? immutable : revalidated)
  })
}
