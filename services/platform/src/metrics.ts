import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** One registry per process; run-service serves it at /metrics. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export const metrics = {
  grpcServerSeconds: new Histogram({
    name: 'pandex_grpc_server_seconds',
    help: 'Time a call took in its service',
    labelNames: ['method', 'status'],
    buckets: seconds,
    registers: [registry],
  }),
  grpcClientSeconds: new Histogram({
    name: 'pandex_grpc_client_seconds',
    help: 'Time a call to another service took, retries included',
    labelNames: ['method', 'status'],
    buckets: seconds,
    registers: [registry],
  }),
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
  httpSeconds: new Histogram({
    name: 'pandex_http_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['route', 'status'],
    buckets: seconds,
    registers: [registry],
  }),
}

/** Shows numbers that somebody else counts, by one label: for what happens too often to be counted here each time. */
export const showCounts = (
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
