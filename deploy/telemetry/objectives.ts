/** Service level objectives of the site, measured over 30 days. */

export interface Objective {
  name: string
  summary: string
  /** Share of good requests, or of good minutes. */
  target: number
  /** Duration that a good answer takes at most. */
  limitMs?: number
  /** PromQL of the share of bad ones within a window such as `5m`. */
  errorRatio: (window: string) => string
}

const searches = 'route="POST /v1/search/disk"'
const searchCalls = 'method="/pandex.search.v1.SearchService/SearchDisk"'

const limitsMs = { cachedSearch: 100, uncachedSearch: 500, import: 30_000 }

const slower = (metric: string, selector: string, limitMs: number, window: string): string =>
  `(sum(rate(${metric}_count{${selector}}[${window}])) - sum(rate(${metric}_bucket{${selector},le="${limitMs / 1_000}"}[${window}])))`

export const objectives: Objective[] = [
  {
    name: 'availability',
    summary: 'requests that do not fail with a status of 500 or above',
    target: 0.999,
    errorRatio: (window) =>
      `(sum(rate(pandex_http_seconds_count{status=~"5.."}[${window}])) or vector(0)) / sum(rate(pandex_http_seconds_count[${window}]))`,
  },
  {
    name: 'cached-search',
    // The gateway does not label cache hits: slow searches minus slow calls of the search service approximate them.
    summary: 'searches answered from the cache within 100 ms',
    target: 0.99,
    limitMs: limitsMs.cachedSearch,
    errorRatio: (window) =>
      `clamp_min(${slower('pandex_http_seconds', searches, limitsMs.cachedSearch, window)} - (${slower('pandex_grpc_client_seconds', searchCalls, limitsMs.cachedSearch, window)} or vector(0)), 0) / sum(rate(pandex_http_seconds_count{${searches}}[${window}]))`,
  },
  {
    name: 'uncached-search',
    summary: 'calls of the search service answered within 500 ms',
    target: 0.99,
    limitMs: limitsMs.uncachedSearch,
    errorRatio: (window) =>
      `${slower('pandex_grpc_server_seconds', searchCalls, limitsMs.uncachedSearch, window)} / sum(rate(pandex_grpc_server_seconds_count{${searchCalls}}[${window}]))`,
  },
  {
    name: 'import',
    summary: 'minutes in which an imported resource is found within 30 s',
    target: 0.99,
    limitMs: limitsMs.import,
    errorRatio: (window) =>
      `avg_over_time((pandex:import_wait_seconds > bool ${limitsMs.import / 1_000})[${window}:1m])`,
  },
]

/** Age of the oldest unsent event, plus the time in which the search service applies the events that wait for it. */
export const importWait =
  'max(pandex_outbox_age_seconds) + (max(' +
  'max by (event) (min_over_time(pandex_consumer_lag{consumer="search"}[1m])) / ' +
  'clamp_min(sum by (event) (rate(pandex_events_consumed_total{consumer="search",outcome="applied"}[5m])), 0.01)' +
  ') or vector(0))'
