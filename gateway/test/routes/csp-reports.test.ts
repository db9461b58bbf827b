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

const old = (directive: string, blocked: string) =>
  JSON.stringify({ 'csp-report': { 'violated-directive': directive, 'blocked-uri': blocked, 'document-uri': 'x' } })

const modern = (directive: string, blocked: string) => ({
  type: 'csp-violation',
  body: { effectiveDirective: directive, blockedURL: blocked },
})

const counted = async (directive: string): Promise<number> => {
  const text = await registry.metrics()
  return Number(
    new RegExp(`^pandex_csp_violations_total\\{directive="${directive}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0,
  )
}

const logged = () => gateway.logLines.filter(({ msg }) => String(msg).startsWith('csp:'))

it('counts reports of both forms by directive, and logs one of a kind a minute without paths', async () => {
  const before = await counted('img-src')
  expect((await send(old('img-src https:', 'http://evil.example/secret?token=x'))).status).toBe(204)
  const list = JSON.stringify([modern('img-src', 'https://evil.example/a'), modern('script-src-elem', 'inline')])
  expect((await send(list, 'application/reports+json')).status).toBe(204)
  expect(await counted('img-src')).toBe(before + 2)
  expect(logged().map(({ directive, blocked }) => [directive, blocked])).toEqual([
    ['img-src', 'http://evil.example'],
    ['script-src-elem', 'inline'],
  ])
})

it('counts names that nobody knows as one', async () => {
  const before = await counted('other')
  for (const name of ['x1', 'x2', 'a'.repeat(3_000), ''])
    // oxlint-disable-next-line no-await-in-loop
    expect((await send(old(name, '\u0000<script>'))).status).toBe(204)
  expect(await counted('other')).toBe(before + 4)
  expect(logged().filter(({ directive }) => directive === 'other')).toMatchObject([{ blocked: 'other' }])
})

it.each([
  ['text/plain', old('img-src', 'x'), 415],
  ['application/csp-report', '{', 400],
  ['application/csp-report', '{}', 400],
  ['application/reports+json', '[]', 400],
  ['application/reports+json', JSON.stringify(Array.from({ length: 11 }, () => modern('img-src', 'x'))), 400],
  ['application/csp-report', old('img-src', 'x'.repeat(16_000)), 413],
])('refuses as %s what is no report of bounded size', async (type, body, status) => {
  const before = await counted('img-src')
  expect((await send(body, type)).status).toBe(status)
  expect(await counted('img-src')).toBe(before)
})

it('is named by the policy of every page', async () => {
  const { headers } = await fetch(`${gateway.url}/`)
  expect(headers.get('content-security-policy')).toContain('report-uri /v1/csp_report;report-to csp')
  expect(headers.get('reporting-endpoints')).toBe('csp="/v1/csp_report"')
})

it('has a limit of its own', async () => {
  await using limited = await startGateway({ rateLimitScale: 0.1 })
  const options = { method: 'POST', body: '{}', headers: { 'content-type': 'application/csp-report' } }
  const post = async () => (await fetch(`${limited.url}/v1/csp_report`, options)).status
  expect(await Promise.all(Array.from({ length: 10 }, post))).toContain(429)
  expect((await fetch(`${limited.url}/v1/disk/latest`)).status).toBe(200)
})
