import { OutboundError } from './outbound.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLoopbackServer } from '../../../../deploy/simulators/loopback-server.ts'
import type { LoopbackServer } from '../../../../deploy/simulators/loopback-server.ts'
import { openOutboundClient } from './outbound-client.ts'

let server: LoopbackServer
const going = Promise.withResolvers<void>()
const slowRequested = Promise.withResolvers<void>()

beforeAll(async () => {
  server = await startLoopbackServer(['*.site.example'], 0, async ({ path, host }, response) => {
    if (path === '/slow') {
      slowRequested.resolve()
      await going.promise
    }
    if (path === '/away') response.writeHead(302, { location: 'https://other.site.example/' })
    response.end(host)
  })
})

afterAll(() => server[Symbol.asyncDispose]())

const reasonOf = (error: unknown): string => (error instanceof OutboundError ? error.reason : `no: ${String(error)}`)

test.each([
  'https://127.0.0.1/',
  'https://127.1/latest/meta-data',
  'https://2130706433/',
  'https://[::1]/',
  'https://localhost/',
  'https://a.site.example:8443/',
  'https://key@a.site.example/',
  'http://a.site.example/',
  'file:///etc/passwd',
  'https://',
  '/indexnow',
  '',
])('refuses the URL %j', async (url) => {
  await using outbound = openOutboundClient({ mapTo: server })
  expect(await outbound.fetch({ url }).then(({ text }) => text, reasonOf)).toBe('forbidden')
})

test('refuses a name that resolves to an internal address', async () => {
  await using outbound = openOutboundClient({
    mapTo: server,
    resolve: async () => ['10.0.0.1', '169.254.169.254', '::1'],
  })
  expect(await outbound.fetch({ url: 'https://a.site.example/' }).then(({ text }) => text, reasonOf)).toBe('forbidden')
})

test('does not follow a redirect, so that no key reaches another host', async () => {
  await using outbound = openOutboundClient({ mapTo: server })
  expect(await outbound.fetch({ url: 'https://a.site.example/away' })).toMatchObject({ status: 302 })
})

test('concurrent requests to any number of other hosts do not abort a pending response', async () => {
  await using outbound = openOutboundClient({ mapTo: server })
  const slow = outbound.fetch({ url: 'https://slow.site.example/slow' }).then(({ text }) => text, reasonOf)
  await slowRequested.promise
  for (let host = 0; host < 20; host += 1)
    expect(await outbound.fetch({ url: `https://h${host}.site.example/` })).toMatchObject({ status: 200 })
  going.resolve()
  expect(await slow).toBe('slow.site.example')
})
