import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser prefetches: our pages send `x-purpose`, browsers send `sec-purpose`. A prefetch spends the same budgets as any request
 * but is not counted as a view, detail or search.
 */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  headers['x-purpose'] === 'prefetch' || String(headers['sec-purpose'] ?? '').startsWith('prefetch')
