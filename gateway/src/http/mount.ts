/**
 * The one pipeline that every JSON route goes through. Whatever is thrown on the way leaves through error.ts.
 *
 * | step | where | why there |
 * |---|---|---|
 * | 1 request id, client address | `createVisits` in visit.ts | for every request |
 * | 2 blacklist, bans, User-Agent | `gate.admit`, called in app.ts | for every request, pages and files too; costs nothing |
 * | 3 limit and ladder | `gate.spend` | before auth: guessing tokens has a price |
 * | 4 auth | `authenticate` | refuses pages of other sites, too; a shared read asks only when it refuses a stranger (step 7) |
 * | 5 the site is open | `checkOpen` | after auth: admins go on |
 * | 6 signature | `gate.checkSignature` | over the bytes as they came, so before anything is parsed |
 * | 7 schema, memory, call | serve-shared.ts, serve-private.ts | an answer in memory saves the parsing, too |
 *
 * An address written as the table writes it leads straight here (`createFinder`): finding it among all that Express knows would
 * take longer than a cached answer. Other spellings, other methods and all that is no row are left to Express.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Identity } from '@pandex/platform/grpc/context'
import type { Express } from 'express'
import { isPrefetch } from '../gate/visitor.ts'
import { pathOf } from './address.ts'
import { authenticate, checkOpen } from './authenticate.ts'
import { defaultMaxBodyBytes, readBody } from './body.ts'
import { HttpError } from './error.ts'
import type { Call, PipelineDeps } from './pipeline.ts'
import type { PreparedRoute } from './routes-in-process.ts'
import { servePrivate } from './serve-private.ts'
import { serveShared } from './serve-shared.ts'
import { visitOf } from './visit.ts'
import type { Visit } from './visit.ts'

type Params = Record<string, string>

/** A row that can be called, by name and method. */
export interface ServedRoute extends PreparedRoute {
  /** Answers, or tells `fail` why not. */
  serve: (req: IncomingMessage, res: ServerResponse, params: Params, fail: (error: unknown) => void) => void
}

type Enter = (visit: Visit, req: IncomingMessage, res: ServerResponse) => Promise<Identity | undefined> | undefined

/**
 * Steps 3 to 5 for one row: who calls, once he may. What need not be waited for is not: hops of promises would cost a cached
 * answer a tenth of its time.
 */
export const createEntrance = (prepared: PreparedRoute, deps: PipelineDeps): Enter => {
  const { row } = prepared
  const isEssential = row.isEssential === true
  const isShared = row.cache !== undefined
  const enterLater = async (held: void | Promise<void>, req: IncomingMessage, res: ServerResponse) => {
    await held
    const user = isShared ? undefined : await authenticate(prepared, req, res, deps)
    await checkOpen(prepared, user, req, res, deps)
    return user
  }
  return (visit, req, res) => {
    visit.route = prepared.spec
    visit.kind = isPrefetch(visit.headers) ? undefined : prepared.visitKind
    const held = deps.gate.spend(visit, row.limit, isEssential)
    if (held || !isShared) return enterLater(held, req, res)
    return checkOpen(prepared, undefined, req, res, deps)?.then(() => undefined)
  }
}

/** Steps 3 to 7 for one row. */
export const serveRoute = (prepared: PreparedRoute, deps: PipelineDeps): ServedRoute => {
  const { row, spec } = prepared
  const isEssential = row.isEssential === true
  const maxBodyBytes = row.maxBodyBytes ?? defaultMaxBodyBytes
  const answer = row.cache === undefined ? servePrivate(prepared, deps) : serveShared(prepared, deps)
  const limitClass = row.limit
  const enter = createEntrance(prepared, deps)
  const finish = (call: Call): void | Promise<void> => {
    const { method = '', url = '' } = call.req
    const { client, headers } = call.visit
    const { body } = call
    const checking = deps.gate.checkSignature({ spec, limitClass, method, url, headers, body, client }, isEssential)
    return checking ? checking.then(() => answer(call)) : answer(call)
  }
  const serve: ServedRoute['serve'] = (req, res, params, fail) => {
    const visit = visitOf(res)
    const goOn = (user: Identity | undefined): void =>
      readBody(req, maxBodyBytes, {
        onBody(body) {
          try {
            finish({ req, res, visit, params, body, user })?.catch(fail)
          } catch (error) {
            fail(error)
          }
        },
        onFailure: fail,
      })
    try {
      const entering = enter(visit, req, res)
      if (entering) entering.then(goOn).catch(fail)
      else goOn(undefined)
    } catch (error) {
      fail(error)
    }
  }
  return { ...prepared, serve }
}

/** Mounts every row of the table. A known path with another method is answered with the methods it has. */
export const mountRoutes = (app: Express, routes: readonly ServedRoute[]): void => {
  for (const [path, ofPath] of Map.groupBy(routes, (route) => route.path)) {
    const byMethod = new Map(ofPath.map((route) => [route.method, route.serve]))
    // Only what is the same for all changes nothing when it is asked: some reads count, or give, something.
    const head = ofPath.find(({ method, row }) => method === 'GET' && row.cache !== undefined)
    if (head) byMethod.set('HEAD', head.serve)
    const allow = [...byMethod.keys()].join(', ')
    app.route(path.replaceAll(/\{(\w+)\}/g, ':$1')).all((req, res, next) => {
      const serve = byMethod.get(req.method)
      if (!serve) throw new HttpError(405, '不支持的请求方法', { Allow: allow })
      serve(req, res, req.params as Params, next)
    })
  }
}

/** A row, and what stands for its path's parameters. */
export interface Found {
  route: ServedRoute
  params: Params
}

const noParams: Params = {}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[\\w-]+)')}$`)

/** Finds the row of a request whose address is written as the table writes it. */
export const createFinder = (routes: readonly ServedRoute[]): ((req: IncomingMessage) => Found | undefined) => {
  const plain = routes.filter(({ path }) => !path.includes('{'))
  const byPath = new Map(
    [...Map.groupBy(plain, ({ path }) => path)].map(([path, ofPath]) => [
      path,
      ofPath.map((route): Found => ({ route, params: noParams })),
    ]),
  )
  const withParams = routes
    .filter(({ path }) => path.includes('{'))
    .map((route) => ({ route, pattern: patternOf(route.path) }))
  return ({ method = '', url = '' }) => {
    const path = pathOf(url)
    const found = byPath.get(path)?.find(({ route }) => route.method === method)
    if (found) return found
    for (const { route, pattern } of withParams) {
      const match = route.method === method ? pattern.exec(path) : null
      if (match) return { route, params: { ...match.groups } }
    }
    return undefined
  }
}
