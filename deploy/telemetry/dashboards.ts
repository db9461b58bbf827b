import { objectives } from './objectives.ts'

interface Panel {
  title: string
  unit: string
  /** PromQL by legend. */
  queries: Record<string, string>
}

export interface Dashboard {
  title: string
  panels: Panel[]
}

const quantile = (share: number, metric: string, by: string, selector = ''): string =>
  `histogram_quantile(${share}, sum by (le, ${by}) (rate(${metric}_bucket{${selector}}[$__rate_interval])))`

const rateBy = (metric: string, by: string, selector = ''): string =>
  `sum by (${by}) (rate(${metric}{${selector}}[$__rate_interval]))`

/** For what happens too rarely for a rate per second. */
const perHourPanel = (title: string, metric: string, by: string): Panel => ({
  title,
  unit: 'short',
  queries: { [`{{${by}}}`]: `sum by (${by}) (increase(${metric}[1h]))` },
})

/** Rate, errors and duration of the calls of some services. */
const callPanels = (selector: string): Panel[] => {
  const [calls, count] = ['pandex_grpc_server_seconds', 'pandex_grpc_server_seconds_count']
  return [
    { title: 'Calls', unit: 'reqps', queries: { '{{method}}': rateBy(count, 'method', selector) } },
    {
      title: 'Failed calls',
      unit: 'reqps',
      queries: { '{{method}} {{status}}': rateBy(count, 'method, status', `${selector},status!="ok"`) },
    },
    { title: 'Duration, p99', unit: 's', queries: { '{{method}}': quantile(0.99, calls, 'method', selector) } },
  ]
}

export const dashboards: Dashboard[] = [
  {
    title: 'Pandex overview',
    panels: [
      { title: 'Requests', unit: 'reqps', queries: { '{{route}}': rateBy('pandex_http_seconds_count', 'route') } },
      {
        title: 'Failed requests',
        unit: 'reqps',
        queries: { '{{route}} {{status}}': rateBy('pandex_http_seconds_count', 'route, status', 'status=~"5.."') },
      },
      { title: 'Duration, p99', unit: 's', queries: { '{{route}}': quantile(0.99, 'pandex_http_seconds', 'route') } },
      {
        title: 'Errors within 1 h by objective',
        unit: 'percentunit',
        queries: Object.fromEntries(objectives.map(({ name }) => [name, `pandex:slo_errors:ratio_1h{slo="${name}"}`])),
      },
      {
        title: 'Open circuits',
        unit: 'short',
        queries: { '{{component}} {{peer}}': 'max by (component, peer) (pandex_circuit_open)' },
      },
      {
        title: 'Refused work',
        unit: 'ops',
        queries: { '{{queue}}': rateBy('pandex_admission_refused_total', 'queue') },
      },
    ],
  },
  {
    title: 'Pandex search',
    panels: [
      { title: 'Public reads', unit: 'reqps', queries: { '{{level}}': rateBy('pandex_cache_reads_total', 'level') } },
      {
        title: 'Searches by cache result',
        unit: 's',
        queries: Object.fromEntries(
          [0.5, 0.99].map((share) => [
            `p${share * 100} {{cache}}`,
            quantile(share, 'pandex_http_seconds', 'cache', 'route="POST /v1/search/disk"'),
          ]),
        ),
      },
      ...callPanels('method=~"/pandex.search.v1.*"'),
      {
        title: 'Waiting work',
        unit: 'short',
        queries: { '{{queue}}': 'max by (queue) (pandex_admission_waiting)' },
      },
    ],
  },
  {
    title: 'Pandex imports and events',
    panels: [
      {
        title: 'Time until an import is found, p99',
        unit: 's',
        queries: { '{{origin}}': quantile(0.99, 'pandex_import_found_seconds', 'origin') },
      },
      {
        title: 'Imports',
        unit: 'ops',
        queries: { '{{origin}}': rateBy('pandex_import_found_seconds_count', 'origin') },
      },
      { title: 'Estimated wait of events', unit: 's', queries: { wait: 'pandex:import_wait_seconds' } },
      {
        title: 'Waiting events',
        unit: 'short',
        queries: { '{{consumer}} {{event}}': 'max by (consumer, event) (pandex_consumer_lag)' },
      },
      {
        title: 'Consumed events',
        unit: 'ops',
        queries: { '{{consumer}} {{outcome}}': rateBy('pandex_events_consumed_total', 'consumer, outcome') },
      },
      { title: 'Unsent events', unit: 'short', queries: { '{{instance}}': 'pandex_outbox_pending' } },
      { title: 'Age of the oldest unsent event', unit: 's', queries: { '{{instance}}': 'pandex_outbox_age_seconds' } },
      ...callPanels('method=~"/pandex.task.v1.*"'),
    ],
  },
  {
    title: 'Pandex points and orders',
    panels: [
      perHourPanel('Points earned', 'pandex_points_earned_total', 'reason'),
      perHourPanel('Points spent', 'pandex_points_spent_total', 'reason'),
      perHourPanel('Orders by new status', 'pandex_orders_total', 'status'),
      perHourPanel('Refunds by new status', 'pandex_refunds_total', 'status'),
      ...callPanels('method=~"/pandex.(order|user).v1.*"'),
      {
        title: 'Order events',
        unit: 'ops',
        queries: {
          '{{event}} {{outcome}}': rateBy('pandex_events_consumed_total', 'event, outcome', 'event=~"order.*"'),
        },
      },
    ],
  },
  {
    title: 'Pandex Node.js runtime',
    panels: [
      {
        title: 'CPU',
        unit: 'percentunit',
        queries: { '{{instance}}': 'rate(process_cpu_seconds_total[$__rate_interval])' },
      },
      { title: 'Resident memory', unit: 'bytes', queries: { '{{instance}}': 'process_resident_memory_bytes' } },
      { title: 'Heap in use', unit: 'bytes', queries: { '{{instance}}': 'nodejs_heap_size_used_bytes' } },
      { title: 'Event loop, p99', unit: 's', queries: { '{{instance}}': 'nodejs_eventloop_lag_p99_seconds' } },
      {
        title: 'Garbage collection',
        unit: 'percentunit',
        queries: { '{{instance}} {{kind}}': 'rate(nodejs_gc_duration_seconds_sum[$__rate_interval])' },
      },
      { title: 'Active handles', unit: 'short', queries: { '{{instance}}': 'nodejs_active_handles_total' } },
    ],
  },
]

const columns = 2
const [width, height] = [12, 8]
const datasource = { type: 'prometheus', uid: '${datasource}' }

/** JSON that Grafana imports; its data source is chosen in the dashboard. */
export const toGrafana = ({ title, panels }: Dashboard): object => ({
  uid: title.toLowerCase().replace(/\W+/g, '-'),
  title,
  tags: ['pandex'],
  timezone: 'browser',
  refresh: '30s',
  time: { from: 'now-6h', to: 'now' },
  schemaVersion: 39,
  templating: { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus' }] },
  panels: panels.map((panel, index) => ({
    id: index + 1,
    type: 'timeseries',
    title: panel.title,
    datasource,
    gridPos: { x: (index % columns) * width, y: Math.floor(index / columns) * height, w: width, h: height },
    fieldConfig: { defaults: { unit: panel.unit, min: 0 }, overrides: [] },
    targets: Object.entries(panel.queries).map(([legendFormat, expr], at) => ({
      refId: String.fromCodePoint(65 + at),
      datasource,
      expr,
      legendFormat,
      exemplar: expr.includes('_bucket'),
    })),
  })),
})
