import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestLog } from '@pandex/platform/logging/logger'
import type { Logger } from '@pandex/platform/logging/logger'
import { metrics } from '@pandex/platform/telemetry/metrics'
import { startRequestTrace } from '@pandex/platform/telemetry/tracing'
import type { Usage } from '../usage/usage.ts'
import { blockedRoute, fileRoute, setContext } from './request-context.ts'
import type { ClientConnection, RequestContext } from '../types.ts'

/** Client-supplied ids are accepted only if they can neither forge a log line nor flood the log. */
const validRequestId = /^[\w.:-]{1,64}$/

const clientClosedStatus = 499

export interface BeginRequestDeps {
  log: Logger
  usage: Pick<Usage, 'countVisit'>
  readConnection: (req: IncomingMessage) => ClientConnection
}

export type BeginRequest = (req: IncomingMessage, res: ServerResponse) => RequestContext

/** Determines request id and client address. When the response closes, the visit is counted and its access log line is written. */
export const createBeginRequest = ({ log, usage, readConnection }: BeginRequestDeps): BeginRequest => {
  const write = createRequestLog(log)
  return (req, res) => {
    const given = req.headers['x-request-id']
    const accepted = typeof given === 'string' && validRequestId.test(given) ? given : undefined
    const requestId = accepted ?? randomUUID()
    const { client, isSecure } = readConnection(req)
    const context: RequestContext = {
      requestId,
      client,
      headers: req.headers,
      startedAtMs: performance.now(),
      route: 'unknown',
      isSecure,
      trace: startRequestTrace(accepted === undefined ? requestId : undefined),
    }
    setContext(res, context)
    res.on('close', () => {
      logRequest(write, req, res, context)
      countVisit(usage, context, res.statusCode)
    })
    return context
  }
}

const countVisit = (
  usage: Pick<Usage, 'countVisit'>,
  { route, visitKind, client }: RequestContext,
  status: number,
): void => {
  if (route === fileRoute) return
  usage.countVisit(client, 'visit')
  if (route === blockedRoute) usage.countVisit(client, 'blocked')
  else if (visitKind && status < 400) usage.countVisit(client, visitKind)
}

const logRequest = (
  write: ReturnType<typeof createRequestLog>,
  req: IncomingMessage,
  res: ServerResponse,
  { requestId, route, client, trace, cacheResult, startedAtMs }: RequestContext,
): void => {
  const status = res.writableFinished ? res.statusCode : clientClosedStatus
  const ms = performance.now() - startedAtMs
  const method = req.method ?? ''
  metrics.httpSeconds.record(route, status, ms / 1000, cacheResult, trace.isRecorded ? trace.traceId : undefined)
  const line = { request_id: requestId, route, method, status, ms: Math.round(ms * 10) / 10, client: client.address }
  write(line, trace)
  if (!trace.isRecorded) return
  const attributes = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status }
  trace.end(route, { ...attributes, 'pandex.request_id': requestId }, status >= 500)
}
