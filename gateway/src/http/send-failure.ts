import type { Logger } from '@pandex/platform/logger'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathOf } from './address.ts'
import { fallbackPage } from '../routes/raw/fallback-page.ts'
import { failureOf } from './error.ts'
import { htmlType, sendJson, sendPrivate } from './send.ts'
import { visitOf } from './visit.ts'

/** Paths of calls: whatever goes wrong below them is answered with an envelope, never with a page. */
export const callPrefixes = ['/v1', '/auth', '/admin/v1', '/open']

/** As Express matches them: in whatever case. */
const isCall = (path: string): boolean =>
  callPrefixes.some((prefix) => `${path.toLowerCase()}/`.startsWith(`${prefix}/`))

/** Answers what was thrown on the way to an answer: a plain page to who opens a page, an envelope to everybody else. */
export const sendFailure = (req: IncomingMessage, res: ServerResponse, error: unknown, log: Logger): void => {
  const visit = visitOf(res)
  const { requestId } = visit
  // Refusals travel as HTTP 200, too: a registration that was refused is none.
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
