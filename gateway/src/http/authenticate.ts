import { AppError } from '@pandex/platform/errors'
import type { Identity } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logger'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Gate } from '../gate/gate.ts'
import { queryOf } from './address.ts'
import { noPermission, requireAdmin, tokenOf } from './auth.ts'
import type { Authenticator } from './auth.ts'
import type { PreparedRoute } from './routes-in-process.ts'
import { contextOf, readBudgetMs, visitOf } from './visit.ts'
import type { NoteVisitedAddress } from './visited-address.ts'

export interface AuthenticateDeps {
  auth: Authenticator
  gate: Gate
  corsOrigins: readonly string[]
  noteAddress: NoteVisitedAddress
  log: Logger
}

const asNobody = (error: unknown): undefined => {
  if (error instanceof AppError && error.kind === 'unauthenticated') return undefined
  throw error
}

/**
 * Whether a browser reports a cross-site request. Cookies do not authenticate here, so a cross-site page cannot act for a
 * user. The check protects these routes, some of which are GETs, if cookies are added later.
 */
const isForeign = ({ headers }: IncomingMessage, corsOrigins: readonly string[]): boolean =>
  headers['sec-fetch-site'] === 'cross-site' && !corsOrigins.includes(headers.origin ?? '')

export const showsToken = ({ headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined && tokenOf(headers.authorization) !== ''

/** Identifies the caller as the row's `auth` requires. @throws AppError `unauthenticated`, `forbidden` or `unavailable` */
export const authenticate = async (
  { row }: PreparedRoute,
  req: IncomingMessage,
  res: ServerResponse,
  { auth, gate, corsOrigins, noteAddress, log }: AuthenticateDeps,
): Promise<Identity | undefined> => {
  if (row.auth === 'public') return undefined
  const token = tokenOf(req.headers.authorization)
  const ctx = contextOf(visitOf(res), { log, budgetMs: readBudgetMs })
  if (row.auth === 'open') {
    const inQuery = queryOf(req.url ?? '').token
    const program = await auth.identifyProgram(token || (typeof inQuery === 'string' ? inQuery : ''), ctx)
    if (row.scope === undefined || !program.scopes.includes(row.scope)) throw noPermission()
    await gate.spendToken(visitOf(res), program)
    return undefined
  }
  if (row.auth === 'optional') return token === '' ? undefined : auth.recall(token, ctx).catch(asNobody)
  if (isForeign(req, corsOrigins)) throw new AppError('forbidden', 'gateway.cross_site', '不支持跨站请求')
  const identity = await auth.identify(token, ctx)
  if (row.auth === 'admin') {
    requireAdmin(identity)
    noteAddress(req, visitOf(res), identity)
  }
  return identity
}

/** Admins must be able to log in during maintenance. */
const isOpenToAll = ({ row, spec }: PreparedRoute): boolean =>
  row.isEssential === true || row.auth === 'admin' || spec === 'POST /v1/user/login'

/** Refuses all callers except admins during maintenance. @throws AppError `unavailable` with the configured text */
export const checkOpen = (
  prepared: PreparedRoute,
  user: Identity | undefined,
  req: IncomingMessage,
  res: ServerResponse,
  deps: AuthenticateDeps,
): void | Promise<void> => {
  const text = deps.gate.maintenanceText()
  if (text !== undefined && !isOpenToAll(prepared)) return checkAdmin(text, user, req, res, deps)
}

const checkAdmin = async (
  text: string,
  user: Identity | undefined,
  req: IncomingMessage,
  res: ServerResponse,
  { auth, log }: AuthenticateDeps,
): Promise<void> => {
  const token = tokenOf(req.headers.authorization)
  const ctx = contextOf(visitOf(res), { log, budgetMs: readBudgetMs })
  const caller = user ?? (token === '' ? undefined : await auth.identify(token, ctx).catch(asNobody))
  if (caller?.role !== 'admin') throw closedError(text)
}

export const closedError = (text: string): AppError =>
  new AppError('unavailable', 'gateway.maintenance', text, { retryAfterSeconds: 60 })
