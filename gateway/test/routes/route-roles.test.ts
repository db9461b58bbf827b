import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PreparedRoute } from '../../src/pipeline/step.ts'
import type { Auth } from '../../src/routes/route.ts'
import { disk } from '../support/services/disk.ts'
import { accounts, bannedAccountId } from '../support/services/user.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'
import { callRoute, pathOf, table, withoutSessionCalls } from '../support/route-calls.ts'
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

const session = async (id: number, claims: object = {}): Promise<Record<string, string>> =>
  bearer(await gateway.signToken({ claims: { sub: String(id), ...claims } }))

const clients = {
  'an anonymous client': async () => ({}),
  'a client with a token only in a cookie': async () => ({
    cookie: `token=${gateway.tokens.admin}; Authorization=Bearer ${gateway.tokens.admin}`,
  }),
  'a client with a forged token': async () => bearer('eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'),
  'a user': () => session(accounts.user.id),
  'another user': () => session(accounts.other.id),
  'a banned user': () => session(bannedAccountId),
  'an admin': () => session(accounts.admin.id),
  'a former admin': () => session(accounts.demoted.id, { role: 'admin' }),
  'a program with an open token': async () => bearer('open-sesame'),
}

type ClientKind = keyof typeof clients

const userKinds: readonly ClientKind[] = ['a user', 'another user', 'a former admin']

/** Expected access, derived only from `auth`. */
const isAllowed: Record<Auth, (client: ClientKind) => boolean> = {
  public: () => true,
  optional: () => true,
  user: (client) => client === 'an admin' || userKinds.includes(client),
  admin: (client) => client === 'an admin',
  open: (client) => client === 'a program with an open token',
}

const expectedOf = ({ row }: PreparedRoute, client: ClientKind): object => {
  if (isAllowed[row.auth](client)) return row.download ? { status: 200, code: undefined } : { status: 200, code: 200 }
  const isLoggedIn = row.auth === 'admin' && userKinds.includes(client)
  return { status: 403, code: 403, msg: isLoggedIn ? '没有权限' : 'please login first' }
}

const names = Object.keys(clients) as ClientKind[]

describe.each(table.map((route) => [route.spec, route] as const))('%s', (_, route) => {
  it.each(names)('answers %s as its auth requires and calls services for allowed clients only', async (client) => {
    const outcome = await callRoute(gateway, route, { headers: await clients[client]() })
    expect(outcome).toMatchObject(expectedOf(route, client))
    const wasServiceCalled = withoutSessionCalls(gateway.services.calls).length > 0
    expect(wasServiceCalled && !isAllowed[route.row.auth](client)).toBe(false)
  })
})

const guarded = table.filter(({ row }) => row.auth === 'user' || row.auth === 'admin' || row.auth === 'open')

const rewrites: Record<string, (path: string) => string> = {
  'in capitals': (path) => path.toUpperCase(),
  'with a slash at its end': (path) => `${path}/`,
  'with a doubled slash': (path) => path.replace('v1/', 'v1//'),
  'with an encoded letter': (path) => path.replace(/\/([a-z])/, (_, c: string) => `/%${c.charCodeAt(0).toString(16)}`),
  'with an encoded slash': (path) => path.replace(/(?<=.)\//, '%2f'),
  'with a parameter in its path': (path) => `${path};jsessionid=1`,
  'with an extension': (path) => `${path}.json`,
  'with a public prefix and a parent segment': (path) => `/v1/..${path}`,
}

it.each(Object.entries(rewrites))('enforces the role of a route whose path is written %s', async (_, rewrite) => {
  const answers = guarded.map(async (route) => {
    const body = route.method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '{}' }
    const { status } = await fetch(gateway.url + rewrite(pathOf(route)), { method: route.method, ...body })
    return `${status} ${route.spec}`
  })
  // 200 and 405 are pages: no route matches this spelling.
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^(200 GET|403|404|405 POST) /)
  expect(withoutSessionCalls(gateway.services.calls)).toEqual([])
})

const publicPaths: [string, number][] = [
  ['/', 200],
  ['/search?q=x', 200],
  [`/doc/${disk.doc_id}`, 200],
  ['/doc/nothing', 404],
  ['/lost', 404],
  ['/login', 200],
  ['/profile', 200],
  ['/admin', 200],
  ['/admin/list_user', 200],
  ['/robots.txt', 200],
  ['/openapi.json', 200],
  ['/assets/app-1.js', 200],
  ['/favicon.ico', 200],
  ['/v1/nothing', 404],
  ['/admin/v1/nothing', 404],
]

it.each(publicPaths)('answers %s with %i to every client alike', async (path, status) => {
  const headersOfClients = await Promise.all(Object.values(clients).map((createHeaders) => createHeaders()))
  const answers = await Promise.all(headersOfClients.map((headers) => fetch(gateway.url + path, { headers })))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]))
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  expect(gateway.services.calls.map(({ method }) => method)).not.toContain('GetSession')
})
