/**
 * The one pipeline that every JSON route goes through: request id and client address (visit.ts) → rate limit → auth → body →
 * schema → call → reply → envelope. Whatever is thrown on the way leaves through error.ts. The limit comes before auth so
 * that guessing tokens has a price.
 */
import type { Identity } from '@pandex/platform/grpc/context'
import { AppError } from '@pandex/platform/errors'
import type { Express, Request, Response } from 'express'
import { LRUCache } from 'lru-cache'
import { requireAdmin, tokenOf } from './auth.ts'
import type { Authenticator } from './auth.ts'
import { defaultMaxBodyBytes, parseJsonBody, readBody } from './body.ts'
import { HttpError } from './error.ts'
import { mergeInput, parseInput } from './input.ts'
import type { RateLimiter } from './rate-limit.ts'
import { successBody } from './reply.ts'
import { cacheKeyOf, loadShared, runRoute } from './routes-in-process.ts'
import type { PreparedRoute, RunnerDeps } from './routes-in-process.ts'
import { sendEntry, sendJson, sharedHeaders } from './send.ts'
import { contextOf, hangUpSignal, readBudgetMs, visitOf, writeBudgetMs } from './visit.ts'

export interface PipelineDeps extends RunnerDeps {
  auth: Authenticator
  limiter: RateLimiter
}

const authenticate = async (
  { row }: PreparedRoute,
  req: Request,
  res: Response,
  { auth, log }: PipelineDeps,
): Promise<Identity | undefined> => {
  if (row.auth === 'public') return undefined
  const token = tokenOf(req.headers.authorization)
  const ctx = contextOf(visitOf(res), { log, budgetMs: readBudgetMs })
  if (row.auth === 'open') {
    await auth.checkOpenToken(token || (typeof req.query.token === 'string' ? req.query.token : ''), ctx)
    return undefined
  }
  if (row.auth === 'optional') {
    const forgive = (error: unknown): undefined => {
      if (error instanceof AppError && error.kind === 'unauthenticated') return undefined
      throw error
    }
    return token === '' ? undefined : auth.identify(token, ctx).catch(forgive)
  }
  const identity = await auth.identify(token, ctx)
  if (row.auth === 'admin') requireAdmin(identity)
  return identity
}

const readInput = async ({ method, row, schema }: PreparedRoute, req: Request): Promise<unknown> => {
  const body =
    method === 'GET' ? {} : parseJsonBody(await readBody(req, row.maxBodyBytes ?? defaultMaxBodyBytes), req.headers)
  const { token: _, ...query } = req.query
  return parseInput(schema, mergeInput(row.auth === 'open' ? query : req.query, body, req.params))
}

/** Serves one visitor his own answer. */
const servePrivate = async (
  prepared: PreparedRoute,
  req: Request,
  res: Response,
  deps: PipelineDeps,
): Promise<void> => {
  const user = await authenticate(prepared, req, res, deps)
  const input = await readInput(prepared, req)
  const ctx = contextOf(visitOf(res), {
    log: deps.log,
    budgetMs: prepared.method === 'GET' ? readBudgetMs : writeBudgetMs,
    signal: hangUpSignal(res),
    ...(user && { user }),
  })
  const data = await runRoute(prepared, input, ctx, deps.services)
  sendJson(res, 200, successBody(data, prepared.row.msg))
}

/** What a request that was seen before, byte for byte, is known to mean. */
interface Understood {
  input: unknown
  key: string
}

const maxRememberedLength = 4_000

/** Serves a public read. A request whose bytes were understood before is not parsed again. */
const serveShared = (prepared: PreparedRoute, deps: PipelineDeps) => {
  const remembered = new LRUCache<string, Understood>({
    maxSize: 4_000_000,
    sizeCalculation: (_, written) => written.length * 2,
  })
  const understand = (req: Request, body: Buffer): Understood => {
    const written = `${req.url}\n${req.headers['content-type']}\n${req.headers['content-encoding']}\n${body.toString('latin1')}`
    const before = remembered.get(written)
    if (before) return before
    const fields = prepared.method === 'GET' ? {} : parseJsonBody(body, req.headers)
    const input = parseInput(prepared.schema, mergeInput(req.query, fields, req.params))
    const understood = { input, key: cacheKeyOf(prepared, input) }
    if (written.length <= maxRememberedLength) remembered.set(written, understood)
    return understood
  }
  return async (req: Request, res: Response): Promise<void> => {
    const body = await readBody(req, prepared.row.maxBodyBytes ?? defaultMaxBodyBytes)
    const { input, key } = understand(req, body)
    sendEntry(req, res, await loadShared(prepared, key, input, visitOf(res), deps), sharedHeaders)
  }
}

type Serve = (req: Request, res: Response) => Promise<void>

const serveRoute = (prepared: PreparedRoute, deps: PipelineDeps): Serve => {
  const { row, spec } = prepared
  const isShared = row.auth === 'public' && row.cache !== undefined
  const serve: Serve = isShared ? serveShared(prepared, deps) : (req, res) => servePrivate(prepared, req, res, deps)
  return async (req, res) => {
    const visit = visitOf(res)
    visit.route = spec
    visit.budget = await deps.limiter.spend(row.limit, visit.client)
    await serve(req, res)
  }
}

/** Mounts every row of the table. A known path with another method is answered with the methods it has. */
export const mountRoutes = (app: Express, prepared: readonly PreparedRoute[], deps: PipelineDeps): void => {
  for (const [path, routes] of Map.groupBy(prepared, (route) => route.path)) {
    const byMethod = new Map(routes.map((route) => [route.method, serveRoute(route, deps)]))
    const head = byMethod.get('GET')
    if (head) byMethod.set('HEAD', head)
    const allow = [...byMethod.keys()].join(', ')
    app.route(path.replaceAll(/\{(\w+)\}/g, ':$1')).all(async (req, res) => {
      const serve = byMethod.get(req.method)
      if (!serve) throw new HttpError(405, '不支持的请求方法', { Allow: allow })
      await serve(req, res)
    })
  }
}
