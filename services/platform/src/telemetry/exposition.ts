/** The answer of `/metrics`. */
import { Registry } from 'prom-client'
import type { Metric, MetricObjectWithValues, MetricValue, OpenMetricsContentType } from 'prom-client'
import { registry } from './metrics.ts'

type Values = MetricObjectWithValues<MetricValue<string>>

/** Rendering as OpenMetrics renames the library's counters permanently, so it renders copies. */
const openMetricsCopyOf = (metric: { name: string; get: () => Promise<Values> }): Metric =>
  ({
    name: metric.name,
    async get() {
      const values = await metric.get()
      return String(values.type) === 'counter' ? { ...values, name: values.name.replace(/_total$/, '') } : values
    },
  }) as unknown as Metric

/**
 * Renders all metrics of the process.
 * @param accept header of the scrape; only OpenMetrics contains exemplars, and Prometheus requests OpenMetrics
 */
export const renderMetrics = async (accept = ''): Promise<{ type: string; body: string }> => {
  if (!accept.includes('application/openmetrics-text'))
    return { type: registry.contentType, body: await registry.metrics() }
  const copies = new Registry<OpenMetricsContentType>()
  copies.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  for (const metric of registry.getMetricsAsArray())
    copies.registerMetric(openMetricsCopyOf(metric as unknown as Parameters<typeof openMetricsCopyOf>[0]))
  return { type: copies.contentType, body: await copies.metrics() }
}
