import { waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'
import { sendRaw } from '../support/raw-http-client.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway({ trustedProxies: ['127.0.0.1/32'] })
})

beforeEach(() => gateway.services.reset())

afterAll(() => gateway[Symbol.asyncDispose]())

const visit = async (headers: Record<string, string>, token = gateway.tokens.admin): Promise<void> => {
  const lines = Object.entries({ ...bearer(token), ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  await sendRaw(gateway.port, `GET /admin/v1/site_config/all HTTP/1.1\r\n${lines.join('')}\r\n`, 1)
}

const recorded = (): unknown[] =>
  gateway.services.calls.filter(({ method }) => method === 'NoteVisitedAddress').map(({ request }) => request.address)

it.each<[string, string, Record<string, string>]>([
  ['an admin’s page over https', 'https://pan.example', { host: 'pan.example', origin: 'https://pan.example' }],
  ['a read, which carries a referrer', 'https://a.example', { host: 'a.example', referer: 'https://a.example/admin' }],
  ['a port', 'http://b.example:8080', { host: 'b.example:8080', origin: 'http://b.example:8080' }],
  [
    'a proxy that ends TLS',
    'https://c.example',
    { host: 'c.example', origin: 'https://c.example', 'x-forwarded-proto': 'https' },
  ],
])('reports the address of %s once', async (_, address, headers) => {
  await visit(headers)
  await waitFor(() => recorded().length > 0)
  await visit(headers)
  expect(recorded()).toEqual([address])
})

it.each<[string, Record<string, string>, 'user' | 'admin']>([
  ['a visitor with a forged Host', { host: 'evil.example', origin: 'https://evil.example' }, 'user'],
  ['an admin whose Host and page differ', { host: 'evil.example', origin: 'https://pan.example' }, 'admin'],
  ['an admin’s program, which names no page', { host: 'evil.example' }, 'admin'],
  ['an opaque origin', { host: 'evil.example', origin: 'null' }, 'admin'],
  [
    'a page over http behind a proxy that says https',
    { host: 'evil.example', origin: 'http://evil.example', 'x-forwarded-proto': 'https' },
    'admin',
  ],
])('does not report the address of %s', async (_, headers, role) => {
  await visit(headers, gateway.tokens[role])
  await visit({ host: 'marker.example', origin: `https://marker-${role}.example` })
  expect(recorded()).toEqual([])
})

it('reports an address again after the config service failed to record it', async () => {
  const headers = { host: 'd.example', origin: 'https://d.example' }
  gateway.services.replace({ config: { NoteVisitedAddress: () => Promise.reject(new Error('away')) } })
  await visit(headers)
  await waitFor(() => gateway.logLines.some(({ msg }) => String(msg).startsWith('visited address: not recorded')))
  await visit(headers)
  await waitFor(() => recorded().length > 1)
  expect(recorded()).toEqual(['https://d.example', 'https://d.example'])
})
