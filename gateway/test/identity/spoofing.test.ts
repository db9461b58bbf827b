import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'
import { callRoute, table, withoutSessionCalls } from '../support/route-calls.ts'
import { buildFakeWebBuild } from '../support/fake-web-build.ts'
import type { FakeWebBuild } from '../support/fake-web-build.ts'

let webBuild: FakeWebBuild
let gateway: TestGateway

beforeAll(async () => {
  webBuild = await buildFakeWebBuild()
  gateway = await startGateway({ web: webBuild.web })
})

beforeEach(() => gateway.services.reset())

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
  webBuild[Symbol.dispose]()
})

const evil = 'evil.example'

const spoofs: Record<string, string>[] = [
  { 'x-original-url': '/admin/v1/site_config/all' },
  { 'x-rewrite-url': '/admin/v1/site_config/all' },
  { 'x-override-url': '/admin/v1/site_config/all', 'x-http-destinationurl': '/admin/v1/site_config/all' },
  { 'x-forwarded-prefix': '/admin', 'x-forwarded-path': '/admin', 'x-script-name': '/admin' },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'PUT', 'x-http-method': 'PATCH' },
  { 'x-forwarded-host': evil, 'x-host': evil, 'x-forwarded-server': evil, 'x-original-host': evil },
  { forwarded: `for=127.0.0.1;host=${evil};proto=https` },
  { 'x-forwarded-proto': 'https', 'x-forwarded-scheme': 'https', 'front-end-https': 'on', 'x-forwarded-port': '443' },
  { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', 'cf-connecting-ip': '127.0.0.1' },
  { 'true-client-ip': '127.0.0.1', 'x-client-ip': '127.0.0.1', 'x-cluster-client-ip': '127.0.0.1' },
  { 'x-custom-ip-authorization': '127.0.0.1', 'x-originating-ip': '127.0.0.1', 'x-remote-addr': '127.0.0.1' },
  { authorization: 'Basic YWRtaW46cmlnaHQ=' },
  { authorization: 'Bearer ', 'x-authorization': 'admin', 'proxy-authorization': 'admin' },
  { 'x-api-key': 'open-sesame', 'x-token': 'open-sesame', 'x-access-token': 'open-sesame' },
  { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', baggage: 'role=admin' },
]

const stableHeaders = (headers: Headers): Record<string, string> => {
  const volatileNames = new Set(['date', 'x-request-id', 'ratelimit-remaining', 'ratelimit-reset'])
  return Object.fromEntries([...headers].filter(([name]) => !volatileNames.has(name)))
}

it.each(['/v1/disk/latest', '/v1/task/progress?task_no=t1', '/', '/search?q=x', '/openapi.json', '/v1/nothing'])(
  'answers %s the same for all spoofed headers',
  async (path) => {
    const plain = await fetch(gateway.url + path)
    const text = await plain.text()
    for (const headers of spoofs) {
      const spoofed = await fetch(gateway.url + path, { headers })
      expect({ status: spoofed.status, headers: stableHeaders(spoofed.headers), text: await spoofed.text() }).toEqual({
        status: plain.status,
        headers: stableHeaders(plain.headers),
        text,
      })
    }
  },
)

it.each(
  table.filter(({ row }) => row.auth === 'admin' || row.auth === 'open').map((route) => [route.spec, route] as const),
)('refuses %s for all spoofed headers', async (_, route) => {
  for (const headers of spoofs) expect(await callRoute(gateway, route, { headers })).toMatchObject({ status: 403 })
  expect(withoutSessionCalls(gateway.services.calls)).toEqual([])
})

it('ignores method overrides', async () => {
  const override = { 'x-http-method-override': 'GET', 'x-method-override': 'GET', 'x-http-method': 'GET' }
  const headers = { ...bearer(gateway.tokens.admin), ...override, 'content-type': 'application/json' }
  const url = `${gateway.url}/admin/v1/blacklist/clear?_method=GET`
  const response = await fetch(url, { method: 'POST', headers, body: '{"_method":"GET"}' })
  expect(response.status).toBe(405)
  expect(gateway.services.calls).toEqual([])
})

it("accepts a client's request id only in a safe format", async () => {
  const idFor = async (requestId: string): Promise<string | null> =>
    (await gateway.get('/v1/disk/latest', { 'x-request-id': requestId })).headers.get('x-request-id')
  expect(await idFor('order-7:a.b')).toBe('order-7:a.b')
  for (const requestId of ['a b', 'x'.repeat(65), '{"level":60}', '<script>', "a'b", 'a;b', '../a', '%0d%0aa']) {
    expect(await idFor(requestId)).toMatch(/^[\da-f-]{36}$/)
  }
})
