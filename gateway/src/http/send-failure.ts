import type { Logger } from '@pandex/platform/logging/logger'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathOf } from './url.ts'
import { fallbackPage } from '../rendering/fallback-page.ts'
import { failureOf } from './error.ts'
import { htmlType, sendJson, sendPrivate } from './send.ts'
import { contextOf } from '../pipeline/request-context.ts'

/** Errors below these paths are answered with an envelope, never with a page. */
const callPrefixes = ['/v1', '/auth', '/admin/v1', '/open']

export const isCallPath = (path: string): boolean =>
  callPrefixes.some((prefix) => `${path.toLowerCase()}/`.startsWith(`${prefix}/`))

export const sendFailure = (req: IncomingMessage, res: ServerResponse, error: unknown, log: Logger): void => {
  const context = contextOf(res)
  const { requestId } = context
  // Refusals may be HTTP 200: a refused registration must not be counted as one.
  context.visitKind = undefined
  const { status, headers, msg, body } = failureOf(error, log, context)
  if (res.headersSent) return void res.destroy()
  const isPage = (req.method === 'GET' || req.method === 'HEAD') && !isCallPath(pathOf(req.url ?? ''))
  if (!isPage) return sendJson(res, status, body, headers)
  const pageStatus = status < 400 ? 500 : status
  sendPrivate(res, pageStatus, htmlType, fallbackPage(pageStatus, msg, requestId), {
    ...headers,
    'X-Robots-Tag': 'noindex',
  })
}
