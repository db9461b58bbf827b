import { anonymousHeaders, sendCachedResponse, sharedHeaders } from '../fast-path/send-cached-response.ts'
import { sendDownload, sendJson } from '../http/send.ts'
import type { CachedResponse } from '../cache/cached-response.ts'
import { authenticate, hasToken } from './authenticate.ts'
import type { AuthenticateDeps } from './authenticate.ts'
import { bodyOf } from './run-route.ts'
import type { Call, Step } from './step.ts'
import type { RouteResult, UsageEvent } from '../types.ts'

/** Sends the answer and counts the search or view. Searches and views of admins are not counted. */
export const createAnswerSender = (deps: AuthenticateDeps): Step => {
  /** Runs after the response, so that no client waits for the authentication. */
  const countUnlessAdmin = async (call: Call, usage: UsageEvent): Promise<void> => {
    const user = await authenticate(call, deps).catch(() => undefined)
    if (user?.role !== 'admin') deps.edgeGuard.usage.record(call.context, usage)
  }
  const sendShared = (call: Call, entry: CachedResponse): void => {
    const isOptional = call.route.row.auth === 'optional'
    sendCachedResponse(call.req, call.res, entry, isOptional ? anonymousHeaders : sharedHeaders)
    if (!entry.usage) return
    if (isOptional && hasToken(call.req)) void countUnlessAdmin(call, entry.usage)
    else deps.edgeGuard.usage.record(call.context, entry.usage)
  }
  const sendPrivate = ({ route, res, context, user }: Call, result: RouteResult): void | Promise<void> => {
    const { download } = route.row
    if (download) return sendDownload(res, download, result.data as AsyncIterable<string>)
    sendJson(res, 200, bodyOf(route, result))
    if (result.usage && user?.role !== 'admin') deps.edgeGuard.usage.record(context, result.usage)
  }
  return (call) => {
    if (call.cached) sendShared(call, call.cached)
    else if (call.result) return sendPrivate(call, call.result)
  }
}
