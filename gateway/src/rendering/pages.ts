import { finished, Writable } from 'node:stream'
import { withTimeout } from '@pandex/platform/resilience/with-timeout'
import { AppError, unavailableError } from '@pandex/platform/errors'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathOf } from '../http/url.ts'
import { maintenanceError } from '../pipeline/check-maintenance.ts'
import { failureOf, HttpError } from '../http/error.ts'
import { parseInput } from '../pipeline/input-schema.ts'
import { isPrefetch } from '../identity/client.ts'
import { visitKindOfPage } from '../usage/visit-counts.ts'
import type { VisitKind } from '@pandex/contracts/enums'
import { createCachedResponse } from '../cache/cached-response.ts'
import type { CachedResponse, Lifetime } from '../cache/cached-response.ts'
import { cacheKeyOf, loadSharedResponse } from '../cache/load-shared-response.ts'
import { bodyOf, runRoute } from '../pipeline/run-route.ts'
import type { RunnerDeps } from '../pipeline/run-route.ts'
import type { PreparedRoute } from '../pipeline/step.ts'
import { htmlType } from '../http/send.ts'
import { sendCachedResponse } from '../fast-path/send-cached-response.ts'
import { createCallContext, readBudgetMs, contextOf } from '../pipeline/request-context.ts'
import type { Route } from '../routes/route.ts'
import { insertTags } from './page-tags.ts'
import type { PageTags } from './page-tags.ts'
import type { RenderedPage, RenderInput, WebBuild } from './web-build.ts'
import type { RequestContext, UsageEvent } from '../types.ts'

export interface PageDeps extends RunnerDeps {
  routes: readonly PreparedRoute[]
  web: WebBuild | undefined
}

const renderBudgetMs = readBudgetMs + 1_000

const maxCachedUrlLength = 1_000

/** Pages of a session are rendered in the browser and are not indexed. */
const isSessionPage = (path: string): boolean => /^\/(admin|login)(\/|$)/.test(path)

const pageLifetime: Lifetime = { freshMs: 1_000, staleWhileRevalidateMs: 1_000, staleIfErrorMs: 60_000 }
/** Statuses whose pages are cached. 410: the resource was removed permanently. */
const cachedStatuses = new Set([200, 410])

const uncachedLifetime: Lifetime = { freshMs: 0, staleWhileRevalidateMs: 0, staleIfErrorMs: 0 }

const pageHeaders = { 'Cache-Control': 'no-cache', Vary: 'Cookie' }
const sessionPageHeaders = { ...pageHeaders, 'X-Robots-Tag': 'noindex' }

const themeOf = ({ headers }: IncomingMessage): string => {
  const cookie = headers.cookie ?? ''
  return /(?:^|;\s*)is_dark=(true|false|1|0)(?:;|$)/.exec(cookie)?.[1] ?? ''
}

const pageStatusOf = (error: unknown, status: number): number => {
  if (!(error instanceof AppError) || error.kind !== 'not_found') return status
  return error.code === 'disk.gone' ? 410 : 404
}

interface PageSources {
  tags: Set<string>
  usage: UsageEvent
}

interface Envelope {
  code: number
  msg: string
  data: unknown
  status?: number
}

/** @throws AppError `unavailable` after `pageWaitMs`; the call continues and fills the cache, from which the browser reads it later */
const withPageTimeout = async (
  entry: CachedResponse | Promise<CachedResponse>,
  { pageWaitMs }: Route,
): Promise<CachedResponse> => {
  if (pageWaitMs === undefined || !(entry instanceof Promise)) return entry
  return withTimeout(entry, pageWaitMs, () => {
    throw unavailableError(new Error('too slow for a page'))
  })
}

/** Runs public rows as an anonymous client. @param sources collects their tags and counts */
const createRenderApi = (deps: PageDeps, context: RequestContext, sources: PageSources): RenderInput['api'] => {
  const bySpec = new Map(deps.routes.map((route) => [route.spec, route]))
  const call = async (spec: string, rawInput: unknown): Promise<Envelope> => {
    const prepared = bySpec.get(spec)
    if (prepared?.row.auth !== 'public' && prepared?.row.auth !== 'optional')
      throw new Error(`a page asked for ${spec}`)
    const input = parseInput(prepared.schema, rawInput ?? {})
    if (!prepared.row.cache) {
      const ctx = createCallContext(context, { log: deps.log, budgetMs: readBudgetMs })
      return JSON.parse(bodyOf(prepared, await runRoute(prepared, input, ctx, deps))) as Envelope
    }
    const entry = await withPageTimeout(
      loadSharedResponse(prepared, cacheKeyOf(prepared, input), input, context, deps),
      prepared.row,
    )
    for (const tag of entry.tags) sources.tags.add(tag)
    sources.usage.search ??= entry.usage?.search
    sources.usage.view ??= entry.usage?.view
    return JSON.parse(entry.identity.body.toString()) as Envelope
  }
  const failed = (error: unknown): Envelope => {
    const { status, body } = failureOf(error, deps.log, context)
    return { ...(JSON.parse(body) as Envelope), status: pageStatusOf(error, status) }
  }
  return async (spec, input) => {
    const { status = 200, ...envelope } = await call(spec, input).catch(failed)
    if (envelope.code === 200) return envelope.data
    // oxlint-disable-next-line typescript/only-throw-error -- the front knows failures by their shape, not by our classes
    throw { ...envelope, status }
  }
}

/** Buffers the whole document, so that an error while rendering can still become an error page. */
const collect = (rendered: RenderedPage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(chunk)
        done()
      },
    })
    finished(sink, (error) => (error ? reject(error) : resolve(Buffer.concat(chunks))))
    rendered.pipe(sink)
  })

const renderPage = async (
  deps: PageDeps,
  web: WebBuild,
  url: string,
  isDark: string,
  context: RequestContext,
  tags: PageTags | undefined,
): Promise<CachedResponse> => {
  const sources: PageSources = { tags: new Set(), usage: {} }
  const work = (async () => {
    const rendered = await web.render({
      url,
      cookies: isDark === '' ? {} : { is_dark: isDark },
      api: createRenderApi(deps, context, sources),
      assets: web.manifest,
    })
    const lifetime = cachedStatuses.has(rendered.status) ? pageLifetime : uncachedLifetime
    const type = rendered.headers?.['content-type'] ?? htmlType
    const entry = createCachedResponse(insertTags(await collect(rendered), tags), lifetime, type, rendered.status)
    const location = rendered.headers?.location
    return { ...entry, ...(location && { location }), tags: [...sources.tags], usage: sources.usage }
  })()
  return withTimeout(work, renderBudgetMs, () => {
    throw unavailableError(new Error('rendering took too long'))
  })
}

/** Counts only the search of a search page and the view of a detail page; other pages contain both as secondary content. */
const usageEventOfPage = (kind: VisitKind | undefined, { usage }: CachedResponse): UsageEvent => {
  if (kind === 'search') return { search: usage?.search }
  return kind === 'detail' ? { view: usage?.view } : {}
}

/** URLs that start with `//` or a scheme resolve to another site. */
const isOwnPath = (url: string): boolean => /^\/(?![/\\])/.test(url)

/** Renders every URL that is neither a call nor a file. @throws HttpError 405 with `Allow`, 400 */
export const createPageHandler = (deps: PageDeps): ((req: IncomingMessage, res: ServerResponse) => Promise<void>) => {
  const load = (
    req: IncomingMessage,
    context: RequestContext,
    tags: PageTags | undefined,
  ): CachedResponse | Promise<CachedResponse> => {
    const { web } = deps
    if (!web) throw unavailableError()
    const { url = '/' } = req
    const isDark = themeOf(req)
    const make = (): Promise<CachedResponse> => renderPage(deps, web, url, isDark, context, tags)
    if (url.length > maxCachedUrlLength) return make()
    const key = `page\n${isDark}\n${tags?.fingerprint ?? ''}\n${url}`
    return deps.cache.getFresh(key) ?? deps.cache.load({ key, make })
  }
  return async (req, res) => {
    const { method, url = '/' } = req
    if (method !== 'GET' && method !== 'HEAD') throw new HttpError(405, '不支持的请求方法', { Allow: 'GET, HEAD' })
    if (!isOwnPath(url)) throw new HttpError(400, '请求格式错误')
    const path = pathOf(url)
    const context = contextOf(res)
    context.route = 'page'
    context.visitKind = isPrefetch(context.headers) ? undefined : visitKindOfPage(path)
    await deps.edgeGuard.requestLimits.check(context, 'page', false)
    const { maintenanceText, pageTags } = deps.edgeGuard.settings()
    if (maintenanceText !== undefined && !isSessionPage(path)) throw maintenanceError(maintenanceText)
    const isOfSession = isSessionPage(path)
    const tags = isOfSession ? undefined : pageTags
    const entry = await load(req, context, tags)
    sendCachedResponse(req, res, entry, isOfSession ? sessionPageHeaders : pageHeaders, tags?.sources)
    deps.edgeGuard.usage.record(context, usageEventOfPage(context.visitKind, entry))
    if (method === 'GET' && entry.status < 400 && !isOfSession) deps.edgeGuard.usage.countPageLoad(context)
  }
}
