/** Service level objectives of the site, measured over 30 days. */

export interface Objective {
  name: string
  summary: string
  /** Share of good requests. */
  target: number
  /** Duration that a good answer takes at most. */
  limitMs?: number
  /** PromQL of the share of bad ones within a window such as `5m`. */
  errorRatio: (window: string) => string
}

const searches = 'route="POST /v1/search/disk"'

const limitsMs = { cachedSearch: 100, uncachedSearch: 500, import: 30_000 }

/** Prometheus 3 stores whole limits as `30.0`, Prometheus 2 as they were written. */
const bucketOf = (seconds: number): string =>
  Number.isInteger(seconds) ? `le=~"${seconds}|${seconds}[.]0"` : `le="${seconds}"`

/**
 * Share of a histogram's values above a limit, which is one of its buckets.
 * @param minCount what rarely happens is compared with this count at least: one slow value alone raises no alarm
 */
const shareSlower = (metric: string, selector: string, limitMs: number, window: string, minCount = 0): string => {
  const count = `sum(increase(${metric}_count{${selector}}[${window}]))`
  const within = `sum(increase(${metric}_bucket{${selector},${bucketOf(limitMs / 1_000)}}[${window}]))`
  return `(${count} - ${within}) / ${minCount === 0 ? count : `clamp_min(${count}, ${minCount})`}`
}

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
    summary: 'searches answered from the cache within 100 ms',
    target: 0.99,
    limitMs: limitsMs.cachedSearch,
    errorRatio: (window) =>
      shareSlower('pandex_http_seconds', `${searches},cache="hit"`, limitsMs.cachedSearch, window),
  },
  {
    name: 'uncached-search',
    summary: 'searches that wait for the search service, answered within 500 ms',
    target: 0.99,
    limitMs: limitsMs.uncachedSearch,
    errorRatio: (window) =>
      shareSlower('pandex_http_seconds', `${searches},cache="miss"`, limitsMs.uncachedSearch, window),
  },
  {
    name: 'import',
    summary: 'links of visitors found within 30 s after they were pasted',
    target: 0.99,
    limitMs: limitsMs.import,
    // Admins and programs import in bulk: theirs wait until visitors' links are done.
    errorRatio: (window) => shareSlower('pandex_import_found_seconds', 'origin="public"', limitsMs.import, window, 20),
  },
]

/**
 * Estimates how long an import would wait now: age of the oldest unsent event, plus the time in which the search service applies the events
 * that wait for it. The measured times lack imports that are not found yet.
 */
export const importWait =
  'max(pandex_outbox_age_seconds) + (max(' +
  'max by (event) (min_over_time(pandex_consumer_lag{consumer="search"}[1m])) / ' +
  'clamp_min(sum by (event) (rate(pandex_events_consumed_total{consumer="search",outcome="applied"}[5m])), 0.01)' +
  ') or vector(0))'
