import { finished, Writable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { AppError, unavailableError } from '@pandex/platform/errors'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathOf } from '../../http/address.ts'
import { closedError } from '../../http/authenticate.ts'
import { failureOf, HttpError } from '../../http/error.ts'
import { parseInput } from '../../http/input.ts'
import type { Wanted } from '../../gate/gate.ts'
import { isPrefetch } from '../../gate/visitor.ts'
import { kindOfPage } from '../../gate/visit-counts.ts'
import type { VisitKind } from '../../gate/visit-counts.ts'
import { createEntry } from '../../cache/entry.ts'
import type { Entry, Lifetime } from '../../cache/entry.ts'
import { bodyOf, cacheKeyOf, loadShared, runRoute } from '../../http/routes-in-process.ts'
import type { PreparedRoute, RunnerDeps } from '../../http/routes-in-process.ts'
import { htmlType } from '../../http/send.ts'
import { sendEntry } from '../../http/send-entry.ts'
import { contextOf, readBudgetMs, visitOf } from '../../http/visit.ts'
import type { Visit } from '../../http/visit.ts'
import type { Route } from '../route.ts'
import type { Rendered, RenderInput, WebBuild } from '../../http/web-build.ts'

export interface PageDeps extends RunnerDeps {
  routes: readonly PreparedRoute[]
  web: WebBuild | undefined
}

const renderBudgetMs = readBudgetMs + 1_000

const maxCachedUrlLength = 1_000

/** Pages of a session are rendered in the browser and are not indexed. */
const isShell = (path: string): boolean => /^\/(admin|login)(\/|$)/.test(path)

const pageLifetime: Lifetime = { freshMs: 1_000, staleMs: 1_000, spareMs: 60_000 }
/** Statuses whose pages are cached. 410: the resource was removed permanently. */
const keptStatuses = new Set([200, 410])

const unkept: Lifetime = { freshMs: 0, staleMs: 0, spareMs: 0 }

const pageHeaders = { 'Cache-Control': 'no-cache', Vary: 'Cookie' }
const shellHeaders = { ...pageHeaders, 'X-Robots-Tag': 'noindex' }

const themeOf = ({ headers }: IncomingMessage): string => {
  const cookie = headers.cookie ?? ''
  return /(?:^|;\s*)is_dark=(true|false|1|0)(?:;|$)/.exec(cookie)?.[1] ?? ''
}

const pageStatusOf = (error: unknown, status: number): number => {
  if (!(error instanceof AppError) || error.kind !== 'not_found') return status
  return error.code === 'disk.gone' ? 410 : 404
}

interface MadeOf {
  tags: Set<string>
  wanted: Wanted
}

interface Envelope {
  code: number
  msg: string
  data: unknown
  status?: number
}

/** @throws AppError `unavailable` after `pageWaitMs`; the call continues and fills the cache, from which the browser reads it later */
const inTime = async (entry: Entry | Promise<Entry>, { pageWaitMs }: Route): Promise<Entry> => {
  if (pageWaitMs === undefined || !(entry instanceof Promise)) return entry
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailableError(new Error('too slow for a page'))), pageWaitMs)
  })
  return Promise.race([entry, late]).finally(() => clearTimeout(timer))
}

/** Runs public rows as an anonymous client. @param madeOf collects their tags and counts */
const apiFor = (deps: PageDeps, visit: Visit, madeOf: MadeOf): RenderInput['api'] => {
  const bySpec = new Map(deps.routes.map((route) => [route.spec, route]))
  const call = async (spec: string, given: unknown): Promise<Envelope> => {
    const prepared = bySpec.get(spec)
    if (prepared?.row.auth !== 'public' && prepared?.row.auth !== 'optional')
      throw new Error(`a page asked for ${spec}`)
    const input = parseInput(prepared.schema, given ?? {})
    if (!prepared.row.cache) {
      const ctx = contextOf(visit, { log: deps.log, budgetMs: readBudgetMs })
      return JSON.parse(bodyOf(prepared, await runRoute(prepared, input, ctx, deps))) as Envelope
    }
    const entry = await inTime(loadShared(prepared, cacheKeyOf(prepared, input), input, visit, deps), prepared.row)
    for (const tag of entry.tags) madeOf.tags.add(tag)
    madeOf.wanted.searched ??= entry.wanted?.searched
    madeOf.wanted.viewed ??= entry.wanted?.viewed
    return JSON.parse(entry.identity.body.toString()) as Envelope
  }
  const failed = (error: unknown): Envelope => {
    const { status, body } = failureOf(error, deps.log, visit.requestId)
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
const collect = (rendered: Rendered): Promise<Buffer> =>
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

const renderPage = async (deps: PageDeps, web: WebBuild, url: string, isDark: string, visit: Visit): Promise<Entry> => {
  const late = new AbortController()
  const timeout = delay(renderBudgetMs, undefined, { signal: late.signal, ref: false }).then(() => {
    throw unavailableError(new Error('rendering took too long'))
  })
  const madeOf: MadeOf = { tags: new Set(), wanted: {} }
  const work = (async () => {
    const rendered = await web.render({
      url,
      cookies: isDark === '' ? {} : { is_dark: isDark },
      api: apiFor(deps, visit, madeOf),
      assets: web.manifest,
    })
    const lifetime = keptStatuses.has(rendered.status) ? pageLifetime : unkept
    const type = rendered.headers?.['content-type'] ?? htmlType
    const entry = createEntry(await collect(rendered), lifetime, type, rendered.status)
    const location = rendered.headers?.location
    return { ...entry, ...(location && { location }), tags: [...madeOf.tags], wanted: madeOf.wanted }
  })()
  try {
    return await Promise.race([work, timeout])
  } finally {
    timeout.catch(() => undefined)
    late.abort()
  }
}

/** Counts only the search of a search page and the view of a detail page; other pages contain both as secondary content. */
const wantedOfPage = (kind: VisitKind | undefined, { wanted }: Entry): Wanted => {
  if (kind === 'search') return { searched: wanted?.searched }
  return kind === 'detail' ? { viewed: wanted?.viewed } : {}
}

/** URLs that start with `//` or a scheme resolve to another site. */
const isOwnPath = (url: string): boolean => /^\/(?![/\\])/.test(url)

export interface Pages {
  serve: (req: IncomingMessage, res: ServerResponse) => Promise<void>
  /** Whether the page is fresh in the cache; cached pages skip the routing by Express. */
  isDrawn: (req: IncomingMessage) => boolean
}

const isRead = (req: IncomingMessage): boolean => req.method === 'GET' || req.method === 'HEAD'

const keyOf = (req: IncomingMessage, isDark: string): string => `page\n${isDark}\n${req.url}`

export const createPages = (deps: PageDeps): Pages => {
  const load = (req: IncomingMessage, visit: Visit): Entry | Promise<Entry> => {
    const { web } = deps
    if (!web) throw unavailableError()
    const { url = '/' } = req
    const isDark = themeOf(req)
    const make = (): Promise<Entry> => renderPage(deps, web, url, isDark, visit)
    const key = keyOf(req, isDark)
    return url.length > maxCachedUrlLength ? make() : (deps.cache.fresh(key) ?? deps.cache.load(key, make))
  }
  return {
    async serve(req, res) {
      const { url = '/' } = req
      if (!isRead(req)) throw new HttpError(405, '不支持的请求方法', { Allow: 'GET, HEAD' })
      if (!isOwnPath(url)) throw new HttpError(400, '请求格式错误')
      const path = pathOf(url)
      const visit = visitOf(res)
      visit.route = 'page'
      visit.kind = isPrefetch(visit.headers) ? undefined : kindOfPage(path)
      const held = deps.gate.spend(visit, 'page', false)
      if (held) await held
      const closedText = deps.gate.maintenanceText()
      if (closedText !== undefined && !isShell(path)) throw closedError(closedText)
      const page = load(req, visit)
      const headers = isShell(path) ? shellHeaders : pageHeaders
      const entry = page instanceof Promise ? await page : page
      sendEntry(req, res, entry, headers)
      deps.gate.countWanted(visit, wantedOfPage(visit.kind, entry))
    },
    isDrawn: (req) => isRead(req) && deps.cache.isFresh(keyOf(req, themeOf(req))),
  }
}
