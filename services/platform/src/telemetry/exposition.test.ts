import { expect, it } from 'vitest'
import { renderMetrics } from './exposition.ts'
import { exemplarOf, metrics } from './metrics.ts'

const traceId = 'a'.repeat(32)
const openMetrics = 'application/openmetrics-text;version=1.0.0;q=0.5,text/plain;version=0.0.4;q=0.2'

it('names the trace of the latest sampled request in the OpenMetrics format', async () => {
  metrics.httpSeconds.record('GET /v1/sampled', 200, 0.002, traceId)
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
