/**
 * The pipeline of every JSON route. Every error is converted by error.ts.
 *
 * | step | where | reason for the order |
 * |---|---|---|
 * | 1 request id, client address | `createVisits` in visit.ts | for every request |
 * | 2 blacklist, bans, User-Agent | `gate.admit`, called in app.ts | for every request, pages and files too; in memory |
 * | 3 rate limit, throttling levels | `gate.spend` | before authentication, so that token guessing is limited |
 * | 4 authentication | `authenticate` | also refuses cross-site requests; shared reads authenticate only after a refusal (step 7) |
 * | 5 maintenance | `checkOpen` | after authentication: admins may continue |
 * | 6 signature | `gate.checkSignature` | over the raw bytes, so before parsing |
 * | 7 schema, cache, call | serve-shared.ts, serve-private.ts | a cache hit skips parsing, too |
 *
 * `createFinder` matches paths exactly as the table spells them, because Express would take longer than a cache hit. Express handles other
 * spellings, other methods and all other routes.
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

export interface ServedRoute extends PreparedRoute {
  serve: (req: IncomingMessage, res: ServerResponse, params: Params, fail: (error: unknown) => void) => void
}

type Enter = (visit: Visit, req: IncomingMessage, res: ServerResponse) => Promise<Identity | undefined> | undefined

/** Steps 3 to 5 for one row. Stays synchronous when it can: extra microtasks cost about 10 % on cache hits. */
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

/** Mounts every row. A known path with another method is answered with 405 and `Allow`. */
export const mountRoutes = (app: Express, routes: readonly ServedRoute[]): void => {
  for (const [path, ofPath] of Map.groupBy(routes, (route) => route.path)) {
    const byMethod = new Map(ofPath.map((route) => [route.method, route.serve]))
    // HEAD only for shared reads: some private GETs have side effects.
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

export interface Found {
  route: ServedRoute
  params: Params
}

const noParams: Params = {}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[\\w-]+)')}$`)

/** Matches only paths spelled exactly as in the table; Express handles the others. */
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
