import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export const registry = new Registry()
/** Milliseconds between two measurements of the event loop's delay; the default of 10 costs 0.5 % of a core. */
const eventLoopMonitoringPrecision = 100

collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision })

const bucketSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** One measurement that leads to its trace. */
interface Exemplar {
  labelSet: { trace_id: string }
  value: number
  /** Seconds since 1970. */
  timestamp: number
}

interface HistogramSeries {
  within: Float64Array
  count: number
  sum: number
  /** The latest exemplar of each bucket; the last bucket is +Inf. */
  exemplars?: (Exemplar | undefined)[]
}

/** Whether the answer came from a cache, or its client waited for a service. */
export type CacheResult = 'hit' | 'miss'

const cacheIndexes = { hit: 1, miss: 2 }
const cacheLabels = [undefined, { cache: 'hit' }, { cache: 'miss' }]

/** A histogram by route, status and, for calls with a cache, cache result. Avoids prom-client's label key per observation. */
class RouteHistogram {
  readonly name = 'pandex_http_seconds'
  readonly help = 'Time from a request to the end of its answer'
  readonly type = 'histogram'
  readonly aggregator = 'sum'
  /** By route, then by status and cache result, which share a number. */
  readonly #times = new Map<string, Map<number, HistogramSeries>>()

  /** @param traceId only of an exported trace */
  record(route: string, status: number, tookSeconds: number, cache?: CacheResult, traceId?: string): void {
    let byKind = this.#times.get(route)
    if (!byKind) this.#times.set(route, (byKind = new Map()))
    const kind = status * cacheLabels.length + (cache === undefined ? 0 : cacheIndexes[cache])
    let times = byKind.get(kind)
    if (!times) byKind.set(kind, (times = { within: new Float64Array(bucketSeconds.length), count: 0, sum: 0 }))
    times.count += 1
    times.sum += tookSeconds
    const bound = bucketSeconds.findIndex((most) => tookSeconds <= most)
    if (bound >= 0) times.within[bound] = (times.within[bound] ?? 0) + 1
    if (traceId === undefined) return
    const exemplar = { labelSet: { trace_id: traceId }, value: tookSeconds, timestamp: Date.now() / 1000 }
    times.exemplars ??= []
    times.exemplars[bound >= 0 ? bound : bucketSeconds.length] = exemplar
  }

  async get() {
    const { name, help, type, aggregator } = this
    const values = [...this.#times].flatMap(([route, byKind]) =>
      [...byKind].flatMap(([kind, { within, count, sum, exemplars }]) => {
        const status = Math.floor(kind / cacheLabels.length)
        const labels = { route, status, ...cacheLabels[kind % cacheLabels.length] }
        let below = 0
        const buckets = bucketSeconds.map((le, index) => ({
          labels: { le, ...labels },
          value: (below += within[index] ?? 0),
          metricName: `${name}_bucket`,
          exemplar: exemplars?.[index],
        }))
        return [
          ...buckets,
          {
            labels: { le: '+Inf', ...labels },
            value: count,
            metricName: `${name}_bucket`,
            exemplar: exemplars?.[bucketSeconds.length],
          },
          { labels, value: sum, metricName: `${name}_sum` },
          { labels, value: count, metricName: `${name}_count` },
        ]
      }),
    )
    return { name, help, type, aggregator, values }
  }
}

const noExemplar = {}

/** Labels of an exemplar; without a trace none is kept. */
export const exemplarOf = (traceId: string | undefined): { trace_id?: string } =>
  traceId === undefined ? noExemplar : { trace_id: traceId }

const httpSeconds = new RouteHistogram()
// The registry's types accept only the library's own classes.
registry.registerMetric(httpSeconds as unknown as Histogram)

/** The library refuses exemplars in a registry of the older format; `exposition.ts` renders both. */
const createCallHistogram = (name: string, help: string): Histogram => {
  const labelNames = ['method', 'status']
  const histogram = new Histogram({
    name,
    help,
    labelNames,
    buckets: bucketSeconds,
    enableExemplars: true,
    registers: [],
  })
  registry.registerMetric(histogram)
  return histogram
}

export const metrics = {
  grpcServerSeconds: createCallHistogram('pandex_grpc_server_seconds', 'Time a call took in its service'),
  grpcClientSeconds: createCallHistogram(
    'pandex_grpc_client_seconds',
    'Time a call to another service took, retries included',
  ),
  eventsConsumed: new Counter({
    name: 'pandex_events_consumed_total',
    help: 'Events by outcome: applied, duplicate, retried, dead',
    labelNames: ['event', 'consumer', 'outcome'],
    registers: [registry],
  }),
  consumerLag: new Gauge({
    name: 'pandex_consumer_lag',
    help: 'Events that wait to be consumed, those waiting for a retry included',
    labelNames: ['event', 'consumer'],
    registers: [registry],
  }),
  consumerJoined: new Gauge({
    name: 'pandex_consumer_joined',
    help: '1 while a consumer is in its group, 0 while Kafka is away or a new one is created; alert when it stays 0',
    labelNames: ['consumer'],
    registers: [registry],
  }),
  outboxPending: new Gauge({
    name: 'pandex_outbox_pending',
    help: 'Events that wait to be sent',
    registers: [registry],
  }),
  outboxAgeSeconds: new Gauge({
    name: 'pandex_outbox_age_seconds',
    help: 'Age of the oldest event that waits to be sent; alert on this one',
    registers: [registry],
  }),
  admissionWaiting: new Gauge({
    name: 'pandex_admission_waiting',
    help: 'Pieces of work that wait for their turn',
    labelNames: ['queue'],
    registers: [registry],
  }),
  admissionRefused: new Counter({
    name: 'pandex_admission_refused_total',
    help: 'Pieces of work that were refused because they would have waited too long',
    labelNames: ['queue'],
    registers: [registry],
  }),
  cspViolations: new Counter({
    name: 'pandex_csp_violations_total',
    help: 'Violations of the Content-Security-Policy that browsers reported',
    labelNames: ['directive'],
    registers: [registry],
  }),
  circuitOpen: new Gauge({
    name: 'pandex_circuit_open',
    help: '1 while calls to a peer fail fast because it does not answer',
    labelNames: ['component', 'peer'],
    registers: [registry],
  }),
  circuitOpened: new Counter({
    name: 'pandex_circuit_opened_total',
    help: 'How often calls to a peer began to fail fast',
    labelNames: ['component', 'peer'],
    registers: [registry],
  }),
  httpSeconds,
}

/**
 * Creates a counter of the product, by one label. Its series begin with 0: PromQL does not see the first count of a new series.
 * @param values of the label
 */
export const createCounter = <L extends string>(
  { name, help, label }: { name: string; help: string; label: string },
  values: readonly L[],
): ((value: L, by?: number) => void) => {
  const counter = new Counter({ name, help, labelNames: [label], registers: [registry] })
  for (const value of values) counter.inc({ [label]: value }, 0)
  return (value, by = 1) => counter.inc({ [label]: value }, by)
}

/**
 * Creates a histogram of the product, by one label.
 * @param buckets seconds; objectives need their limit among them
 * @param values of the label
 */
export const createHistogram = <L extends string>(
  { name, help, label, buckets }: { name: string; help: string; label: string; buckets: number[] },
  values: readonly L[],
): ((value: L, seconds: number) => void) => {
  const histogram = new Histogram({ name, help, labelNames: [label], buckets, registers: [registry] })
  for (const value of values) histogram.zero({ [label]: value })
  return (value, seconds) => histogram.observe({ [label]: value }, seconds)
}

/** Exposes counts kept elsewhere, by one label: for events too frequent for a prom-client counter. */
export const exposeCounts = (
  { name, help, label }: { name: string; help: string; label: string },
  counts: Readonly<Record<string, number>>,
): void => {
  new Counter({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset()
      for (const [key, count] of Object.entries(counts)) this.inc({ [label]: key }, count)
    },
  })
}
