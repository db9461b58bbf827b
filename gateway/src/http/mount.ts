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
import type { Express } from 'express'
import { pathOf } from './address.ts'
import { authenticate, checkOpen } from './authenticate.ts'
import { defaultMaxBodyBytes, readBody } from './body.ts'
import { HttpError } from './error.ts'
import type { PipelineDeps } from './pipeline.ts'
import type { PreparedRoute } from './routes-in-process.ts'
import { servePrivate } from './serve-private.ts'
import { serveShared } from './serve-shared.ts'
import { visitOf } from './visit.ts'

type Params = Record<string, string>

/** A row that can be called, by name and method. */
export interface ServedRoute extends PreparedRoute {
  serve: (req: IncomingMessage, res: ServerResponse, params: Params) => Promise<void>
}

/** Steps 3 to 7 for one row. */
export const serveRoute = (prepared: PreparedRoute, deps: PipelineDeps): ServedRoute => {
  const { row, spec } = prepared
  const isEssential = row.isEssential === true
  const maxBodyBytes = row.maxBodyBytes ?? defaultMaxBodyBytes
  const isShared = row.cache !== undefined
  const answer = isShared ? serveShared(prepared, deps) : servePrivate(prepared, deps)
  const serve = async (req: IncomingMessage, res: ServerResponse, params: Params): Promise<void> => {
    const visit = visitOf(res)
    const { client, headers } = visit
    visit.route = spec
    visit.kind = prepared.visitKind
    const held = deps.gate.spend(visit, row.limit, isEssential)
    if (held) await held
    const user = isShared ? undefined : await authenticate(prepared, req, res, deps)
    const opening = checkOpen(prepared, user, req, res, deps)
    if (opening) await opening
    const body = await readBody(req, maxBodyBytes)
    const { method = '', url = '' } = req
    const checking = deps.gate.checkSignature(
      { spec, limitClass: row.limit, method, url, headers, body, client },
      isEssential,
    )
    if (checking) await checking
    await answer({ req, res, visit, params, body, user })
  }
  return { ...prepared, serve }
}

/** Mounts every row of the table. A known path with another method is answered with the methods it has. */
export const mountRoutes = (app: Express, routes: readonly ServedRoute[]): void => {
  for (const [path, ofPath] of Map.groupBy(routes, (route) => route.path)) {
    const byMethod = new Map(ofPath.map((route) => [route.method, route.serve]))
    const head = byMethod.get('GET')
    if (head) byMethod.set('HEAD', head)
    const allow = [...byMethod.keys()].join(', ')
    app.route(path.replaceAll(/\{(\w+)\}/g, ':$1')).all(async (req, res) => {
      const serve = byMethod.get(req.method)
      if (!serve) throw new HttpError(405, '不支持的请求方法', { Allow: allow })
      await serve(req, res, req.params as Params)
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
  const byAddress = new Map(plain.map((route) => [`${route.method} ${route.path}`, { route, params: noParams }]))
  const withParams = routes
    .filter(({ path }) => path.includes('{'))
    .map((route) => ({ route, pattern: patternOf(route.path) }))
  return ({ method = '', url = '' }) => {
    const path = pathOf(url)
    const found = byAddress.get(`${method} ${path}`)
    if (found) return found
    for (const { route, pattern } of withParams) {
      const match = route.method === method ? pattern.exec(path) : null
      if (match) return { route, params: { ...match.groups } }
    }
    return undefined
  }
}
