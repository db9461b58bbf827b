import { expect, it } from 'vitest'
import { createLogger, createRequestLog } from './logger.ts'
import { metrics, registry } from '../telemetry/metrics.ts'

const line = {
  request_id: 'r-1',
  route: 'GET /v1/x',
  method: 'GET',
  status: 200,
  ms: 1.5,
  client: '203.0.113.1',
}
const traceId = 'a'.repeat(32)

it('formats a request line exactly as the logger does', () => {
  const lines: string[] = []
  const log = createLogger('gateway', 'info', { write: (text) => void lines.push(text) })
  createRequestLog(log)(line, { traceId })
  log.info({ ...line, trace_id: traceId }, 'request')
  const [own, usual] = lines.map((text) => JSON.parse(text) as Record<string, unknown>)
  expect(Object.keys(own ?? {})).toEqual(Object.keys(usual ?? {}))
  expect({ ...own, time: '' }).toEqual({ ...usual, time: '' })
  const apartMs = Math.abs(Date.parse(String(own?.time)) - Date.parse(String(usual?.time)))
  expect(apartMs).toBeLessThan(60_000)
  expect(lines[0]?.endsWith('}\n')).toBe(true)
})

it('writes no request line below the log level', () => {
  const lines: string[] = []
  createRequestLog(createLogger('gateway', 'warn', { write: (text) => void lines.push(text) }))(line, { traceId })
  expect(lines).toEqual([])
})

it('exports the durations of routes as Prometheus histograms', async () => {
  for (const seconds of [0.0005, 0.002, 20]) metrics.httpSeconds.record('GET /v1/timed', 200, seconds)
  const shown = (await registry.metrics()).split('\n').filter((text) => text.includes('/v1/timed'))
  expect(shown).toContain('pandex_http_seconds_bucket{le="0.001",route="GET /v1/timed",status="200"} 1')
  expect(shown).toContain('pandex_http_seconds_bucket{le="0.0025",route="GET /v1/timed",status="200"} 2')
  expect(shown).toContain('pandex_http_seconds_bucket{le="10",route="GET /v1/timed",status="200"} 2')
  expect(shown).toContain('pandex_http_seconds_bucket{le="+Inf",route="GET /v1/timed",status="200"} 3')
  expect(shown).toContain('pandex_http_seconds_count{route="GET /v1/timed",status="200"} 3')
  expect(shown.find((text) => text.startsWith('pandex_http_seconds_sum'))).toMatch(/ 20\.0025$/)
})
