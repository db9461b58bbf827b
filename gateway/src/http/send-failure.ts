import type { Logger } from '@pandex/platform/logger'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathOf } from './address.ts'
import { fallbackPage } from '../routes/raw/fallback-page.ts'
import { failureOf } from './error.ts'
import { htmlType, sendJson, sendPrivate } from './send.ts'
import { visitOf } from './visit.ts'

/** Errors below these paths are answered with an envelope, never with a page. */
export const callPrefixes = ['/v1', '/auth', '/admin/v1', '/open']

const isCall = (path: string): boolean =>
  callPrefixes.some((prefix) => `${path.toLowerCase()}/`.startsWith(`${prefix}/`))

export const sendFailure = (req: IncomingMessage, res: ServerResponse, error: unknown, log: Logger): void => {
  const visit = visitOf(res)
  const { requestId } = visit
  // Refusals may be HTTP 200: a refused registration must not be counted as one.
  visit.kind = undefined
  const { status, headers, msg, body } = failureOf(error, log, requestId)
  if (res.headersSent) return void res.destroy()
  const isPage = (req.method === 'GET' || req.method === 'HEAD') && !isCall(pathOf(req.url ?? ''))
  if (!isPage) return sendJson(res, status, body, headers)
  const pageStatus = status < 400 ? 500 : status
  sendPrivate(res, pageStatus, htmlType, fallbackPage(pageStatus, msg, requestId), {
    ...headers,
    'X-Robots-Tag': 'noindex',
  })
}
