import type { Dispatcher } from 'undici'
import type { Resource } from '../process/resource.ts'
import { inSpan, isTracing, setSpanAttributes } from '../telemetry/tracing.ts'
import { openDispatcher } from './dispatcher.ts'
import type { Resolve } from './dispatcher.ts'
import { forbiddenError, OutboundError, toOutboundError } from './outbound-error.ts'
import { acceptedEncodings, readBody } from './read-body.ts'
import { followRedirect, readLocation } from './redirect.ts'
import type { Hop } from './redirect.ts'
import { createHostCheck, readTarget } from './target.ts'

export { OutboundError } from './outbound-error.ts'
export type { OutboundReason } from './outbound-error.ts'

export interface OutboundOptions {
  /** Exact host names, or '.suffix' for a domain and all its subdomains. */
  allowedHosts: readonly string[]
  /** http(s) proxy for all requests; undefined: direct. The proxy resolves names itself. */
  proxyUrl?: string
  /** Allows a proxy in the private network; otherwise its address must be public too. */
  isPrivateProxyAllowed?: boolean
  /**
   * For tests and local development only: connects all allowed hosts to this https://127.0.0.1:port and trusts `ca` (PEM). TLS server name
   * and Host stay those of the real host. With a proxy only `ca` applies.
   */
  mapTo?: { origin: string; ca: string }
  /** Replaces DNS in tests; its answers are checked like real ones, also for mapped hosts. */
  resolve?: Resolve
}

export interface OutboundRequest {
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  body?: string | Buffer
  /** Timeout of the whole exchange: DNS, connections, redirects and body; default 5000. */
  timeoutMs?: number
  /** Limit of the body before and after decompression; default 1,000,000. */
  maxBytes?: number
  /** Redirects to follow, default 3. 0 returns the redirect itself. */
  maxHops?: number
  /** Returns the body as text with one character per byte (Latin-1). */
  isBinary?: boolean
  signal?: AbortSignal
}

export interface OutboundResponse {
  status: number
  /** Lower-case names; repeated headers joined by ', '. Without set-cookie. */
  headers: Record<string, string>
  setCookies: string[]
  text: string
  url: string
}

/** The only outbound HTTP client: allow-listed hosts, public addresses, https on port 443. */
export interface Outbound extends Resource {
  /** @throws OutboundError and nothing else */
  fetch(request: OutboundRequest): Promise<OutboundResponse>
}

/** Headers that callers must not set; `host` would change the TLS server name to verify. */
const reservedHeaders =
  /^(accept-encoding|connection|content-length|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i

type Limits = Required<Pick<OutboundRequest, 'maxBytes' | 'maxHops' | 'isBinary'>> & { signal: AbortSignal }

/** Rejects as soon as the signal aborts: undici does not observe the signal in every phase. */
const rejectOnAbort = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const stop = Promise.withResolvers<never>()
  const onAbort = (): void => stop.reject(signal.reason as Error)
  signal.addEventListener('abort', onAbort)
  if (signal.aborted) onAbort()
  return Promise.race([work, stop.promise]).finally(() => signal.removeEventListener('abort', onAbort))
}

const splitHeaders = (
  all: Record<string, string | string[] | undefined>,
): Pick<OutboundResponse, 'headers' | 'setCookies'> => {
  const { 'set-cookie': cookies = [], ...others } = all
  const headers = Object.entries(others).map(([name, value = '']) => [name, [value].flat().join(', ')])
  return { headers: Object.fromEntries(headers) as Record<string, string>, setCookies: [cookies].flat() }
}

const exchange = async (dispatcher: Dispatcher, hop: Hop, limits: Limits, isAllowed: (host: string) => boolean) => {
  const { url, method, headers, body } = hop
  const { signal } = limits
  const answer = await dispatcher.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method,
    headers: { ...headers, 'accept-encoding': acceptedEncodings },
    body,
    signal,
  })
  const { headers: own, setCookies } = splitHeaders(answer.headers)
  const location = limits.maxHops > 0 ? readLocation(answer.statusCode, own) : undefined
  if (location === undefined) {
    const text = await readBody(answer.body, own, limits)
    return { answer: { status: answer.statusCode, headers: own, setCookies, text, url: url.href } }
  }
  await answer.body.dump({ limit: 16_384, signal }).catch(() => undefined)
  const to = readTarget(URL.parse(location, url.href)?.href ?? '', isAllowed)
  return { next: followRedirect(hop, answer.statusCode, to) }
}

export const openOutbound = ({ allowedHosts, ...options }: OutboundOptions): Outbound => {
  const isAllowed = createHostCheck(allowedHosts)
  const dispatcher = openDispatcher(options)

  const follow = async (request: OutboundRequest, limits: Limits): Promise<OutboundResponse> => {
    const { method = 'GET', headers = {}, body } = request
    const own = Object.keys(headers).find((name) => reservedHeaders.test(name))
    if (own !== undefined) throw forbiddenError(`header ${own}`)
    let hop: Hop = { url: readTarget(request.url, isAllowed), method, headers, body }
    for (let hops = 0; hops <= limits.maxHops; hops += 1) {
      const { answer, next } = await exchange(dispatcher, hop, limits, isAllowed)
      if (answer) return answer
      hop = next
    }
    throw new OutboundError('too_many_hops')
  }

  const fetchInTime = async (request: OutboundRequest): Promise<OutboundResponse> => {
    const { timeoutMs = 5_000, maxBytes = 1_000_000, maxHops = 3, isBinary = false, signal: callers } = request
    const own = new AbortController()
    const stop = (): void => own.abort(new OutboundError('timed_out'))
    const timer = setTimeout(stop, timeoutMs)
    callers?.addEventListener('abort', stop)
    if (callers?.aborted) stop()
    const { signal } = own
    try {
      return await rejectOnAbort(follow(request, { maxBytes, maxHops, isBinary, signal }), signal)
    } catch (error) {
      throw signal.aborted ? new OutboundError('timed_out', error) : toOutboundError(error)
    } finally {
      clearTimeout(timer)
      callers?.removeEventListener('abort', stop)
    }
  }
  /** Outside servers get no trace headers. Traces omit the path, because it may hold a key. */
  const fetch = (request: OutboundRequest): Promise<OutboundResponse> => {
    if (!isTracing()) return fetchInTime(request)
    const { method = 'GET', url } = request
    const host = URL.parse(url)?.hostname ?? ''
    const attributes = { 'http.request.method': method, 'server.address': host }
    return inSpan(`${method} ${host}`, { kind: 'client', attributes }, async () => {
      const response = await fetchInTime(request)
      setSpanAttributes({ 'http.response.status_code': response.status })
      return response
    })
  }
  return { name: 'outbound', fetch, [Symbol.asyncDispose]: () => dispatcher.destroy() }
}
