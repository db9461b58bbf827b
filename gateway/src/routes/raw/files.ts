import type { Express } from 'express'
import { openApiOf } from '../../http/openapi.ts'
import { createEntry } from '../../cache/entry.ts'
import type { PreparedRoute } from '../../http/routes-in-process.ts'
import { jsonType } from '../../http/send.ts'
import { sendEntry, sharedHeaders } from '../../http/send-entry.ts'
import { fileRoute, visitOf } from '../../http/visit.ts'
import type { WebBuild } from '../../http/web-build.ts'

const forever = { freshMs: Number.POSITIVE_INFINITY, staleMs: 0, spareMs: 0 }

/** Names of build files contain a content hash. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const revalidated = { 'Cache-Control': 'public, max-age=3600' }

/** Serves `/openapi.json` without the admin routes (`admin-openapi.ts` includes them), and the files of the web build. */
export const mountFiles = (app: Express, routes: readonly PreparedRoute[], web: WebBuild | undefined): void => {
  const openApi = createEntry(
    JSON.stringify(openApiOf(routes.filter(({ row }) => row.auth !== 'admin'))),
    forever,
    jsonType,
  )
  app.use((req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    const text = isRead && req.path === '/openapi.json' ? openApi : undefined
    const file = isRead ? web?.files.get(req.path) : undefined
    if (!text && !file) return next()
    visitOf(res).route = text ? req.path : fileRoute
    if (text) return sendEntry(req, res, text, sharedHeaders)
    if (file) sendEntry(req, res, file, req.path.startsWith('/assets/') ? immutable : revalidated)
  })
}
