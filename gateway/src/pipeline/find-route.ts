import createRouter from 'find-my-way'
import { isPrefetch } from '../identity/client.ts'
import { HttpError } from '../http/error.ts'
import { isCallPath } from '../http/send-failure.ts'
import { pathOf } from '../http/url.ts'
import type { PreparedRoute, Step } from './step.ts'

/** The routes of one path. */
interface Endpoint {
  byMethod: ReadonlyMap<string, PreparedRoute>
  allow: string
}

/** Longer than any URL that Node accepts: schemas limit parameters, the router does not. */
const maxParamLength = 100_000

const endpointOf = (routes: readonly PreparedRoute[]): Endpoint => {
  const byMethod = new Map(routes.map((route) => [route.method, route]))
  // HEAD only for shared reads: some private GETs have side effects.
  const head = routes.find(({ method, row }) => method === 'GET' && row.cache !== undefined)
  if (head) byMethod.set('HEAD', head)
  return { byMethod, allow: [...byMethod.keys()].join(', ') }
}

/** The router knows paths only, under one method, because a known path with another method is answered with 405 and `Allow`. */
const createPathRouter = (routes: readonly PreparedRoute[]): createRouter.Instance<createRouter.HTTPVersion.V1> => {
  const router = createRouter({
    caseSensitive: false,
    ignoreTrailingSlash: true,
    maxParamLength,
    querystringParser: () => ({}),
    // A result without an endpoint: the path has a malformed percent-encoding.
    onBadUrl: () => undefined,
  })
  for (const [path, ofPath] of Map.groupBy(routes, (route) => route.path))
    router.on('GET', path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, endpointOf(ofPath))
  return router
}

/**
 * Finds the row of the route table. Requests for other paths are files or pages, unless the path belongs to calls.
 * @throws HttpError 400 for a malformed path of a call, 404, 405 with `Allow`
 */
export const createRouteFinder = (routes: readonly PreparedRoute[], serveFileOrPage: Step): Step => {
  const router = createPathRouter(routes)
  return (call) => {
    const { method = '', url = '' } = call.req
    const path = pathOf(url)
    const found = router.find('GET', path)
    const endpoint = found?.store as Endpoint | null | undefined
    if (!endpoint) {
      if (isCallPath(path)) throw found ? new HttpError(400, '请求格式错误') : new HttpError(404, '接口不存在')
      call.isAnswered = true
      return serveFileOrPage(call)
    }
    const route = endpoint.byMethod.get(method)
    if (!route) throw new HttpError(405, '不支持的请求方法', { Allow: endpoint.allow })
    call.route = route
    call.params = found?.params as Record<string, string>
    call.context.route = route.spec
    call.context.visitKind = isPrefetch(call.context.headers) ? undefined : route.visitKind
  }
}
