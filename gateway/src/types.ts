/** Types that several folders share. A type that one folder owns stays there. */
import type { IncomingHttpHeaders } from 'node:http'
import type { CacheResult } from '@pandex/platform/telemetry/metrics'
import type { RequestTrace } from '@pandex/platform/telemetry/tracing'
import type { ClientNetworks } from '@pandex/platform/resilience/client-networks'
import type { VisitKind } from '@pandex/contracts/enums'

export interface ClientAddress extends ClientNetworks {
  /** Normalised: an IPv4-mapped IPv6 address becomes IPv4. Empty for invalid input. */
  address: string
  /** The address as 32-bit words, for the blacklist: one (IPv4), four (IPv6) or none (invalid). */
  words: Uint32Array
}

export interface ClientConnection {
  client: ClientAddress
  isSecure: boolean
}

/** A rate limit budget after a request. */
export interface Budget {
  limit: number
  remaining: number
  resetSeconds: number
  isExhausted: boolean
}

/** Sender of a request, as access control and rate limits see it. */
export interface Client {
  client: ClientAddress
  headers: IncomingHttpHeaders
  /** Unverified claim of the User-Agent; set by access control. */
  isCrawler?: boolean
  /** The budget that the response reports; set by the rate limit. */
  budget?: Budget
}

export interface RequestContext extends Client, ClientConnection {
  requestId: string
  startedAtMs: number
  /** The route's spec or name, for logs and metrics; never the path, which contains user input. */
  route: string
  trace: RequestTrace
  /** Of a call with a cache: whether the client waited for a service. */
  cacheResult?: CacheResult
  /** Usage kind to count besides a visit; undefined after a refusal. */
  visitKind?: VisitKind | undefined
}

export type LimitClass =
  | 'search'
  | 'browse'
  | 'detail'
  | 'preview'
  | 'import'
  | 'program'
  | 'login'
  | 'mail'
  | 'captcha'
  | 'money'
  | 'notify'
  | 'admin'
  | 'page'
  | 'report'

/** Code and text of an envelope that carries data and a refusal. */
export interface Refusal {
  code: number
  msg: string
}

export interface SearchEvent {
  key: string
  total: number
  /** Whether a hit contains the whole keyword: only then may it become a hot word. */
  containsKeyword: boolean
}

/** Usage that a response is counted as: a search, or the view of a resource (its public id). */
export interface UsageEvent {
  search?: SearchEvent | undefined
  view?: string | undefined
}

/** Result of a call, from which the envelope is built. */
export interface RouteResult {
  data: unknown
  docs: readonly string[]
  /** Empty: any resource may be missing from the response. */
  words: readonly string[]
  refusal?: Refusal
  usage?: UsageEvent
  isPartial?: boolean
}
