/**
 * The one pipeline that every JSON route goes through. Whatever is thrown on the way leaves through error.ts.
 *
 * | step | where | why there |
 * |---|---|---|
 * | 1 request id, client address | `beginVisit` in visit.ts | for every request |
 * | 2 blacklist, bans, User-Agent | `gate.admit`, called in app.ts | for every request, pages and files too; costs nothing |
 * | 3 limit and ladder | `gate.spend` | before auth: guessing tokens has a price |
 * | 4 auth | `authenticate` | refuses pages of other sites, too; a shared read asks only when it refuses a stranger (step 7) |
 * | 5 the site is open | `checkOpen` | after auth: admins go on |
 * | 6 signature | `gate.checkSignature` | over the bytes as they came, so before anything is parsed |
 * | 7 schema, memory, call | `serveShared`, `servePrivate` | an answer in memory saves the parsing, too |
 */
import { AppError } from '@pandex/platform/errors'
import type { ErrorKind } from '@pandex/platform/errors'
import type { Identity } from '@pandex/platform/grpc/context'
import type { Express, Request, Response } from 'express'
import { LRUCache } from 'lru-cache'
import { authenticate, checkOpen, showsToken } from './authenticate.ts'
import type { AuthenticateDeps } from './authenticate.ts'
import { defaultMaxBodyBytes, parseJsonBody, readBody } from './body.ts'
import { HttpError } from './error.ts'
import { mergeInput, parseInput } from './input.ts'
import type { Entry } from './read-cache.ts'
import { bodyOf, cacheKeyOf, loadShared, runRoute } from './routes-in-process.ts'
import type { PreparedRoute, RunnerDeps } from './routes-in-process.ts'
import { sendDownload, sendEntry, sendJson, sharedHeaders, strangersHeaders } from './send.ts'
import { contextOf, hangUpSignal, readBudgetMs, visitOf, writeBudgetMs } from './visit.ts'

export type PipelineDeps = RunnerDeps & AuthenticateDeps

/** The last step: answers a request that may be answered. */
type Serve = (req: Request, res: Response, body: Buffer, user: Identity | undefined) => Promise<void>

const fieldsOf = ({ method }: PreparedRoute, req: Request, body: Buffer): Record<string, unknown> =>
  method === 'GET' ? {} : parseJsonBody(body, req.headers)

/** Serves one visitor his own answer. */
const servePrivate =
  (prepared: PreparedRoute, deps: PipelineDeps): Serve =>
  async (req, res, body, user) => {
    const { token: _, ...query } = req.query
    const given = prepared.row.auth === 'open' ? query : req.query
    const input = parseInput(prepared.schema, mergeInput(given, fieldsOf(prepared, req, body), req.params))
    const ctx = contextOf(visitOf(res), {
      log: deps.log,
      budgetMs: prepared.method === 'GET' ? readBudgetMs : writeBudgetMs,
      signal: hangUpSignal(res),
      ...(user && { user }),
    })
    const answer = await runRoute(prepared, input, ctx, deps)
    const { download } = prepared.row
    if (download) return sendDownload(res, download, answer.data as AsyncIterable<string>)
    sendJson(res, 200, bodyOf(prepared, answer))
  }

/** What a request that was seen before, byte for byte, is known to mean. */
interface Understood {
  input: unknown
  key: string
}

const maxRememberedLength = 4_000

/** Serves a public read. A request whose bytes were understood before is not parsed again. */
const serveShared = (prepared: PreparedRoute, deps: PipelineDeps): Serve => {
  const remembered = new LRUCache<string, Understood>({
    maxSize: 4_000_000,
    sizeCalculation: (_, written) => written.length * 2,
  })
  const understand = (req: Request, body: Buffer): Understood => {
    const written = `${req.url}\n${req.headers['content-type']}\n${req.headers['content-encoding']}\n${body.toString('latin1')}`
    const before = remembered.get(written)
    if (before) return before
    const input = parseInput(prepared.schema, mergeInput(req.query, fieldsOf(prepared, req, body), req.params))
    const understood = { input, key: cacheKeyOf(prepared, input) }
    if (written.length <= maxRememberedLength) remembered.set(written, understood)
    return understood
  }
  const isOptional = prepared.row.auth === 'optional'
  const headers = isOptional ? strangersHeaders : sharedHeaders
  const serveOwn = servePrivate(prepared, deps)
  return async (req, res, body) => {
    const { input, key } = understand(req, body)
    const stranger = loadShared(prepared, key, input, visitOf(res), deps)
    if (!isOptional || !showsToken(req)) return sendEntry(req, res, await stranger, headers)
    const answered = await Promise.resolve(stranger).catch(asRefusal)
    // Who he is matters only where a stranger is refused something; until then it is not even asked.
    if (isServed(answered)) return sendEntry(req, res, answered, headers)
    const user = await authenticate(prepared, req, res, deps)
    if (user) return serveOwn(req, res, body, user)
    if (answered instanceof AppError) throw answered
    sendEntry(req, res, answered, headers)
  }
}

/** What the caller himself may be answered where a stranger is not. */
const refusals = new Set<ErrorKind>(['failed_precondition', 'unauthenticated', 'not_found'])

const asRefusal = (error: unknown): AppError => {
  if (error instanceof AppError && refusals.has(error.kind)) return error
  throw error
}

const isServed = (answered: Entry | AppError): answered is Entry =>
  !(answered instanceof AppError) && answered.verdict === undefined

/** Steps 3 to 7 for one row. */
const serveRoute = (prepared: PreparedRoute, deps: PipelineDeps): ((req: Request, res: Response) => Promise<void>) => {
  const { row, spec } = prepared
  const isEssential = row.isEssential === true
  const maxBodyBytes = row.maxBodyBytes ?? defaultMaxBodyBytes
  const isShared = row.cache !== undefined
  const serve = isShared ? serveShared(prepared, deps) : servePrivate(prepared, deps)
  return async (req, res) => {
    const visit = visitOf(res)
    const { client, headers } = visit
    visit.route = spec
    visit.kind = prepared.visitKind
    await deps.gate.spend(visit, row.limit, isEssential)
    const user = isShared ? undefined : await authenticate(prepared, req, res, deps)
    await checkOpen(prepared, user, req, res, deps)
    const body = await readBody(req, maxBodyBytes)
    const call = { spec, limitClass: row.limit, method: req.method, url: req.originalUrl, headers, body, client }
    await deps.gate.checkSignature(call, isEssential)
    await serve(req, res, body, user)
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
