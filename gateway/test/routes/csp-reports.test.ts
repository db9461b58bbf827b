import { registry } from '@pandex/platform/telemetry/metrics'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

afterAll(() => gateway[Symbol.asyncDispose]())

const send = (body: string, type = 'application/csp-report') =>
  fetch(`${gateway.url}/v1/csp_report`, { method: 'POST', body, headers: { 'content-type': type } })

const reportUriBody = (directive: string, blocked: string) =>
  JSON.stringify({ 'csp-report': { 'violated-directive': directive, 'blocked-uri': blocked, 'document-uri': 'x' } })

const reportingApiBody = (directive: string, blocked: string) => ({
  type: 'csp-violation',
  body: { effectiveDirective: directive, blockedURL: blocked },
})

const violationCount = async (directive: string): Promise<number> => {
  const text = await registry.metrics()
  return Number(
    new RegExp(`^pandex_csp_violations_total\\{directive="${directive}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0,
  )
}

const cspLogLines = () => gateway.logLines.filter(({ msg }) => String(msg).startsWith('csp:'))

it('counts reports of both formats by directive and logs one per kind and minute without paths', async () => {
  const before = await violationCount('img-src')
  expect((await send(reportUriBody('img-src https:', 'http://evil.example/secret?token=x'))).status).toBe(204)
  const list = JSON.stringify([
    reportingApiBody('img-src', 'https://evil.example/a'),
    reportingApiBody('script-src-elem', 'inline'),
  ])
  expect((await send(list, 'application/reports+json')).status).toBe(204)
  expect(await violationCount('img-src')).toBe(before + 2)
  expect(cspLogLines().map(({ directive, blocked }) => [directive, blocked])).toEqual([
    ['img-src', 'http://evil.example'],
    ['script-src-elem', 'inline'],
  ])
})

it('counts unknown directives as one', async () => {
  const before = await violationCount('other')
  for (const name of ['x1', 'x2', 'a'.repeat(3_000), ''])
    // oxlint-disable-next-line no-await-in-loop
    expect((await send(reportUriBody(name, '\u0000<script>'))).status).toBe(204)
  expect(await violationCount('other')).toBe(before + 4)
  expect(cspLogLines().filter(({ directive }) => directive === 'other')).toMatchObject([{ blocked: 'other' }])
})

it.each([
  ['text/plain', reportUriBody('img-src', 'x'), 415],
  ['application/csp-report', '{', 400],
  ['application/csp-report', '{}', 400],
  ['application/reports+json', '[]', 400],
  ['application/reports+json', JSON.stringify(Array.from({ length: 11 }, () => reportingApiBody('img-src', 'x'))), 400],
  ['application/csp-report', reportUriBody('img-src', 'x'.repeat(16_000)), 413],
])('refuses invalid or large reports with type %s', async (type, body, status) => {
  const before = await violationCount('img-src')
  expect((await send(body, type)).status).toBe(status)
  expect(await violationCount('img-src')).toBe(before)
})

it('is the reporting endpoint in the policy of every page', async () => {
  const { headers } = await fetch(`${gateway.url}/`)
  expect(headers.get('content-security-policy')).toContain('report-uri /v1/csp_report;report-to csp')
  expect(headers.get('reporting-endpoints')).toBe('csp="/v1/csp_report"')
})

it('has its own rate limit', async () => {
  await using limited = await startGateway({ rateLimitScale: 0.1 })
  const options = { method: 'POST', body: '{}', headers: { 'content-type': 'application/csp-report' } }
  const post = async () => (await fetch(`${limited.url}/v1/csp_report`, options)).status
  expect(await Promise.all(Array.from({ length: 10 }, post))).toContain(429)
  expect((await fetch(`${limited.url}/v1/disk/latest`)).status).toBe(200)
})
