import type { IncomingHttpHeaders } from 'node:http'
import type { ClientAddress } from './client-address.ts'
import type { Budget } from './rate-limit.ts'

export interface Visitor {
  client: ClientAddress
  headers: IncomingHttpHeaders
  /** Unverified claim of the User-Agent; set by `admit`. */
  isCrawler?: boolean
  budget?: Budget
}

/**
 * Whether a browser prefetches: our pages send `x-purpose`, browsers send `sec-purpose`. A prefetch spends the same budgets as any request
 * but is not counted as a view, detail or search.
 */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  headers['x-purpose'] === 'prefetch' || String(headers['sec-purpose'] ?? '').startsWith('prefetch')
