import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'
import { callRoute, table, withoutSessionCalls } from '../support/route-calls.ts'

const allowedOrigin = 'https://friend.example'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway({ corsOrigins: [allowedOrigin] })
})

beforeEach(() => gateway.services.reset())

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
})

const guarded = table.filter(({ row }) => row.auth === 'user' || row.auth === 'admin')

/** The worst case: a request with an admin's token, although no page can make a browser send the token. */
const browser = (headers: Record<string, string>): Record<string, string> => ({
  ...bearer(gateway.tokens.admin),
  cookie: 'session=1',
  ...headers,
})

const refused = { status: 403, code: 403, msg: '不支持跨站请求' }

it.each(guarded.map((route) => [route.spec, route] as const))('refuses %s to other sites', async (_, route) => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: `${allowedOrigin}.evil.example` },
  ]
  for (const headers of foreign)
    expect(await callRoute(gateway, route, { headers: browser(headers) })).toMatchObject(refused)
  expect(gateway.services.calls).toEqual([])
})

it.each<[string, Record<string, string>]>([
  ['its own pages', { 'sec-fetch-site': 'same-origin' }],
  ['a listed origin', { 'sec-fetch-site': 'cross-site', origin: allowedOrigin }],
  ['a typed URL', { 'sec-fetch-site': 'none' }],
  ['clients without Sec-Fetch headers', {}],
])('allows %s', async (_, headers) => {
  for (const route of guarded) {
    expect(await callRoute(gateway, route, { headers: browser(headers) })).toMatchObject({ status: 200 })
  }
})

it('answers public routes to any site', async () => {
  const open = table.filter(({ row }) => row.auth === 'public' || row.auth === 'optional')
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  for (const route of open)
    expect(await callRoute(gateway, route, { headers })).toMatchObject({ status: 200, code: 200 })
})

it.each(['/auth/v1/user/check_in', '/admin/v1/blacklist/clear'])(
  'refuses %s with a cookie only, although the method is GET',
  async (path) => {
    const cookie = `token=${gateway.tokens.admin}; Authorization=Bearer ${gateway.tokens.admin}`
    const answer = await gateway.get(path, { cookie, 'sec-fetch-site': 'same-origin' })
    expect(answer).toMatchObject({ status: 403, body: { code: 403, msg: 'please login first' } })
    expect(withoutSessionCalls(gateway.services.calls)).toEqual([])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)

it('refuses form content types', async () => {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']
  for (const type of types) {
    const answer = await gateway.post('/v1/user/login', '{"username":"admin","password":"right"}', {
      'content-type': type,
    })
    expect(answer).toMatchObject({ status: 415, body: { code: 0 } })
  }
  expect(gateway.services.calls).toEqual([])
})

it('sets no cookie', async () => {
  for (const route of table) {
    const response = await fetch(gateway.url + route.path, { method: route.method })
    expect(response.headers.get('set-cookie')).toBeNull()
  }
})
