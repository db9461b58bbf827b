import { expect, it } from 'vitest'
import { renderMetrics } from './exposition.ts'
import { createCounter, createHistogram, exemplarOf, metrics } from './metrics.ts'

const traceId = 'a'.repeat(32)
const openMetrics = 'application/openmetrics-text;version=1.0.0;q=0.5,text/plain;version=0.0.4;q=0.2'

it('names the trace of the latest sampled request in the OpenMetrics format', async () => {
  metrics.httpSeconds.record('GET /v1/sampled', 200, 0.002, undefined, traceId)
  metrics.httpSeconds.record('GET /v1/unsampled', 200, 0.002)
  const call = { labels: { method: '/sampled', status: 'ok' }, value: 0.002 }
  metrics.grpcServerSeconds.observe({ ...call, exemplarLabels: exemplarOf(traceId) })
  metrics.grpcServerSeconds.observe({ ...call, exemplarLabels: exemplarOf(undefined) })
  const { type, body } = await renderMetrics(openMetrics)
  const found = body.split('\n').filter((line) => line.includes(`# {trace_id="${traceId}"} 0.002`))
  expect(type).toContain('application/openmetrics-text')
  expect(found.map((line) => line.split(' # ')[0])).toEqual([
    'pandex_http_seconds_bucket{le="0.0025",route="GET /v1/sampled",status="200"} 1',
    'pandex_grpc_server_seconds_bucket{le="0.0025",method="/sampled",status="ok"} 2',
  ])
  expect(body.endsWith('# EOF\n')).toBe(true)
})

it('keeps the names of counters in both formats', async () => {
  metrics.admissionRefused.inc({ queue: 'named' })
  const sample = 'pandex_admission_refused_total{queue="named"} 1'
  const bodies: string[] = []
  for (const accept of [openMetrics, undefined, openMetrics, 'text/plain'])
    bodies.push((await renderMetrics(accept)).body)
  expect(bodies.map((body) => body.includes(sample))).toEqual([true, true, true, true])
  expect(bodies.map((body) => body.includes(' # {'))).toEqual([true, false, true, false])
})

it('separates the durations of cache hits, of misses and of calls without a cache', async () => {
  metrics.httpSeconds.record('GET /v1/separated', 200, 0.002, 'hit')
  metrics.httpSeconds.record('GET /v1/separated', 200, 0.3, 'miss')
  metrics.httpSeconds.record('GET /v1/separated', 404, 0.3, 'miss')
  metrics.httpSeconds.record('GET /v1/separated', 200, 0.002)
  const { body } = await renderMetrics()
  const counts = body
    .split('\n')
    .filter((line) => line.startsWith('pandex_http_seconds_count{route="GET /v1/separated"'))
  expect(counts).toEqual([
    'pandex_http_seconds_count{route="GET /v1/separated",status="200",cache="hit"} 1',
    'pandex_http_seconds_count{route="GET /v1/separated",status="200",cache="miss"} 1',
    'pandex_http_seconds_count{route="GET /v1/separated",status="404",cache="miss"} 1',
    'pandex_http_seconds_count{route="GET /v1/separated",status="200"} 1',
  ])
})

it('exports the series of a product metric with 0 before their first value', async () => {
  const count = createCounter({ name: 'test_made_total', help: 'Test', label: 'kind' }, ['one', 'other'])
  const buckets = [1, 30]
  const observe = createHistogram({ name: 'test_made_seconds', help: 'Test', label: 'kind', buckets }, ['one', 'other'])
  count('one', 3)
  observe('one', 2)
  const { body } = await renderMetrics()
  const samples = body
    .split('\n')
    .filter((line) => /^test_made_(total|seconds_bucket.*le="30"|seconds_count)/.test(line))
  expect(samples.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'test_made_seconds_bucket{le="30",kind="one"} 1',
    'test_made_seconds_bucket{le="30",kind="other"} 0',
    'test_made_seconds_count{kind="one"} 1',
    'test_made_seconds_count{kind="other"} 0',
    'test_made_total{kind="one"} 3',
    'test_made_total{kind="other"} 0',
  ])
})
