import { AppError } from '@pandex/platform/errors'
import type { Identity } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logging/logger'
import type { IncomingMessage } from 'node:http'
import { queryOf } from '../http/url.ts'
import { noPermissionError, requireAdmin, tokenOf } from '../identity/authenticator.ts'
import type { Authenticator } from '../identity/authenticator.ts'
import type { ReportSiteAddress } from '../identity/site-address.ts'
import type { EdgeGuard } from '../edge-guard/edge-guard.ts'
import { createCallContext, readBudgetMs } from './request-context.ts'
import type { Call, Step } from './step.ts'

export interface AuthenticateDeps {
  auth: Authenticator
  edgeGuard: EdgeGuard
  corsOrigins: readonly string[]
  reportSiteAddress: ReportSiteAddress
  log: Logger
}

export const ignoreUnauthenticated = (error: unknown): undefined => {
  if (error instanceof AppError && error.kind === 'unauthenticated') return undefined
  throw error
}

/**
 * Whether a browser reports a cross-site request. Cookies do not authenticate here, so a cross-site page cannot act for a
 * user. The check protects these routes, some of which are GETs, if cookies are added later.
 */
const isCrossSite = ({ headers }: IncomingMessage, corsOrigins: readonly string[]): boolean =>
  headers['sec-fetch-site'] === 'cross-site' && !corsOrigins.includes(headers.origin ?? '')

export const hasToken = ({ headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined && tokenOf(headers.authorization) !== ''

/** Identifies the caller as the row's `auth` requires. @throws AppError `unauthenticated`, `forbidden` or `unavailable` */
export const authenticate = async (
  { route: { row }, req, context }: Call,
  { auth, edgeGuard, corsOrigins, reportSiteAddress, log }: AuthenticateDeps,
): Promise<Identity | undefined> => {
  if (row.auth === 'public') return undefined
  const token = tokenOf(req.headers.authorization)
  const ctx = createCallContext(context, { log, budgetMs: readBudgetMs })
  if (row.auth === 'open') {
    const inQuery = queryOf(req.url ?? '').token
    const program = await auth.identifyProgram(token || (typeof inQuery === 'string' ? inQuery : ''), ctx)
    if (row.scope === undefined || !program.scopes.includes(row.scope)) throw noPermissionError()
    await edgeGuard.requestLimits.checkApiToken(context, program)
    edgeGuard.usage.countApiCall(program.id)
    return undefined
  }
  if (row.auth === 'optional')
    return token === '' ? undefined : auth.identifyCached(token, ctx).catch(ignoreUnauthenticated)
  if (isCrossSite(req, corsOrigins)) throw new AppError('forbidden', 'gateway.cross_site', '不支持跨站请求')
  const identity = await auth.identify(token, ctx)
  if (row.auth === 'admin') {
    requireAdmin(identity)
    reportSiteAddress(req, context, identity)
  }
  return identity
}

/** Routes with a cache skip this step: the caller is identified only when the anonymous answer is a refusal. */
export const createAuthentication = (deps: AuthenticateDeps): Step => {
  const identify = async (call: Call): Promise<void> => {
    call.user = await authenticate(call, deps)
  }
  return (call) => (call.route.row.cache || call.route.row.auth === 'public' ? undefined : identify(call))
}
