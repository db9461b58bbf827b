import type { IncomingHttpHeaders } from 'node:http'
import type { ClientAddress } from './client-address.ts'
import type { Budget } from './rate-limit.ts'

/** Who stands at the gate. */
export interface Visitor {
  client: ClientAddress
  headers: IncomingHttpHeaders
  /** Whether it says that it is a crawler, once that was looked at. */
  isCrawler?: boolean
  /** What is left of his limit, once it was looked at. */
  budget?: Budget
}

/**
 * Whether a browser fetches ahead what nobody has opened yet: `x-purpose` is sent by our pages, `sec-purpose` by browsers.
 * Such a request spends the same budgets as any other and is counted neither as a view nor as a detail or search.
 */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  headers['x-purpose'] === 'prefetch' || String(headers['sec-purpose'] ?? '').startsWith('prefetch')
